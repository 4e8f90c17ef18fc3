import type { Area } from '#platform/server/area.ts'
import { groupHolds } from './group-holds.ts'
import { readGroupHistoryHandler } from './history/read-group-history.ts'
import { readJournalAtHandler } from './past/read-journal-at.ts'
import { previewUndoHandler, undoBatchHandler } from './undo/undo.ts'

export { readJournalUntil } from './past/read-journal-until.ts'

/** The history of a group's journal: who changed what, the journal as it was, batches taken back. */
export const journalHistoryArea: Area = {
  endpoints: [readGroupHistoryHandler, readJournalAtHandler, previewUndoHandler, undoBatchHandler],
  groupHolds,
}
