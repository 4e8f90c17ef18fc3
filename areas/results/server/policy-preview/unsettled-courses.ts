import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { GridQuarter } from '#areas/grading/contract/results.ts'
import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import { closedQuarters } from '#areas/grading/rules/quarter-closing.ts'
import { readCourseMarks, readMembers, readResults, readWorks, type MarkRow, type MemberRow } from '../course-rows.ts'
import type { ResultRow, GroupRules } from '#areas/grading/server/index.ts'
import { coursesOf, type GroupCourse } from '../read-courses.ts'
import { pairKey } from '#areas/grading/rules/pair-key.ts'

/** Whether a stored result is of the period that ends with a quarter, or has it inside. */
const isOfPeriod = (row: ResultRow, { id, number }: GridQuarter, isHalf: boolean) =>
  isHalf ? row.half === Math.ceil(number / 2) : row.quarter_id === id

/** Quarters whose marks may still decide something: open ones, and those of which somebody has no result yet. */
function unsettledQuarters(
  group: GroupRules,
  members: readonly MemberRow[],
  stored: ReadonlyMap<string, ResultRow[]>,
  today: CalendarDate,
): number[] {
  const isHalf = modeRules[group.mode].result?.period === 'half-a-year'
  const closed = closedQuarters(group, today)
  const isSettled = (quarter: GridQuarter) =>
    closed.includes(quarter.number) &&
    members.every(({ student_id }) =>
      stored.get(pairKey(group.course_id, student_id))?.some((row) => isOfPeriod(row, quarter, isHalf)),
    )
  return group.quarters.filter((quarter) => !isSettled(quarter)).map(({ id }) => id)
}

async function readUnsettledMarks(
  db: Database,
  groups: readonly GroupRules[],
  rows: { members: readonly MemberRow[]; stored: readonly ResultRow[] },
  today: CalendarDate,
): Promise<MarkRow[]> {
  const members = Map.groupBy(rows.members, ({ group_id }) => group_id)
  const stored = Map.groupBy(rows.stored, (row) => pairKey(row.course_id, row.student_id))
  const alike = Map.groupBy(groups, (group) =>
    unsettledQuarters(group, members.get(group.id) ?? [], stored, today).join(),
  )
  const marks: MarkRow[] = []
  for (const [quarters, some] of alike) {
    const quarterIds = quarters.split(',').filter(Boolean).map(Number)
    const ids = some.map(({ id }) => id)
    if (quarterIds.length > 0) marks.push(...(await readCourseMarks(db, ids, null, quarterIds)))
  }
  return marks
}

/**
 * Courses of groups as `readCourses` reads them, but for the marks of what is closed and set: those decide nothing more.
 * @param isComputed whether results of a group are going to be computed; without its marks they are not read
 */
export async function readUnsettledCourses(
  db: Database,
  groups: readonly GroupRules[],
  isComputed: (group: GroupRules) => boolean,
  today: CalendarDate,
): Promise<GroupCourse<GroupRules>[]> {
  const ids = groups.map(({ id }) => id)
  const members = await readMembers(db, ids, null)
  const stored = await readResults(db, ids, null)
  const works = await readWorks(db, ids)
  const marks = await readUnsettledMarks(db, groups.filter(isComputed), { members, stored }, today)
  return coursesOf(groups, { members, stored, works, marks }, today)
}
