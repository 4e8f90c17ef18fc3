import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Page } from '#platform/web/routes.ts'
import { readsResults } from '../contract/access.ts'
import { boardAccess } from '../contract/evacuations.ts'

/** Who is found, as it happens, and how it went. */
export const boardPages: Page[] = [
  {
    id: 'evacuation-progress',
    path: '/evacuation/progress',
    access: boardAccess,
    title: msg`Ход эвакуации`,
    skipsAuthentication: true,
    component: lazyRouteComponent(() => import('./board/board-page.tsx'), 'BoardPage'),
  },
  {
    id: 'evacuation-statistics',
    path: '/evacuation/statistics/$id',
    access: readsResults,
    title: msg`Итоги эвакуации`,
    skipsAuthentication: true,
    component: lazyRouteComponent(() => import('./statistics/statistics-page.tsx'), 'StatisticsPage'),
  },
]
