import { readMarkHistoryHandler } from './mark-history.ts'

export { auditedInJournal } from './audited.ts'
export const historyHandlers = [readMarkHistoryHandler]
