import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { ClassLink } from '#areas/classes/web/index.ts'
import { DayPanel, dutiesAtFirst, Nothing, PanelList } from '#platform/web/home/index.ts'
import { Box, Button, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import type { HeadsHome } from '../../contract/heads-home.ts'
import { AbsentDialog } from './absent-dialog.tsx'
import { PanelRow } from './panel-row.tsx'

/** Who is marked as absent today, by class, and reasons of families that nobody has answered. */
export function AbsentNow({ home: { absent, waiting } }: { home: HeadsHome }) {
  const { t } = useLingui()
  const [isWhole, { open, close }] = useDisclosure(false)
  return (
    <DayPanel
      title={t`Отсутствуют сегодня`}
      aside={
        absent.students === 0 ? null : (
          <Button variant="light" color="orange" size="compact-sm" onClick={open}>
            <Plural value={absent.students} one="# ученик" few="# ученика" many="# учеников" other="# ученика" />
          </Button>
        )
      }
    >
      <PanelList>
        {absent.classes.slice(0, dutiesAtFirst).map(({ id, title, students }) => (
          <PanelRow
            key={id}
            title={<ClassLink schoolClass={{ id, title: t`${title} класс` }} />}
            value={String(students)}
          />
        ))}
      </PanelList>
      {absent.classes.length > dutiesAtFirst ? (
        <Box p="xs">
          <Button variant="subtle" fullWidth onClick={open}>
            <Trans>Весь список</Trans>
          </Button>
        </Box>
      ) : null}
      {isWhole ? <AbsentDialog onClose={close} /> : null}
      {absent.students === 0 ? (
        <Nothing>
          <Trans>Сегодня отсутствующих не отметили</Trans>
        </Nothing>
      ) : null}
      {waiting === null ? null : (
        <Text px="md" py="sm" size="sm">
          {waiting === 0 ? (
            <Text span inherit c="dimmed">
              <Trans>На все сообщения родителей ответили</Trans>
            </Text>
          ) : (
            <LinkAnchor to="/absence-reasons" search={{ state: 'waiting' }}>
              <Trans>Причины отсутствия ждут ответа: {waiting}</Trans>
            </LinkAnchor>
          )}
        </Text>
      )}
    </DayPanel>
  )
}
