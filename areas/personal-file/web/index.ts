import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { personTabs } from '#areas/people/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { listEndingDocuments } from '../contract/ending.ts'
import { tabsOfPersons } from './person-tabs.tsx'

export { AchievementsTab, DocumentsTab } from './lazy-tabs.tsx'

export const personalFileWeb: WebArea = {
  pages: [
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
  ],
  fillings: [fill(personTabs, tabsOfPersons)],
  loadHistoryWords: async () => (await import('./use-paper-words.ts')).usePaperWords,
}
