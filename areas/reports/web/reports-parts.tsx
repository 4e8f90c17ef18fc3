import { msg } from '@lingui/core/macro'
import type { JournalTab } from '#areas/journal/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'
import { readsReports } from '../contract/access.ts'

/** The files of a journal. */
export const JournalFiles = lazyPart(async () => (await import('./journal-files.tsx')).JournalFiles)

/** «Отчёты» of a journal. */
export const reportsTab: JournalTab = {
  id: 'reports',
  title: msg`Отчёты`,
  order: 70,
  access: readsReports,
  component: lazyPart(async () => (await import('./reports-tab.tsx')).ReportsTab, <Loading lines={8} height={28} />),
}
