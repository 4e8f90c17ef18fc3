import type { Work } from '#areas/journal/contract/journal.ts'
import {
  coursesOf,
  periodMarks,
  readMemberships,
  readSheetResults,
  type GroupCourse,
  type SheetResult,
} from '#areas/results/server/index.ts'
import type { CourseGroup } from '#areas/summary-sheet/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

/**
 * The students of a journal with what decides their results, of all quarters; marks of ФО come summed, as sheets read them. In three
 * statements.
 * @param works of the group, planned for its year
 */
export async function readCourse(
  db: Database,
  group: CourseGroup,
  works: readonly Work[],
  today: CalendarDate,
): Promise<GroupCourse<CourseGroup, SheetResult>> {
  const memberships = await readMemberships(db, [group.id])
  const quarters = group.quarters.map(({ id }) => id)
  const [stored, marksOf] = await Promise.all([
    readSheetResults(db, {
      year_id: group.year_id,
      courses: [group.course_id],
      students: [...new Set(memberships.map(({ student_id }) => student_id))],
    }),
    periodMarks(
      db,
      memberships.map((one) => ({ ...one, quarters })),
    ),
  ])
  const rows = {
    members: memberships.filter(({ group_id }) => group_id === group.id),
    works: works.map((work) => ({ ...work, group_id: group.id })),
    stored,
    marks: [],
  }
  const students = coursesOf([group], rows, today).flatMap((course) => course.students)
  return {
    group,
    students: students.map(({ input, ...student }) => ({
      ...student,
      input: input && { ...input, marks: marksOf(group, student.studentId) },
    })),
  }
}
