import { markHistory } from './mark-history.ts'

export { auditedInJournal } from './audited.ts'
export const historyEndpoints = [markHistory]
