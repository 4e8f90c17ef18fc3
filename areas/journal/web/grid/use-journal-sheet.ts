import { useMemo } from 'react'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import { cellId } from '#platform/web/grid/index.ts'
import type { GridStudent } from '../../contract/journal.ts'
import type { JournalAddress } from '../choose/address.ts'
import { dateOf, type MarkColumn, type Period } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { ColumnSums, type ResultsCache } from '../sheet/results-cache.ts'
import { closingOfSlot } from '../sheet/student-results.ts'
import { countLessons, journalLook } from './journal-look.tsx'
import { journalColumn, studentRow } from './mark-columns.ts'
import { sumsFoot } from './computed-cells.tsx'
import { narrowNames, wideNames } from '#areas/people/rules/narrow-names.ts'
import { columnsBeside, resultsAside } from './results-aside.tsx'
import { shownStudents } from './row-order.ts'
import type { SheetView } from './sheet-view.ts'
import { useLessons } from './use-lessons.ts'

/**
 * The columns that are to be seen: of a period still to come all, whatever is hidden otherwise; what bears marks has come,
 * whenever it was planned.
 */
export function shownColumns(
  store: JournalStore,
  columns: readonly MarkColumn[],
  { hidesFuture }: Pick<SheetView, 'hidesFuture'>,
): readonly MarkColumn[] {
  const { students, today } = store.grid
  const isMarked = ({ id }: MarkColumn) =>
    students.some((student) => store.value(cellId(id, student.id)).marks.length > 0)
  const hasCome = (column: MarkColumn) => dateOf(column) <= today
  if (!hidesFuture || !columns.some(hasCome)) return columns
  return columns.filter((column) => hasCome(column) || isMarked(column))
}

interface SheetOptions extends Pick<JournalAddress, 'order' | 'only'> {
  view: SheetView
  /** `HH:MM` of the school. */
  time: string
}

/** All that the grid shows of a journal's period; the same objects until lessons, students, works or what is wanted change. */
export function useJournalSheet(
  store: JournalStore,
  results: ResultsCache,
  period: Period,
  { view, time, order, only }: SheetOptions,
) {
  const { grid, columns: all } = useLessons(store, period)
  const { planned, held } = countLessons(all, { today: grid.today, time })
  const sums = useMemo(() => new ColumnSums(store), [store])
  const students = useMemo(
    () => (grid.students.length === 0 ? [] : shownStudents(store, all, { order, only })),
    [store, all, order, only, grid.students],
  )
  return useMemo(() => {
    const beside = columnsBeside(grid, period, view)
    const [narrow, wide] = [narrowNames(grid.students), wideNames(grid.students)]
    const namesOf = ({ id, full_name }: GridStudent) => ({
      wide: wide.get(id) ?? full_name,
      narrow: narrow.get(id) ?? { surname: full_name, initials: '' },
    })
    const isClosed = ({ slot }: { slot: Parameters<typeof closingOfSlot>[1] }) => {
      const closing = closingOfSlot(store, slot)
      return closing !== null && !isPeriodOpen(closing, grid.today)
    }
    const closed = new Set(beside.flatMap((column) => ('slot' in column && isClosed(column) ? [column.slot.id] : [])))
    const aside = resultsAside({ results, period, beside, closed })
    const foot = view.sums ? sumsFoot(sums) : undefined
    return {
      beside,
      rows: students.map((student) => studentRow(student, namesOf(student))),
      columns: shownColumns(store, all, view).map((column) => journalColumn(column, grid.today)),
      look: { ...journalLook(store, { planned, held }, view), ...(aside && { aside }), ...(foot && { foot }) },
    }
  }, [store, results, sums, grid, all, students, planned, held, period, view])
}
