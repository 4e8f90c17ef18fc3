export { historyTab, pastJournal } from './history-parts.tsx'
