import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { logAudit } from '#areas/access/contract/permissions.ts'
import { read } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'

export { auditWords } from './audit-words.ts'

export const auditPages: Page[] = [
  {
    id: 'audit',
    path: '/page-views/audit',
    access: read(logAudit),
    title: msg`Аудит`,
    menu: {
      group: 'managing',
      order: 210,
      icon: 'shield',
      hint: msg`Кто что изменил, кто входил и кому отказано`,
    },
    component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
  },
]
