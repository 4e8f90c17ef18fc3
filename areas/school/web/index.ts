import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { allows } from '#platform/contract/access.ts'
import { homeCards } from '#platform/web/home/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { fill } from '#platform/web/places.tsx'
import { maintainsAccounts } from '#areas/access/contract/access.ts'

export { countTiles } from './count-tile.ts'
import { maintainsSchool, readsSchool } from '../contract/access.ts'

export const schoolWeb: WebArea = {
  pages: [
    {
      id: 'school',
      path: '/passport',
      access: readsSchool,
      title: msg`Школа`,
      menu: (rights) => ({
        group: 'school',
        order: 10,
        use: allows(maintainsSchool, rights) ? 35 : 72,
        icon: 'school',
        hint: msg`Поиск людей, разделы управления, сведения о школе`,
      }),
      component: lazyPage(() => import('./school-page.tsx'), 'SchoolPage'),
    },
  ],
  fillings: [
    fill(homeCards, [
      {
        id: 'first-steps',
        order: -10,
        isFor: (rights) => allows(maintainsSchool, rights),
        component: lazyPart(async () => (await import('./first-steps.tsx')).FirstSteps),
      },
      {
        id: 'never-signed-in',
        order: 32,
        isFor: (rights) => allows(maintainsAccounts, rights) && allows(readsSchool, rights),
        component: lazyPart(async () => (await import('./home/never-signed-in-card.tsx')).NeverSignedInCard),
      },
    ]),
  ],
  history: {
    schema: 'school',
    title: msg`Сведения о школе`,
  },
}
