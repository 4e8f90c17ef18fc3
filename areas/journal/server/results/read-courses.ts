import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { courseMarks, type CourseWork } from '../../rules/course-marks.ts'
import type { CourseInput, SetResult } from '../../rules/course-results.ts'
import { closedQuarters } from '../../rules/quarter-closing.ts'
import { pairKey } from '../save/board.ts'
import type { GroupFacts } from '../save/group-facts.ts'
import { readCourseMarks, readMembers, readResults, readWorks, type MemberRow, type ResultRow } from './course-rows.ts'

/** A student in a group: memberships, what the rules ask (null without a policy), results as stored. */
export interface StudentCourse {
  studentId: number
  memberships: MemberRow[]
  input: CourseInput | null
  stored: ResultRow[]
}
export interface GroupCourse {
  group: GroupFacts
  students: StudentCourse[]
}

const numberOf = ({ quarters }: Pick<GroupFacts, 'quarters'>, id: number | null): number | null =>
  quarters.find((quarter) => quarter.id === id)?.number ?? null

export const asSetResult = (
  group: Pick<GroupFacts, 'quarters'>,
  { type, quarter_id, half, value }: ResultRow,
): SetResult => ({
  type,
  quarter: numberOf(group, quarter_id),
  half,
  value,
})

/**
 * What decides the results of students in groups, and what is stored of them; of all their students where none are named.
 */
export async function readCourses(
  db: Database,
  groups: GroupFacts[],
  studentIds: readonly number[] | null,
  today: CalendarDate,
): Promise<GroupCourse[]> {
  const ids = groups.map(({ id }) => id)
  const members = await readMembers(db, ids, studentIds)
  const marks = Map.groupBy(await readCourseMarks(db, ids, studentIds), (row) => pairKey(row.group_id, row.student_id))
  const works = Map.groupBy(await readWorks(db, ids), ({ group_id }) => group_id)
  const stored = Map.groupBy(await readResults(db, ids, studentIds), (row) => pairKey(row.course_id, row.student_id))
  const memberships = Map.groupBy(members, ({ group_id }) => group_id)
  return groups.map((group) => {
    const planned = (works.get(group.id) ?? []).flatMap(({ quarter_id, ...work }): CourseWork[] => {
      const quarter = numberOf(group, quarter_id)
      return quarter === null ? [] : [{ ...work, quarter }]
    })
    const closed = closedQuarters(group, today)
    const ofStudent = (studentId: number, own: MemberRow[]): StudentCourse => {
      const rows = stored.get(pairKey(group.course_id, studentId)) ?? []
      const given = courseMarks(group.quarters, marks.get(pairKey(group.id, studentId)) ?? [])
      const input = group.policy && {
        mode: group.mode,
        parallel: group.parallel,
        policy: group.policy.rules,
        works: planned,
        marks: given,
        results: rows.map((row) => asSetResult(group, row)),
        closedQuarters: closed,
      }
      return { studentId, memberships: own, input, stored: rows }
    }
    const byStudent = Map.groupBy(memberships.get(group.id) ?? [], ({ student_id }) => student_id)
    return { group, students: [...byStudent].map(([studentId, own]) => ofStudent(studentId, own)) }
  })
}
