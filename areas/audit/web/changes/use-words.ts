import type { HistoryWords } from '#platform/web/history/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { auditWords } from '../audit-words.ts'
import { usePlatformWords } from './use-platform-words.ts'

/** How changes of all areas are described. */
export function useWords(): HistoryWords {
  const ofAreas = usePlace(auditWords)
  return Object.assign(usePlatformWords(), ...ofAreas.map((useAreaWords) => useAreaWords())) as HistoryWords
}
