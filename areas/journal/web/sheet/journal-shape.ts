import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import type { GridStudent, JournalFrame } from '../../contract/journal.ts'
import { columnsOf, type MarkColumn } from './columns.ts'
import { resultBasis, type ResultBasis } from './result-basis.ts'

/** What follows from a journal, computed once. */
export interface JournalShape {
  columns: readonly MarkColumn[]
  byColumn: ReadonlyMap<string, MarkColumn>
  byStudent: ReadonlyMap<number, GridStudent>
  missKinds: ReadonlyMap<number, MissKind>
  resultBasis: ResultBasis
}
/** @param marked ids of lessons with marks or misses */
export function shapeOf(grid: JournalFrame, marked: ReadonlySet<number>): JournalShape {
  const columns = columnsOf(grid, marked)
  return {
    columns,
    byColumn: new Map(columns.map((column) => [column.id, column])),
    byStudent: new Map(grid.students.map((student) => [student.id, student])),
    missKinds: new Map(grid.miss_kinds.map((kind) => [kind.id, kind])),
    resultBasis: resultBasis(grid),
  }
}
