import type { Area } from '#platform/server/area.ts'
import { groupHistory } from './history/read-group-history.ts'
import { journalAt } from './past/read-journal-at.ts'
import { preview, undo } from './undo/undo.ts'

/** The history of a group's journal: who changed what, the journal as it was, batches taken back. */
export const journalHistory: Area = { endpoints: [groupHistory, journalAt, preview, undo] }
