import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { readsReadiness } from '../contract/access.ts'

/** How far the study set-up of a year has come. */
export const readinessWeb: WebArea = {
  pages: [
    {
      id: 'readiness',
      path: '/managing',
      layout: 'managing',
      access: readsReadiness,
      title: msg`Готовность года`,
      menu: {
        group: 'year',
        order: 5,
        use: 60,
        icon: 'flag',
        hint: msg`Что готово к учебному году, чего не хватает и где это исправить`,
      },
      hasYear: true,
      component: lazyPage(() => import('./readiness-page.tsx'), 'ReadinessPage'),
    },
  ],
}
