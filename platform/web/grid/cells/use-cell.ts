import { useCallback, useSyncExternalStore } from 'react'
import type { CellView } from './cell-view.ts'
import type { Signals } from './signals.ts'

/** Cells that can be watched one by one. */
export interface WatchedCells<Value> {
  readonly signals: Signals
  view: (cell: string) => CellView<Value>
}

/** Watches one cell and nothing else. */
export function useCell<Value>(cells: WatchedCells<Value>, cell: string): CellView<Value> {
  const subscribe = useCallback((listener: () => void) => cells.signals.on(cell, listener), [cells, cell])
  return useSyncExternalStore(subscribe, () => cells.view(cell))
}
