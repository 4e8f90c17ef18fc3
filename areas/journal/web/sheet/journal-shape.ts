import type { GridStudent, JournalGrid } from '../../contract/journal.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import { columnsOf, type MarkColumn } from './columns.ts'
import type { ValidationContext } from './validation.ts'

/** What follows from a journal, computed once. */
export interface JournalShape {
  columns: readonly MarkColumn[]
  byColumn: ReadonlyMap<string, MarkColumn>
  byStudent: ReadonlyMap<number, GridStudent>
  validationContext: ValidationContext
  /** Kinds of misses that exclude marks. */
  excluding: ReadonlySet<number>
}
export function shapeOf(grid: JournalGrid): JournalShape {
  const columns = columnsOf(grid, 'year')
  return {
    columns,
    byColumn: new Map(columns.map((column) => [column.id, column])),
    byStudent: new Map(grid.students.map((student) => [student.id, student])),
    validationContext: { ...grid, policy: grid.policy.rules as GradingPolicy },
    excluding: new Set(grid.miss_kinds.flatMap((kind) => (kind.excludes_marks ? [kind.id] : []))),
  }
}
