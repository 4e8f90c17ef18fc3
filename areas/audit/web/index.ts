import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { readsChanges } from '#areas/access/contract/access.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { fill } from '#platform/web/places.tsx'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'

export const auditWeb: WebArea = {
  pages: [
    {
      id: 'audit',
      path: '/page-views/audit',
      access: readsChanges,
      title: msg`Аудит`,
      menu: {
        group: 'safety',
        order: 60,
        use: 46,
        icon: 'history',
        hint: msg`Кто что изменил, кто входил и кому отказано`,
      },
      component: lazyPage(() => import('./audit-page.tsx'), 'AuditPage'),
    },
  ],
  fillings: [
    fill(homeCards, [
      {
        id: 'denials',
        order: 36,
        isFor: (rights) => allows(readsChanges, rights),
        component: lazyPart(async () => (await import('./home/denials-card.tsx')).DenialsCard),
      },
    ]),
  ],
}
