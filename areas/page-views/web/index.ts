import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Page } from '#platform/web/routes.ts'
import { readsViews } from '../contract/access.ts'

export { logPageView } from './log-page-view.ts'

export const pageViewsPages: Page[] = [
  {
    id: 'page-views',
    path: '/page-views/{audience}',
    access: readsViews,
    title: msg`Просмотры страниц`,
    menu: {
      group: 'managing',
      order: 200,
      icon: 'eye',
      to: '/page-views/employees',
      hint: msg`Какие страницы открывают и кто давно не заходил`,
    },
    component: lazyRouteComponent(() => import('./page-views-page.tsx'), 'PageViewsPage'),
  },
]
