import { msg } from '@lingui/core/macro'
import { readsGroups, setsUpClasses } from '#areas/classes/contract/access.ts'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'

export const groupingWeb: WebArea = {
  pages: [
    {
      id: 'groups',
      path: '/managing/grouping',
      layout: 'managing',
      access: readsGroups,
      title: msg`Учебные группы`,
      menu: (rights) => ({
        group: 'year',
        order: 51,
        use: allows(setsUpClasses, rights) ? 52 : 75,
        icon: 'split',
        hint: msg`Кого, чему и кто учит вместе; состав групп с датами`,
      }),
      hasYear: true,
      component: lazyPage(() => import('./groups-page.tsx'), 'GroupsPage'),
    },
  ],
}
