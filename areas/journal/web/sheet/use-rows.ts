import { useEffect, useReducer } from 'react'
import { rowSignal } from '#platform/web/grid/index.ts'
import { lessonsSignal } from './journal-signals.ts'
import type { JournalStore } from './journal-store.ts'

/** Draws anew whenever anything in the rows of the journal, or a lesson of it, changes. */
export function useRows(store: JournalStore): void {
  const [, again] = useReducer((count: number) => count + 1, 0)
  const ids = store.grid.students.map(({ id }) => id).join()
  useEffect(() => {
    const rows = ids === '' ? [] : ids.split(',').map((id) => rowSignal(Number(id)))
    const stops = [...rows, lessonsSignal].map((signal) => store.signals.on(signal, again))
    return () => stops.forEach((stop) => stop())
  }, [store, ids])
}
