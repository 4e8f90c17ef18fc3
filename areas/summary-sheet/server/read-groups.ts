import { pairKey } from '#areas/grading/rules/pair-key.ts'
import { withYearRules, type YearRules } from '#areas/grading/server/index.ts'
import {
  coursesOf,
  periodMarks,
  readSheetResults,
  type GroupCourse,
  type MemberRow,
  type Membership,
  type SheetResult,
  type StudentCourse,
} from '#areas/results/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { SheetPeriod } from '../rules/sheet-period.ts'
import {
  readGroups,
  seatsOf,
  type ClassMembership,
  type ClassRow,
  type CourseGroup,
  type GroupRow,
} from './class-rows.ts'
import { placeOfGroup, quartersFor } from './sheet-mark.ts'

/** A group with what decides the results of its students. */
export type SheetGroup = GroupCourse<CourseGroup, SheetResult>
type SheetStudent = StudentCourse<SheetResult>

/** What is read of the groups of a sheet before their results. */
export interface SheetRows {
  year: YearRules & { year_id: number }
  groups: readonly GroupRow[]
  /** Who has a place in the sheet. */
  members: readonly MemberRow[]
  /** All memberships of the year of those students in those courses. */
  memberships: readonly Membership[]
}

/** Ids of the quarters whose marks decide what sheets show, by course and student. */
function quartersAsked(
  courses: readonly SheetGroup[],
  sheets: readonly SheetPeriod[],
  isShown: (student: SheetStudent) => boolean,
): Map<string, number[]> {
  const asked = new Map<string, number[]>()
  for (const { group, students } of courses) {
    const places = sheets.flatMap((sheet) => placeOfGroup(group, sheet) ?? [])
    for (const student of students.filter(isShown)) {
      const numbers = places.flatMap((place) => quartersFor(student, place))
      const ids = group.quarters.filter(({ number }) => numbers.includes(number)).map(({ id }) => id)
      const key = pairKey(group.course_id, student.studentId)
      asked.set(key, [...(asked.get(key) ?? []), ...ids])
    }
  }
  return asked
}

/**
 * Groups with what decides the results that sheets show: of what is stored already no marks are read. In two statements, in one where
 * all is stored.
 * @param isShown whether a student of the group stands in the sheets
 */
export async function readSheetGroups(
  db: Database,
  { year, groups, members, memberships }: SheetRows,
  sheets: readonly SheetPeriod[],
  today: CalendarDate,
  isShown: (student: SheetStudent) => boolean = () => true,
): Promise<SheetGroup[]> {
  const stored = await readSheetResults(db, {
    year_id: year.year_id,
    courses: groups.map(({ course_id }) => course_id),
    students: [...new Set(members.map(({ student_id }) => student_id))],
  })
  const works = groups.flatMap((group) => group.works.map((work) => ({ ...work, group_id: group.id })))
  const graded = groups.map(({ works: _works, ...group }): CourseGroup => withYearRules(group, year))
  const courses = coursesOf(graded, { members, works, stored, marks: [] }, today)
  const asked = quartersAsked(courses, sheets, isShown)
  const marksOf = await periodMarks(
    db,
    memberships.map((one) => ({ ...one, quarters: asked.get(pairKey(one.course_id, one.student_id)) ?? [] })),
  )
  return courses.map(({ group, students }) => ({
    group,
    students: students.map(({ input, ...student }) => ({
      ...student,
      input: input && { ...input, marks: marksOf(group, student.studentId) },
    })),
  }))
}

/** The groups in which students of a class have their results of a period, with what sheets show of them; in three statements. */
export async function readClassGroups(
  { db, today }: { db: Database; today: CalendarDate },
  schoolClass: ClassRow,
  { memberships, day }: { memberships: readonly ClassMembership[]; day: CalendarDate },
  sheets: readonly SheetPeriod[],
): Promise<SheetGroup[]> {
  const members = seatsOf(memberships)
  const groups = await readGroups(db, [...new Set(members.map(({ group_id }) => group_id))], day)
  return readSheetGroups(db, { year: schoolClass, groups, members, memberships }, sheets, today)
}
