import type { JournalTabProps } from '#areas/journal/web/index.ts'
import { Answer } from '#platform/web/ui/index.ts'
import { SummarySheetView } from './summary-sheet-view.tsx'
import { useSheetClasses } from './use-sheet-classes.ts'

/** «Сводная ведомость» of a journal: the sheet of its class. */
export function SummarySheetTab({ journalSession }: Pick<JournalTabProps, 'journalSession'>) {
  const { group, year_id } = journalSession.store.grid
  return (
    <Answer of={useSheetClasses(year_id)}>
      {({ items }) => <SummarySheetView classes={items} titles={group.classes} />}
    </Answer>
  )
}
