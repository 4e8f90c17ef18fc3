import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { readsViews } from '../contract/access.ts'
import { logPageView } from './log-page-view.ts'

export { logPageView } from './log-page-view.ts'

export const pageViewsWeb: WebArea = {
  pages: [
    {
      id: 'page-views',
      path: '/page-views/{audience}',
      access: readsViews,
      title: msg`Просмотры страниц`,
      menu: {
        group: 'safety',
        order: 50,
        use: 62,
        icon: 'eye',
        to: '/page-views/employees',
        hint: msg`Какие страницы открывают и кто давно не заходил`,
      },
      component: lazyPage(() => import('./page-views-page.tsx'), 'PageViewsPage'),
    },
  ],
  history: { schema: 'page_views', title: msg`Просмотры страниц` },
  onPageView: logPageView,
}
