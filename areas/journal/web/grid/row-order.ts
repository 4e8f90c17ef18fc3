import { cellId } from '#platform/web/grid/index.ts'
import type { GridStudent } from '../../contract/journal.ts'
import type { SheetOrder, SheetOnly } from '../choose/address.ts'
import type { MarkColumn } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { isLow, isOutside, isUnwritten } from './look.ts'

const shares = (store: JournalStore, columns: readonly MarkColumn[], studentId: number): number[] =>
  columns.flatMap((column) => {
    const maximum = column.kind === 'work' ? column.work.maximum : store.policy.fo_maximum
    return store.value(cellId(column.id, studentId)).marks.map(({ value }) => value / maximum)
  })

const meanOf = (all: readonly number[]) => all.reduce((sum, share) => sum + share, 0) / all.length

function isShown(store: JournalStore, columns: readonly MarkColumn[], student: GridStudent, only: SheetOnly): boolean {
  // of days on which the student was not in the group nothing is wanting
  const own = columns.filter((column) => !isOutside(student, column))
  const valueIn = (column: MarkColumn) => store.value(cellId(column.id, student.id))
  if (only === 'low') return own.some((column) => isLow(store, valueIn(column), column))
  if (only === 'missing') return own.some((column) => isUnwritten(store, valueIn(column), column))
  return own.length > 0 && own.every((column) => valueIn(column).marks.length === 0)
}

interface RowSelection {
  order?: SheetOrder | undefined
  only?: SheetOnly | undefined
}

/**
 * The students of a journal as they are to be shown, by their marks at this moment: what is written afterwards moves nobody.
 * Those without marks stand last. All of them where nothing else is asked for.
 */
export function shownStudents(
  store: JournalStore,
  columns: readonly MarkColumn[],
  { order, only }: RowSelection,
): readonly GridStudent[] {
  const { students } = store.grid
  const left = only ? students.filter((student) => isShown(store, columns, student, only)) : students
  if (!order) return left
  const ranked = left.map((student) => {
    const all = shares(store, columns, student.id)
    return { student, rank: all.length === 0 ? null : meanOf(all) }
  })
  const way = order === 'best' ? -1 : 1
  return ranked
    .toSorted((a, b) =>
      a.rank === null || b.rank === null ? Number(a.rank === null) - Number(b.rank === null) : way * (a.rank - b.rank),
    )
    .map(({ student }) => student)
}
