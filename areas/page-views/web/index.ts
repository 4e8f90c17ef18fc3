import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { readsViews } from '../contract/access.ts'
import { logPageView } from './log-page-view.ts'

export { logPageView } from './log-page-view.ts'

const views = {
  access: readsViews,
  title: msg`Просмотры страниц`,
  component: lazyPage(() => import('./page-views-page.tsx'), 'PageViewsPage'),
}

export const pageViewsWeb: WebArea = {
  pages: [
    {
      ...views,
      id: 'page-views',
      path: '/page-views/employees',
      menu: {
        group: 'safety',
        order: 50,
        use: 62,
        icon: 'eye',
        hint: msg`Какие страницы открывают и кто давно не заходил`,
      },
    },
    { ...views, id: 'page-views-students', path: '/page-views/students' },
    { ...views, id: 'page-views-users', path: '/page-views/users' },
  ],
  history: { schema: 'page_views', title: msg`Просмотры страниц` },
  onPageView: logPageView,
}
