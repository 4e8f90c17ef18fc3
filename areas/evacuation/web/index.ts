import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { allows, open, signedIn } from '#platform/contract/access.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { fill } from '#platform/web/places.tsx'
import type { WebArea } from '#platform/web/area.ts'
import { draftQueue, type KeptQueue } from '#platform/web/outbox/index.ts'
import { boardAccess, printsClassLists, readsMemo, readsResults, runsEvacuations } from '../contract/access.ts'
import { printClassLists } from '../contract/class-lists.ts'
import { EvacuationGuide } from './live/evacuation-guide.tsx'
import { RunningBanner } from './live/running-banner.tsx'
import { watchEvacuations } from './live/watch-evacuations.ts'

export { EvacuationGuide } from './live/evacuation-guide.tsx'
export { watchEvacuations } from './live/watch-evacuations.ts'
export { RunningBanner } from './live/running-banner.tsx'

/** What the evacuation keeps on this device until the server has it: taps. */
const evacuationQueues: readonly KeptQueue[] = [
  draftQueue('evacuation', async () => (await import('./marks/tap-outbox.ts')).tapOutbox()),
]

export const evacuationWeb: WebArea = {
  pages: [
    {
      id: 'evacuation',
      path: '/evacuation',
      access: boardAccess,
      title: msg`Эвакуация`,
      skipsAuthentication: true,
      menu: {
        group: 'safety',
        order: 10,
        use: 58,
        icon: 'alarm',
        hint: msg`Начать эвакуацию или учебную тревогу, прежние события`,
      },
      component: lazyPage(() => import('./start/evacuation-page.tsx'), 'EvacuationPage'),
    },
    {
      id: 'evacuation-marks',
      path: '/evacuation/marks',
      access: signedIn(),
      title: msg`Отметки при эвакуации`,
      skipsAuthentication: true,
      component: lazyPage(() => import('./marks/marks-page.tsx'), 'MarksPage'),
    },
    {
      id: 'evacuation-progress',
      path: '/evacuation/progress',
      access: boardAccess,
      title: msg`Ход эвакуации`,
      skipsAuthentication: true,
      component: lazyPage(() => import('./board/board-page.tsx'), 'BoardPage'),
    },
    {
      id: 'evacuation-statistics',
      path: '/evacuation/statistics/{id}',
      access: readsResults,
      title: msg`Итоги эвакуации`,
      skipsAuthentication: true,
      component: lazyPage(() => import('./statistics/statistics-page.tsx'), 'StatisticsPage'),
    },
    {
      id: 'evacuation-sos',
      path: '/evacuation/sos',
      layout: 'blank',
      access: open(),
      title: msg`Что делать при эвакуации`,
      skipsAuthentication: true,
      // the school's own have another one, `/sos`
      menu: ({ client }) =>
        client === 1
          ? { group: 'safety', order: 20, use: 66, icon: 'lifebuoy', hint: msg`Памятка, места сбора, телефоны помощи` }
          : null,
      component: lazyPage(() => import('./sos/sos-page.tsx'), 'SosPage'),
    },
    {
      id: 'sos',
      path: '/sos',
      access: readsMemo,
      title: msg`Что делать при тревоге`,
      menu: {
        group: 'safety',
        order: 20,
        use: 66,
        icon: 'lifebuoy',
        hint: msg`Памятка, места сбора, телефоны помощи`,
      },
      component: lazyPage(() => import('./sos/memo-page.tsx'), 'MemoPage'),
    },
  ],
  fillings: [
    fill(homeCards, [
      {
        id: 'last-drill',
        order: 55,
        isFor: (rights) => allows(runsEvacuations, rights) && allows(readsResults, rights),
        component: lazyPart(async () => (await import('./home/last-drill-card.tsx')).LastDrillCard),
      },
    ]),
  ],
  shellParts: [
    { at: 'banner', order: 10, component: RunningBanner },
    { at: 'everywhere', order: 10, component: EvacuationGuide },
  ],
  fetchAhead: { access: printsClassLists, read: async (read) => void (await read(printClassLists, {})) },
  queues: evacuationQueues,
  background: watchEvacuations,
  history: {
    schema: 'evacuation',
    title: msg`Эвакуация`,
  },
}
