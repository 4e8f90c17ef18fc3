import { msg } from '@lingui/core/macro'
import { noticeAnswers } from '#areas/notices/web/index.ts'
import { allows } from '#platform/contract/access.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { journalTabs, resultCards } from '#areas/journal/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { ResultCard, resultsTab, worksTab } from './results-parts.tsx'
import { grantsReopening, readsReopeningRequests } from '../contract/access.ts'

export { goByArrow } from './go-by-arrow.ts'

export const resultsWeb: WebArea = {
  pages: [
    {
      id: 'reopening-requests',
      path: '/journal-reopening',
      access: readsReopeningRequests,
      title: msg`Открытие периодов`,
      // teachers are led here by the answer
      menu: (rights) =>
        allows(grantsReopening, rights)
          ? {
              group: 'study',
              order: 17,
              use: 64,
              icon: 'unlock',
              hint: msg`Кто просит открыть закрытую четверть: открыть до даты или отказать`,
            }
          : null,
      component: lazyPage(() => import('./reopening-requests/requests-page.tsx'), 'RequestsPage'),
    },
  ],
  fillings: [
    fill(journalTabs, [worksTab, resultsTab]),
    fill(homeCards, [
      {
        id: 'reopening-requests',
        order: 24,
        isFor: (rights) => allows(grantsReopening, rights),
        component: lazyPart(async () => (await import('./home/reopening-card.tsx')).ReopeningCard),
      },
    ]),
    fill(resultCards, [ResultCard]),
    fill(noticeAnswers, [
      {
        kind: 'journal.reopening_request',
        component: lazyPart(async () => (await import('./reopening-requests/notice-answer.tsx')).NoticeAnswer, null),
      },
    ]),
  ],
  history: {
    schema: 'results',
    title: msg`Итоги`,
  },
}
