import { useMemo } from 'react'
import type { Period } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { slotsBeside } from '../sheet/result-slots.ts'
import type { ResultsCache } from '../sheet/results-cache.ts'
import { journalLook } from './journal-look.tsx'
import { journalColumn, studentRow } from './mark-columns.ts'
import { resultsAside } from './results-aside.tsx'
import { useLessons } from './use-lessons.ts'

/** All that the grid shows of a journal's period; the same objects until lessons, students or works change. */
export function useJournalSheet(store: JournalStore, results: ResultsCache, period: Period) {
  const { grid, columns } = useLessons(store, period)
  return useMemo(() => {
    const slots = slotsBeside(grid, period)
    return {
      rows: grid.students.map(studentRow),
      columns: columns.map((column) => journalColumn(column, grid.today)),
      look: { ...journalLook(store), aside: resultsAside({ results, period, slots }) },
    }
  }, [store, results, grid, columns, period])
}
