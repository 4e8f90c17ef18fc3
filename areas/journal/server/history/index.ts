import { markHistory } from './mark-history.ts'
import { resultHistory } from './result-history.ts'

export { auditedInJournal } from './audited.ts'
export const historyEndpoints = [markHistory, resultHistory]
