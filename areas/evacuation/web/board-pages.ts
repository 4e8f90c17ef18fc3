import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { read } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'
import { boardAccess } from '../contract/evacuations.ts'
import { evaResults } from '../contract/permissions.ts'

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
    access: read(evaResults),
    title: msg`Итоги эвакуации`,
    skipsAuthentication: true,
    component: lazyRouteComponent(() => import('./statistics/statistics-page.tsx'), 'StatisticsPage'),
  },
]
