import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { readsRollover } from '../contract/access.ts'

/** A study year is carried over into the next one. */
export const rolloverWeb: WebArea = {
  pages: [
    {
      id: 'rollover',
      path: '/managing/rollover',
      layout: 'managing',
      access: readsRollover,
      title: msg`Переход на новый год`,
      menu: {
        group: 'year',
        order: 6,
        use: 40,
        icon: 'rollover',
        hint: msg`Классы, план, группы и люди переходят в следующий учебный год`,
      },
      hasYear: true,
      component: lazyPage(() => import('./page/rollover-page.tsx'), 'RolloverPage'),
    },
  ],
  history: {
    schema: 'rollover',
    title: msg`Переход на новый учебный год`,
  },
}
