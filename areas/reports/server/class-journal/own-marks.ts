import { courseMarks, type CourseMark } from '#areas/grading/rules/course-marks.ts'
import type { Score, Work } from '#areas/journal/contract/journal.ts'
import type { JournalLesson } from '#areas/journal/server/index.ts'
import type { CourseGroup } from '#areas/summary-sheet/server/index.ts'

/** What is in a journal of the year that decides results. */
export interface JournalRows {
  lessons: readonly JournalLesson[]
  works: readonly Work[]
  scores: readonly Score[]
}

/** Marks of a student; those of ФО out of the same maximum in a quarter together. */
function summed(marks: readonly CourseMark[]): CourseMark[] {
  const [fo, works] = [marks.filter(({ type }) => type === 'fo'), marks.filter(({ type }) => type !== 'fo')]
  const together = Map.groupBy(fo, ({ quarter, maximum }) => `${quarter}:${maximum}`)
  const sums = [...together.values()].flatMap(([first, ...others]): CourseMark[] => {
    if (first === undefined) return []
    const value = others.reduce((sum, one) => sum + one.value, first.value)
    return [{ ...first, value, count: others.length + 1 }]
  })
  return [...sums, ...works]
}

/**
 * Marks of a journal by its students, as `periodMarks` reads them: of ФО those of a quarter out of the same maximum together, then СОР
 * and СОЧ, each by itself, in the order of days.
 */
export function ownMarks(
  { quarters }: Pick<CourseGroup, 'quarters'>,
  { lessons, works, scores }: JournalRows,
): Map<number, CourseMark[]> {
  const places = new Map(lessons.map(({ id, date }, place) => [id, { date, place }]))
  const workOf = new Map<number | null, Work>(works.map((work) => [work.id, work]))
  const dated = scores.map(({ student_id, lesson_id, work_id, type, value, maximum }) => {
    const { quarter_id = null, number = null } = workOf.get(work_id) ?? {}
    const { date = '', place = 0 } = places.get(lesson_id) ?? {}
    return { student_id, type, value, maximum, number, quarter_id, date, place }
  })
  const inOrder = courseMarks(quarters, dated).sort((one, other) => one.place - other.place)
  const byStudent = Map.groupBy(inOrder, ({ student_id }) => student_id)
  return new Map(
    [...byStudent].map(([id, marks]) => [
      id,
      summed(marks.map(({ type, quarter, number, value, maximum }) => ({ type, quarter, number, value, maximum }))),
    ]),
  )
}
