import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { readsChanges } from '#areas/access/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'

export const auditWeb: WebArea = {
  pages: [
    {
      id: 'audit',
      path: '/page-views/audit',
      access: readsChanges,
      title: msg`Аудит`,
      menu: {
        group: 'managing',
        order: 210,
        icon: 'shield',
        hint: msg`Кто что изменил, кто входил и кому отказано`,
      },
      component: lazyPage(() => import('./audit-page.tsx'), 'AuditPage'),
    },
  ],
}
