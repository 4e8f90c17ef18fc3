import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GridLesson } from '#areas/journal/contract/journal.ts'
import { Button, Popover, Stack, Text } from '#platform/web/ui/index.ts'
import type { RollHint } from '../contract/roll.ts'

interface Props {
  hints: readonly RollHint[]
  lesson: GridLesson
  onTake: () => void
}

/** Who may well be away, behind a button of the head: what comes later never moves the list under a finger. */
export function RollHints({ hints, lesson, onTake }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (hints.length === 0) return null
  return (
    <Popover opened={isOpen} onDismiss={() => setOpen(false)} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="compact-md"
          style={{ flex: 'none' }}
          variant="default"
          title={t`Вероятно, отсутствуют: ${hints.length}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Нет {hints.length}?</Trans>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" align="flex-start">
          <Text size="sm" fw={600}>
            <Trans>Вероятно, отсутствуют: {hints.length}</Trans>
          </Text>
          <Text size="sm">
            <HintWords hints={hints} lesson={lesson} />
          </Text>
          <Button
            size="sm"
            onClick={() => {
              setOpen(false)
              onTake()
            }}
          >
            <Trans>Отметить предложенных</Trans>
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Why they are thought to be away. */
function HintWords({ hints, lesson }: Pick<Props, 'hints' | 'lesson'>) {
  const { t } = useLingui()
  const sentences = [
    hints.some(({ reason }) => reason !== null)
      ? t`О ком-то предупредили родители, классный руководитель это принял.`
      : null,
    hints.some(({ earlier }) => earlier?.date === lesson.date)
      ? t`Кого-то не было сегодня на предыдущих уроках.`
      : null,
    hints.some(({ earlier }) => earlier !== null && earlier.date !== lesson.date)
      ? t`Кто-то болел или отсутствовал по уважительной причине в прошлый учебный день.`
      : null,
  ]
  return sentences.filter(Boolean).join(' ')
}
