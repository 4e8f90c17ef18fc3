import { useLingui } from '@lingui/react/macro'
import { Modal } from '#platform/web/ui/index.ts'
import type { CalendarEntry } from '../../contract/entries.ts'
import type { StudyYear } from '../../contract/years.ts'
import { EntryForm } from './entry-form.tsx'
import type { OpenEntry } from './open-entry.ts'

interface Props {
  year: StudyYear
  entries: readonly CalendarEntry[]
  opened: OpenEntry
  onClose: () => void
}

export function EntryDialog({ year, entries, opened, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={onClose}
      title={opened.present === null ? t`Новая запись календаря` : opened.present.title}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
      size="md"
    >
      <EntryForm year={year} entries={entries} opened={opened} onClose={onClose} />
    </Modal>
  )
}
