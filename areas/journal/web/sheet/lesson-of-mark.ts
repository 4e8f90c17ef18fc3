import type { GridLesson, GridStudent } from '../../contract/journal.ts'
import { isMemberOn } from '../../rules/mark-context.ts'
import type { MarkColumn } from './columns.ts'

interface Written {
  column: MarkColumn
  student: GridStudent
  lessons: readonly GridLesson[]
  /** Whether the student's miss excludes marks on a lesson. */
  isAbsent: (lesson: GridLesson) => boolean
}

/**
 * The lesson a new mark is written into. A СОР or СОЧ stands on its planned lesson; written later by one who was absent
 * then, or without a date of its own, it takes the last lesson of its quarter that has been, so that it bears the date it
 * was written on.
 */
export function lessonOfMark(today: string, { column, student, lessons, isAbsent }: Written): GridLesson | null {
  if (column.kind === 'lesson') return column.lesson
  const { quarter, lesson: planned } = column
  if (planned && !isAbsent(planned)) return planned
  const later = lessons.findLast(
    (lesson) =>
      lesson.date <= today &&
      lesson.status !== 'cancelled' &&
      lesson.date >= (planned?.date ?? quarter?.start_date ?? '') &&
      lesson.date <= (quarter?.end_date ?? '') &&
      lesson.id !== planned?.id &&
      isMemberOn(student.periods, lesson.date) &&
      !isAbsent(lesson),
  )
  return later ?? planned
}
