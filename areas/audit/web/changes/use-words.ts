import { use } from 'react'
import { areaHistories, type AreaHistory, type HistoryWords } from '#platform/web/history/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { untilLoaded } from '#platform/web/until-loaded.ts'
import { usePlatformWords } from './use-platform-words.ts'

type UseHistoryWords = () => HistoryWords

const fetched = new WeakMap<readonly AreaHistory[], Promise<UseHistoryWords[]>>()
function fetchOnce(histories: readonly AreaHistory[]): Promise<UseHistoryWords[]> {
  const words =
    fetched.get(histories) ??
    Promise.all(histories.flatMap(({ loadWords }) => (loadWords ? untilLoaded(loadWords) : [])))
  fetched.set(histories, words)
  return words
}

/** How changes of all areas are described; suspends until their words have come. */
export function useWords(): HistoryWords {
  // always the same ones in the same order
  const ofAreas = use(fetchOnce(usePlace(areaHistories)))
  return Object.assign(usePlatformWords(), ...ofAreas.map((useAreaWords) => useAreaWords())) as HistoryWords
}
