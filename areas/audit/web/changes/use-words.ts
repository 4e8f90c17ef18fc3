import type { HistoryWords } from '#platform/web/history/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { auditWords } from '../audit-words.ts'

/** How changes of all areas are told. */
export function useWords(): HistoryWords {
  const ofAreas = usePlace(auditWords)
  return Object.assign({}, ...ofAreas.map((useAreaWords) => useAreaWords())) as HistoryWords
}
