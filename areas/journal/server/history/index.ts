import { markHistory } from './mark-history.ts'
import { resultHistory } from '#areas/results/server/history/result-history.ts'

export { auditedInJournal } from './audited.ts'
export const historyEndpoints = [markHistory, resultHistory]
