import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Page } from '#platform/web/routes.ts'
import { listEndingDocuments } from '../contract/ending.ts'

export { AchievementsTab, DocumentsTab, HealthTab } from './lazy-tabs.tsx'
export { usePaperWords } from './use-paper-words.ts'

export const personalFilePages: Page[] = [
  {
    id: 'ending-documents',
    path: '/passport/documents',
    access: listEndingDocuments.access,
    title: msg`Истекают документы`,
    menu: {
      group: 'people',
      order: 5,
      icon: 'file',
      hint: msg`Документы людей, срок которых кончился или кончается`,
    },
    component: lazyRouteComponent(() => import('./ending/ending-page.tsx'), 'EndingPage'),
  },
]
