import type { JournalTabProps } from '#areas/journal/web/index.ts'
import { ReportsView } from './reports-view.tsx'

/** The reports of an open journal: its class is the first to choose. */
export function ReportsTab({ journalSession }: Pick<JournalTabProps, 'journalSession'>) {
  const { group, year_id } = journalSession.store.grid
  return <ReportsView yearId={year_id} titles={group.classes} />
}
