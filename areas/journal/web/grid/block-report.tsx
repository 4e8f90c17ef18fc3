import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { List, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { Told } from '../cursor/cursor.ts'
import type { Refusal } from '../cursor/blocks.ts'
import type { JournalStore } from '../sheet/journal-store.ts'

interface Props {
  store: JournalStore
  told: Extract<Told, { kind: 'block' }>
  onClose: () => void
}

/** After a block was put in: how much of it stands, and what does not and why. */
export function BlockReport({ store, told, onClose }: Props) {
  const { t } = useLingui()
  const { written, refused, outside } = told
  return (
    <Modal opened onClose={onClose} title={t`Записано не всё`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="sm">
        <Text size="sm">
          <Plural
            value={written}
            one="Записана # ячейка."
            few="Записаны # ячейки."
            many="Записано # ячеек."
            other="Записано # ячеек."
          />{' '}
          {refused.length > 0 ? <Trans>Остались как были: {refused.length}.</Trans> : null}{' '}
          {outside > 0 ? <Trans>Не поместились в журнал: {outside}.</Trans> : null}
        </Text>
        <List size="sm" mah={320} style={{ overflowY: 'auto' }}>
          {refused.map((refusal) => (
            <List.Item key={`${refusal.columnId}:${refusal.studentId}`}>{refusalWords(store, refusal)}</List.Item>
          ))}
        </List>
      </Stack>
    </Modal>
  )
}

function refusalWords(store: JournalStore, { columnId, studentId, reason }: Refusal): string {
  const lesson = store.column(columnId)?.lesson
  const where = [store.student(studentId)?.full_name, lesson && displayDate(lesson.date)].filter(Boolean).join(', ')
  return `${where}: ${reason}`
}
