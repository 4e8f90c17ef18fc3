import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Answer, Button, Empty, Group, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { listCourseMergers, undoCourseMerger, type CourseMerger } from '../../contract/course-bulk.ts'
import { useMergers } from './use-mergers.ts'

/** Mergers of courses that can be taken back. */
export function MergersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const mergers = useQuery(query(listCourseMergers, {}))
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t`Объединения предметов`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <Answer of={mergers}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty
              title={<Trans>Предметы ещё не объединяли</Trans>}
              hint={<Trans>Отметьте двойники в списке и нажмите «Объединить»</Trans>}
            />
          ) : (
            <Stack gap="xs">
              {items.map((merger) => (
                <MergerLine key={merger.id} merger={merger} />
              ))}
            </Stack>
          )
        }
      </Answer>
    </Modal>
  )
}

function MergerLine({ merger: { id, from, into, at, who } }: { merger: CourseMerger }) {
  const { t } = useLingui()
  const { undo } = useMergers()
  const mayUndo = useAllowed(undoCourseMerger)
  const ask = async () => {
    const agreed = await dialog.confirm({
      message: t`Отменить объединение: ${from.title}?`,
      description: t`Прежний предмет вернётся, и то, что на него ссылалось, снова будет на него ссылаться. Если это с тех пор изменили, программа скажет, что мешает.`,
      ok: t`Отменить объединение`,
      cancel: t`Оставить`,
    })
    if (agreed) await undo([id])
  }
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm" flex={1} miw={200}>
        «{from.title}» → «{into.title}»{' '}
        <Text component="span" size="xs" c="dimmed">
          {[displayMoment(at), who].filter(Boolean).join(', ')}
        </Text>
      </Text>
      {mayUndo ? (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t`Отменить объединение: ${from.title}`}
          onClick={() => void ask()}
        >
          <Trans>Отменить</Trans>
        </Button>
      ) : null}
    </Group>
  )
}
