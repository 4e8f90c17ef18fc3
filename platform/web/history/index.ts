/** Who changed what and when, in words. */
export { HistoryList } from './history-list.tsx'
export { HistoryPanel } from './history-panel.tsx'
export type { HistoryWords } from './words.ts'
