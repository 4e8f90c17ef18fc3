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
import { ownMarks, type JournalRows } from './own-marks.ts'

/**
 * The students of a journal with what decides their results, of all quarters; marks of ФО come summed, as sheets read them. In two
 * statements, and another where somebody was in another group of the course.
 * @param journal of the group, of its whole year: its marks are not read again
 */
export async function readCourse(
  db: Database,
  group: CourseGroup,
  journal: JournalRows,
  today: CalendarDate,
): Promise<GroupCourse<CourseGroup, SheetResult>> {
  const memberships = await readMemberships(db, [group.id])
  const quarters = group.quarters.map(({ id }) => id)
  const [stored, othersOf] = await Promise.all([
    readSheetResults(db, {
      year_id: group.year_id,
      courses: [group.course_id],
      students: [...new Set(memberships.map(({ student_id }) => student_id))],
    }),
    periodMarks(
      db,
      memberships.filter(({ group_id }) => group_id !== group.id).map((one) => ({ ...one, quarters })),
    ),
  ])
  const rows = {
    members: memberships.filter(({ group_id }) => group_id === group.id),
    works: journal.works.map((work) => ({ ...work, group_id: group.id })),
    stored,
    marks: [],
  }
  const own = ownMarks(group, journal)
  const marksOf = (id: number) => [...(own.get(id) ?? []), ...othersOf(group, id)]
  const students = coursesOf([group], rows, today).flatMap((course) => course.students)
  return {
    group,
    students: students.map(({ input, ...student }) => ({
      ...student,
      input: input && { ...input, marks: marksOf(student.studentId) },
    })),
  }
}
