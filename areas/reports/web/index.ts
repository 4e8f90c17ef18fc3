import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { readsJournals } from '#areas/journal/contract/access.ts'
import { journalTabs, journalTools } from '#areas/journal/web/index.ts'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { readsReports } from '../contract/access.ts'
import { JournalFiles, reportsTab } from './reports-parts.tsx'

export const reportsWeb: WebArea = {
  pages: [
    {
      id: 'reports',
      path: '/reports',
      access: readsReports,
      title: msg`Отчёты`,
      // the reports of today are made of journals: who sees none of them finds nothing here
      menu: (rights) =>
        allows(readsJournals, rights)
          ? {
              group: 'study',
              order: 60,
              use: 48,
              icon: 'chart',
              hint: msg`Отчёты классного руководителя и учителя-предметника за период`,
            }
          : null,
      hasYear: true,
      component: lazyPage(() => import('./reports-page.tsx'), 'ReportsPage'),
    },
  ],
  fillings: [fill(journalTabs, [reportsTab]), fill(journalTools, [JournalFiles])],
}
