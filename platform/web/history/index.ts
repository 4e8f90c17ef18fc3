/** Who changed what and when, in words. */
export { HistorySteps } from './history-entry.tsx'
export { HistoryList } from './history-list.tsx'
export { HistoryPanel } from './history-panel.tsx'
export { areaHistories } from './area-history.ts'
export type { HistoryWords } from './words.ts'
