import { journalTabs, resultCards } from '#areas/journal/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { ResultCard, resultsTab } from './results-parts.tsx'

export { goByArrow } from './go-by-arrow.ts'

export const resultsWeb: WebArea = {
  pages: [],
  fillings: [fill(journalTabs, [resultsTab]), fill(resultCards, [ResultCard])],
  loadHistoryWords: async () => (await import('./history/use-result-words.ts')).useResultWords,
}
