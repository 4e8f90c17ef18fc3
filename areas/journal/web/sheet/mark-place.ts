import type { GridLesson, GridStudent } from '../../contract/journal.ts'
import type { MarkColumn } from './columns.ts'

/** Where a mark is written: into `lesson`, which for a work written late is not the column's. */
export interface MarkPlace {
  column: MarkColumn
  student: GridStudent
  lesson: GridLesson
}
