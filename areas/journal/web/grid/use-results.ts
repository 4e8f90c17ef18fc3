import { useCallback, useSyncExternalStore } from 'react'
import type { ResultsCache } from '../sheet/results-cache.ts'
import type { StudentResults } from '../sheet/student-results.ts'

/** Watches the results of one student; they come a moment after the mark. Null before they are computed. */
export function useResults(results: ResultsCache, studentId: number): StudentResults | null {
  const subscribe = useCallback((listener: () => void) => results.watch(studentId, listener), [results, studentId])
  return useSyncExternalStore(subscribe, () => results.of(studentId))
}
