export { AchievementsTab, DocumentsTab, HealthTab } from './lazy-tabs.tsx'
export { usePaperWords } from './use-paper-words.ts'
