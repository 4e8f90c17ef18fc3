import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { personTabs } from '#areas/people/web/index.ts'
import { countTiles } from '#areas/school/web/index.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { childTabs } from '#platform/web/child-tab.ts'
import { fill } from '#platform/web/places.tsx'
import { fileTab } from './child-tab.tsx'
import { tabsOfPersons } from './person-tabs.tsx'
import { maintainsPeople } from '#areas/people/contract/access.ts'
import { readsHealth } from '../contract/access.ts'

export const personalFileWeb: WebArea = {
  pages: [
    {
      id: 'ending-documents',
      path: '/passport/documents',
      access: maintainsPeople,
      title: msg`Истекают документы`,
      menu: {
        group: 'people',
        order: 5,
        use: 25,
        icon: 'file',
        hint: msg`Документы людей, срок которых кончился или кончается`,
      },
      component: lazyPage(() => import('./ending/ending-page.tsx'), 'EndingPage'),
    },
  ],
  fillings: [
    fill(homeCards, [
      {
        id: 'ill-today',
        order: 15,
        isFor: (rights) => allows(readsHealth, rights),
        component: lazyPart(async () => (await import('./home/ill-today-card.tsx')).IllTodayCard),
      },
      {
        id: 'ending-documents',
        order: 28,
        isFor: (rights) => allows(maintainsPeople, rights),
        component: lazyPart(async () => (await import('./home/ending-card.tsx')).EndingCard),
      },
    ]),
    fill(countTiles, [{ id: 'documents', title: msg`Истекают документы`, order: 70, to: '/passport/documents' }]),
    fill(childTabs, [fileTab]),
    fill(personTabs, tabsOfPersons),
  ],
  history: {
    schema: 'personal_file',
    title: msg`Личные дела`,
  },
}
