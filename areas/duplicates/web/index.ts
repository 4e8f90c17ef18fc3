import { msg } from '@lingui/core/macro'
import { peopleViews } from '#areas/people/web/index.ts'
import { countTiles } from '#areas/school/web/index.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { maintainsPeopleWithFamilies } from '#areas/people/contract/access.ts'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { duplicatesView } from './duplicates-view.tsx'

export const duplicatesWeb: WebArea = {
  pages: [],
  fillings: [
    fill(homeCards, [
      {
        id: 'duplicates',
        order: 38,
        // families included: what the server asks too
        isFor: (rights) => allows(maintainsPeopleWithFamilies, rights),
        component: lazyPart(async () => (await import('./home/duplicates-card.tsx')).DuplicatesCard),
      },
    ]),
    fill(countTiles, [
      {
        id: 'duplicates',
        title: msg`Похожие записи`,
        order: 80,
        to: '/passport/users/students',
        search: { duplicates: 'true' },
      },
    ]),
    fill(peopleViews, [duplicatesView]),
  ],
}
