import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Period } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { lessonsSignal } from '../sheet/journal-signals.ts'

/** The journal and its columns of a period; the same objects until lessons, students or works change. */
export function useLessons(store: JournalStore, period: Period) {
  const subscribe = useCallback((listener: () => void) => store.signals.on(lessonsSignal, listener), [store])
  const grid = useSyncExternalStore(subscribe, () => store.grid)
  return useMemo(() => ({ grid, columns: store.columnsIn(period) }), [store, grid, period])
}
