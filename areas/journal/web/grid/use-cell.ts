import { useCallback, useSyncExternalStore } from 'react'
import type { CellView } from '../sheet/cell-view.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { studentResults, type SlotResult } from '../sheet/student-results.ts'

/** Watches one cell and nothing else. */
export function useCell(store: JournalStore, cell: string): CellView {
  const subscribe = useCallback((listener: () => void) => store.signals.on(cell, listener), [store, cell])
  return useSyncExternalStore(subscribe, () => store.view(cell))
}

/** Watches the results of one student; they come a moment after the mark. */
export function useResults(store: JournalStore, studentId: number): ReadonlyMap<string, SlotResult> {
  const subscribe = useCallback((listener: () => void) => store.signals.onRow(studentId, listener), [store, studentId])
  useSyncExternalStore(subscribe, () => store.rowVersion(studentId))
  return studentResults(store, studentId)
}
