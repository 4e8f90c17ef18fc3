import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Drawer, SimpleGrid, Stack, Text } from '#platform/web/ui/index.ts'
import type { GridStudent, MissKind } from '../../contract/journal.ts'
import type { MissValue } from '../sheet/cell-value.ts'
import { missOf } from './roll-marks.ts'

interface Props {
  student: GridStudent
  kinds: readonly MissKind[]
  present: MissValue | null
  onChoose: (miss: MissValue | null) => void
  onClose: () => void
}
const minutesLate = [5, 10, 15, 20, 30, 45]

/** Every kind of miss under a thumb; of being late the minutes. */
export function MissDrawer({ student, kinds, present, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const plain = kinds.filter(({ takes_minutes }) => !takes_minutes)
  const timed = kinds.filter(({ takes_minutes }) => takes_minutes)
  const look = (isChosen: boolean) => ({ size: 'lg', h: 56, variant: isChosen ? 'filled' : 'default', px: 'xs' })
  const is = ({ id }: MissKind, minutes: number | null) => present?.kind_id === id && present.minutes === minutes
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      styles={{
        content: { flex: '0 0 auto', width: '100%', height: 'auto', maxHeight: '90dvh' },
        inner: { alignItems: 'flex-end' },
      }}
      title={student.full_name}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Stack gap="md" maw={560} mx="auto" pb="sm">
        <Button {...look(present === null)} data-autofocus onClick={() => onChoose(null)}>
          <Trans>Присутствует</Trans>
        </Button>
        <SimpleGrid cols={3} spacing="xs">
          {plain.map((kind) => (
            <Button
              key={kind.id}
              {...look(is(kind, null))}
              aria-label={kind.title}
              title={kind.title}
              onClick={() => onChoose(missOf(kind))}
            >
              {kind.letter}
            </Button>
          ))}
        </SimpleGrid>
        {timed.map((kind) => (
          <Stack key={kind.id} gap={6}>
            <Text size="sm" fw={600}>
              {kind.title}
            </Text>
            <SimpleGrid cols={4} spacing="xs">
              <Button {...look(is(kind, null))} onClick={() => onChoose(missOf(kind))}>
                {kind.letter}
              </Button>
              {minutesLate.map((minutes) => (
                <Button key={minutes} {...look(is(kind, minutes))} onClick={() => onChoose(missOf(kind, minutes))}>
                  <Trans>{minutes} мин</Trans>
                </Button>
              ))}
            </SimpleGrid>
          </Stack>
        ))}
      </Stack>
    </Drawer>
  )
}
