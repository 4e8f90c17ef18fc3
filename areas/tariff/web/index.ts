import { msg } from '@lingui/core/macro'
import { readsWorkload } from '#areas/curriculum/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'

export const tariffWeb: WebArea = {
  pages: [
    {
      id: 'tariff',
      path: '/managing/tariff',
      layout: 'managing',
      access: readsWorkload,
      title: msg`Тарификация`,
      menu: {
        group: 'year',
        order: 101,
        use: 56,
        icon: 'receipt',
        hint: msg`Кто что ведёт и сколько часов на день; выпущенные списки`,
      },
      hasYear: true,
      component: lazyPage(() => import('./tariff-page.tsx'), 'TariffPage'),
    },
  ],
  history: {
    schema: 'tariff',
    title: msg`Тарификация`,
  },
}
