import { useCallback, useSyncExternalStore } from 'react'
import type { ResultsBoard } from '../sheet/results-board.ts'
import type { StudentResults } from '../sheet/student-results.ts'

/** Watches the results of one student; they come a moment after the mark. Null before they are computed. */
export function useResults(results: ResultsBoard, studentId: number): StudentResults | null {
  const subscribe = useCallback((listener: () => void) => results.watch(studentId, listener), [results, studentId])
  return useSyncExternalStore(subscribe, () => results.of(studentId))
}
