import { msg } from '@lingui/core/macro'
import type { JournalTab } from '#areas/journal/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading, Skeleton } from '#platform/web/ui/index.ts'
import { readsReports } from '../contract/access.ts'

/** The files of a journal: a button whose place is kept, so that nothing beside it moves. */
export const JournalFiles = lazyPart(
  async () => (await import('./journal-files.tsx')).JournalFiles,
  <Skeleton width={36} height={36} />,
)

/** «Отчёты» of a journal. */
export const reportsTab: JournalTab = {
  id: 'reports',
  title: msg`Отчёты`,
  order: 70,
  access: readsReports,
  component: lazyPart(async () => (await import('./reports-tab.tsx')).ReportsTab, <Loading lines={8} height={28} />),
}
