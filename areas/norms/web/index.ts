import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { readsNorms } from '../contract/access.ts'

/** Numbers of orders and of the school, and since when they hold. */
export const normsWeb: WebArea = {
  pages: [
    {
      id: 'norms',
      path: '/managing/norms',
      layout: 'managing',
      access: readsNorms,
      title: msg`Нормы и нормативы`,
      menu: {
        group: 'year',
        order: 95,
        use: 94,
        icon: 'adjustments',
        hint: msg`Предельная нагрузка, норма часов на ставку, деление на подгруппы: с какой даты какие числа`,
      },
      component: lazyPage(() => import('./norms-page.tsx'), 'NormsPage'),
    },
  ],
  history: { schema: 'norms', title: msg`Нормы и нормативы` },
}
