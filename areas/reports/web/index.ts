import { readsJournals, readsReports } from '#areas/journal/contract/access.ts'
import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { allows } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'

export { reportsTab } from './reports-parts.tsx'

export const reportPages: Page[] = [
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
            icon: 'chart',
            hint: msg`Отчёты классного руководителя и учителя-предметника за период`,
          }
        : null,
    hasYear: true,
    component: lazyRouteComponent(() => import('./reports-page.tsx'), 'ReportsPage'),
  },
]
