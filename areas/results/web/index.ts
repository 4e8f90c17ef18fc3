import { msg } from '@lingui/core/macro'
import { journalTabs, resultCards } from '#areas/journal/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { ResultCard, resultsTab } from './results-parts.tsx'

export { goByArrow } from './go-by-arrow.ts'

export const resultsWeb: WebArea = {
  pages: [],
  fillings: [fill(journalTabs, [resultsTab]), fill(resultCards, [ResultCard])],
  history: {
    schema: 'results',
    title: msg`Итоги`,
    loadWords: async () => (await import('./history/use-result-words.ts')).useResultWords,
  },
}
