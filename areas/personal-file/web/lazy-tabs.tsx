import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** «Документы», «Достижения» and «Здоровье» of a person's card, each in a file of its own. */
export const DocumentsTab = lazyPart(
  async () => (await import('./documents/documents-tab.tsx')).DocumentsTab,
  <Loading />,
)
export const AchievementsTab = lazyPart(
  async () => (await import('./achievements/achievements-tab.tsx')).AchievementsTab,
  <Loading />,
)
export const HealthTab = lazyPart(async () => (await import('./health/health-tab.tsx')).HealthTab, <Loading />)
