import { t } from '@lingui/core/macro'
import { cellId, type CellName } from '#platform/web/grid/index.ts'
import type { GridLesson, GridStudent, JournalFrame } from '../../contract/journal.ts'
import { isMemberOn } from '../../rules/mark-context.ts'
import type { MissValue } from './cell-value.ts'
import { lessonColumnId, type MarkColumn, type WorkColumn } from './columns.ts'
import type { JournalShape } from './journal-shape.ts'

/** Where a mark is written: into `lesson`, which for a work written late is not the column's. */
export interface MarkPlace {
  column: MarkColumn
  student: GridStudent
  lesson: GridLesson
}
/** What of a journal decides where marks are written. */
export interface PlaceSources {
  frame: Pick<JournalFrame, 'lessons' | 'today'>
  shape: Pick<JournalShape, 'byColumn' | 'byStudent' | 'missKinds'>
  missOf: (cell: string) => MissValue | null
}

/**
 * The lesson a new mark of a СОР or СОЧ is written into: the planned one; written later by one who was absent then, or
 * without a date of its own, the last lesson of its quarter that has been, so that it bears the date it was written on.
 */
function lessonOfWork(
  { frame, shape, missOf }: PlaceSources,
  { quarter, lesson: planned }: WorkColumn,
  student: GridStudent,
): GridLesson | null {
  const isAbsent = ({ id }: GridLesson) => {
    const miss = missOf(cellId(lessonColumnId(id), student.id))
    return miss !== null && shape.missKinds.get(miss.kind_id)?.excludes_marks === true
  }
  if (planned && !isAbsent(planned)) return planned
  const later = frame.lessons.findLast(
    (lesson) =>
      lesson.date <= frame.today &&
      lesson.status !== 'cancelled' &&
      lesson.date >= (planned?.date ?? quarter?.start_date ?? '') &&
      lesson.date <= (quarter?.end_date ?? '') &&
      lesson.id !== planned?.id &&
      isMemberOn(student.periods, lesson.date) &&
      !isAbsent(lesson),
  )
  return later ?? planned
}

/** Where a mark of a cell is written, or in words why nowhere. */
export function placeOf(sources: PlaceSources, { columnId, rowId }: CellName): MarkPlace | string {
  const [column, student] = [sources.shape.byColumn.get(columnId), sources.shape.byStudent.get(rowId)]
  if (!column || !student) return t`Этого столбца в журнале нет`
  const lesson = column.kind === 'lesson' ? column.lesson : lessonOfWork(sources, column, student)
  return lesson ? { column, student, lesson } : t`У работы ещё нет урока: назначьте её дату`
}
