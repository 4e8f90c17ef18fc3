import type { SummaryCourse, SheetMark } from '#areas/summary-sheet/rules/sheet-summary.ts'
import type { StudentGroup } from '#areas/summary-sheet/rules/student-groups.ts'

const gradeOf: Partial<Record<StudentGroup, number>> = { one_four: 4, one_three: 3, failing: 2 }

/** Which subjects put a student into a group: the one «4», the one «3», what failed, what has no result; else none. */
export function reportedCourses(
  group: StudentGroup,
  courses: readonly SummaryCourse[],
  marks: readonly SheetMark[],
): number[] {
  const typeOf = new Map(courses.map(({ id, type }) => [id, type]))
  const isReason = ({ course_id, value }: SheetMark) => {
    if (group === 'na') return value === null
    const type = typeOf.get(course_id)
    if (type === 'passfail') return group === 'failing' && value === 0
    return gradeOf[group] !== undefined && value === gradeOf[group]
  }
  return marks.filter(isReason).map(({ course_id }) => course_id)
}
