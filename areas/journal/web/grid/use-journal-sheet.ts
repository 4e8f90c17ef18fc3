import { useMemo } from 'react'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import type { JournalAddress } from '../choose/address.ts'
import type { MarkColumn, Period } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { ColumnSums, type ResultsCache } from '../sheet/results-cache.ts'
import { closingOfSlot } from '../sheet/student-results.ts'
import { journalLook } from './journal-look.tsx'
import { journalColumn, studentRow } from './mark-columns.ts'
import { sumsFoot } from './computed-cells.tsx'
import { narrowNames } from './narrow-names.ts'
import { columnsBeside, resultsAside } from './results-aside.tsx'
import { shownStudents } from './row-order.ts'
import type { SheetView } from './sheet-view.ts'
import { useLessons } from './use-lessons.ts'

/** The columns that are to be seen: of a period still to come all, whatever is hidden otherwise. */
export function shownColumns(
  columns: readonly MarkColumn[],
  today: string,
  { hidesFuture }: Pick<SheetView, 'hidesFuture'>,
): readonly MarkColumn[] {
  const begun = hidesFuture ? columns.filter(({ lesson }) => lesson !== null && lesson.date <= today) : []
  return begun.length > 0 ? begun : columns
}

interface Wanted extends Pick<JournalAddress, 'order' | 'only'> {
  view: SheetView
}

/** All that the grid shows of a journal's period; the same objects until lessons, students, works or what is wanted change. */
export function useJournalSheet(
  store: JournalStore,
  results: ResultsCache,
  period: Period,
  { view, order, only }: Wanted,
) {
  const { grid, columns: all } = useLessons(store, period)
  const sums = useMemo(() => new ColumnSums(store), [store])
  const students = useMemo(
    () => (grid.students.length === 0 ? [] : shownStudents(store, all, { order, only })),
    [store, all, order, only, grid.students],
  )
  return useMemo(() => {
    const beside = columnsBeside(grid, period, view)
    const narrow = narrowNames(grid.students)
    const isClosed = ({ slot }: { slot: Parameters<typeof closingOfSlot>[1] }) => {
      const closing = closingOfSlot(store, slot)
      return closing !== null && !isPeriodOpen(closing, grid.today)
    }
    const closed = new Set(beside.flatMap((column) => ('slot' in column && isClosed(column) ? [column.slot.id] : [])))
    const aside = resultsAside({ results, period, beside, closed })
    const foot = view.sums ? sumsFoot(sums) : undefined
    return {
      beside,
      rows: students.map((student) => studentRow(student, narrow.get(student.id) ?? '')),
      columns: shownColumns(all, grid.today, view).map((column) => journalColumn(column, grid.today)),
      look: { ...journalLook(store, period, view), ...(aside && { aside }), ...(foot && { foot }) },
    }
  }, [store, results, sums, grid, all, students, period, view])
}
