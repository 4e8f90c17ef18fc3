import { groupHistory } from './read-group-history.ts'
import { journalAt } from './read-journal-at.ts'
import { preview, undo } from './undo.ts'

export const groupHistoryEndpoints = [groupHistory, journalAt, preview, undo]
