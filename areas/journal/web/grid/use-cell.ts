import { useCallback, useSyncExternalStore } from 'react'
import type { CellView } from '../sheet/cell-view.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import type { ResultsBoard } from '../sheet/results-board.ts'
import type { StudentResults } from '../sheet/student-results.ts'

/** Watches one cell and nothing else. */
export function useCell(store: JournalStore, cell: string): CellView {
  const subscribe = useCallback((listener: () => void) => store.signals.on(cell, listener), [store, cell])
  return useSyncExternalStore(subscribe, () => store.view(cell))
}

/** Watches the results of one student; they come a moment after the mark. Null before they are computed. */
export function useResults(results: ResultsBoard, studentId: number): StudentResults | null {
  const subscribe = useCallback((listener: () => void) => results.watch(studentId, listener), [results, studentId])
  return useSyncExternalStore(subscribe, () => results.of(studentId))
}
