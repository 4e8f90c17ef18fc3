import { use } from 'react'
import { historyWords, type HistoryWords, type LoadHistoryWords } from '#platform/web/history/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { untilLoaded } from '#platform/web/until-loaded.ts'
import { usePlatformWords } from './use-platform-words.ts'

type UseHistoryWords = () => HistoryWords

const fetched = new WeakMap<readonly LoadHistoryWords[], Promise<UseHistoryWords[]>>()
function fetchOnce(loads: readonly LoadHistoryWords[]): Promise<UseHistoryWords[]> {
  const words = fetched.get(loads) ?? Promise.all(loads.map((load) => untilLoaded(load)))
  fetched.set(loads, words)
  return words
}

/** How changes of all areas are described; suspends until their words have come. */
export function useWords(): HistoryWords {
  // always the same ones in the same order
  const ofAreas = use(fetchOnce(usePlace(historyWords)))
  return Object.assign(usePlatformWords(), ...ofAreas.map((useAreaWords) => useAreaWords())) as HistoryWords
}
