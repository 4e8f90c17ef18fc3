import { pairKey } from '#areas/grading/rules/pair-key.ts'
import { withYearRules, type YearRules } from '#areas/grading/server/index.ts'
import {
  coursesOf,
  periodMarks,
  sheetResults,
  sheetResultsOf,
  type GroupCourse,
  type MarksOf,
  type MemberRow,
  type Membership,
  type ResultPlace,
  type SheetResult,
  type StudentCourse,
} from '#areas/results/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { RowsOf } from '#platform/server/read-at-once.ts'
import type { SheetPeriod } from '../rules/sheet-period.ts'
import { groupsOn, type ClassMembership, type ClassRow, type CourseGroup, type GroupRow } from './class-rows.ts'
import { foFor, placeOfGroup, quartersFor } from './sheet-mark.ts'

/** A group with what decides the results of its students. */
export type SheetGroup = GroupCourse<CourseGroup, SheetResult>
type SheetStudent = StudentCourse<SheetResult>

/** What is read of the groups of a sheet before their results. */
export interface SheetRows {
  year: YearRules & { year_id: number }
  groups: readonly GroupRow[]
  /** Who has a place in the sheet. */
  members: readonly MemberRow[]
  /** What is stored of these in the courses of the groups. */
  stored: readonly SheetResult[]
  /** Memberships of the year of these students in those courses, all of them; not asked for where no marks are read. */
  membershipsOf: (students: readonly number[]) => readonly Membership[] | Promise<readonly Membership[]>
}

interface Asked {
  quarters: Map<string, number[]>
  students: Set<number>
}
/** Ids of the quarters whose marks decide what sheets show, by course and student; who needs none is not among them. */
function quartersAsked(
  courses: readonly SheetGroup[],
  sheets: readonly SheetPeriod[],
  numbersOf: (student: SheetStudent, place: ResultPlace) => readonly number[],
): Asked {
  const asked: Asked = { quarters: new Map(), students: new Set() }
  for (const { group, students } of courses) {
    const places = sheets.flatMap((sheet) => placeOfGroup(group, sheet) ?? [])
    for (const student of students) {
      const numbers = places.flatMap((place) => numbersOf(student, place))
      const ids = group.quarters.filter(({ number }) => numbers.includes(number)).map(({ id }) => id)
      if (ids.length === 0) continue
      const key = pairKey(group.course_id, student.studentId)
      asked.quarters.set(key, [...(asked.quarters.get(key) ?? []), ...ids])
      asked.students.add(student.studentId)
    }
  }
  return asked
}

/** Students with marks before those they have. */
const withMarks = (courses: readonly SheetGroup[], marksOf: MarksOf): SheetGroup[] =>
  courses.map(({ group, students }) => ({
    group,
    students: students.map(({ input, ...student }) => ({
      ...student,
      input: input && { ...input, marks: [...marksOf(group, student.studentId), ...input.marks] },
    })),
  }))

/**
 * Groups with what decides the results that sheets show: of what is stored already no marks are read, and none of ФО where a work that is
 * not written decides alone. In two statements at most, in none where all is stored.
 * @param isShown whether a student of the group stands in the sheets
 */
export async function readSheetGroups(
  db: Database,
  { year, groups, members, stored, membershipsOf }: SheetRows,
  sheets: readonly SheetPeriod[],
  today: CalendarDate,
  isShown: (student: SheetStudent) => boolean = () => true,
): Promise<SheetGroup[]> {
  const works = groups.flatMap((group) => group.works.map((work) => ({ ...work, group_id: group.id })))
  const graded = groups.map(({ works: _works, ...group }): CourseGroup => withYearRules(group, year))
  const courses = coursesOf(graded, { members, works, stored, marks: [] }, today)
  const asked = quartersAsked(courses, sheets, (student, place) =>
    isShown(student) ? quartersFor(student, place) : [],
  )
  if (asked.students.size === 0) return courses
  const memberships = await membershipsOf([...asked.students])
  const read = ({ quarters }: Asked, kind: 'fo' | 'written') =>
    periodMarks(
      db,
      memberships.map((one) => ({ ...one, quarters: quarters.get(pairKey(one.course_id, one.student_id)) ?? [] })),
      [kind],
    )
  const written = withMarks(courses, await read(asked, 'written'))
  const counting = quartersAsked(written, sheets, (student, place) => (isShown(student) ? foFor(student, place) : []))
  return counting.students.size === 0 ? written : withMarks(written, await read(counting, 'fo'))
}

/** Whose results stand in the sheets of a class: its students by their seats, and the day that is looked at. */
interface ClassSeats {
  memberships: readonly ClassMembership[]
  members: readonly ClassMembership[]
  day: CalendarDate
}
/** What `readClassGroups` asks about groups and what is stored, for `readAtOnce`. */
export const classLists = ({ year_id }: Pick<ClassRow, 'year_id'>, { members, day }: ClassSeats) => ({
  groups: groupsOn([...new Set(members.map(({ group_id }) => group_id))], day),
  results: sheetResults({
    year_id,
    courses: members.map(({ course_id }) => course_id),
    students: members.map(({ student_id }) => student_id),
  }),
})

/** The groups in which students of a class have their results of a period, with what sheets show of them; in a statement or none. */
export function readClassGroups(
  { db, today }: { db: Database; today: CalendarDate },
  schoolClass: ClassRow,
  { memberships, members }: ClassSeats,
  { groups, results }: RowsOf<ReturnType<typeof classLists>>,
  sheets: readonly SheetPeriod[],
): Promise<SheetGroup[]> {
  const rows = { year: schoolClass, groups, members, stored: sheetResultsOf(results), membershipsOf: () => memberships }
  return readSheetGroups(db, rows, sheets, today)
}
