import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { courseMarks, type CourseWork } from '#areas/grading/rules/course-marks.ts'
import type { CourseInput, SetResult } from '#areas/grading/rules/course-results.ts'
import { closedQuarters, endedQuarters } from '#areas/grading/rules/quarter-closing.ts'
import { pairKey } from '#areas/grading/rules/pair-key.ts'
import type { GroupFacts } from '#areas/journal/server/index.ts'
import type { GroupRules, ResultRow } from '#areas/grading/server/index.ts'
import {
  readCourseMarks,
  readMembers,
  readResults,
  readWorks,
  type MarkRow,
  type MemberRow,
  type WorkRow,
} from './course-rows.ts'

/** What of a stored result the rules ask. */
type StoredRow = Pick<ResultRow, 'student_id' | 'course_id' | 'type' | 'quarter_id' | 'half' | 'value' | 'policy_id'>
/** A student in a group: memberships, what the rules ask (null without a policy), results as stored. */
export interface StudentCourse<Stored extends StoredRow = ResultRow> {
  studentId: number
  memberships: MemberRow[]
  input: CourseInput | null
  stored: Stored[]
}
export interface GroupCourse<Group extends GroupRules = GroupFacts, Stored extends StoredRow = ResultRow> {
  group: Group
  students: StudentCourse<Stored>[]
}

const numberOf = ({ quarters }: Pick<GroupRules, 'quarters'>, id: number | null): number | null =>
  quarters.find((quarter) => quarter.id === id)?.number ?? null

export const asSetResult = (
  group: Pick<GroupRules, 'quarters' | 'former_policies'>,
  { type, quarter_id, half, value, policy_id }: Omit<StoredRow, 'student_id' | 'course_id'>,
): SetResult => ({
  type,
  quarter: numberOf(group, quarter_id),
  half,
  value,
  policy: group.former_policies.find(({ id }) => id === policy_id)?.rules,
})

/** Rows of groups, whatever reads them. */
export interface CourseRows<Stored extends StoredRow = ResultRow> {
  members: readonly MemberRow[]
  works: readonly WorkRow[]
  stored: readonly Stored[]
  marks: readonly MarkRow[]
}

/** Puts together what decides the results of students in groups. */
export function coursesOf<Group extends GroupRules, Stored extends StoredRow>(
  groups: readonly Group[],
  rows: CourseRows<Stored>,
  today: CalendarDate,
): GroupCourse<Group, Stored>[] {
  const marks = Map.groupBy(rows.marks, (row) => pairKey(row.group_id, row.student_id))
  const works = Map.groupBy(rows.works, ({ group_id }) => group_id)
  const stored = Map.groupBy(rows.stored, (row) => pairKey(row.course_id, row.student_id))
  const memberships = Map.groupBy(rows.members, ({ group_id }) => group_id)
  return groups.map((group) => {
    const planned = (works.get(group.id) ?? []).flatMap(({ quarter_id, ...work }): CourseWork[] => {
      const quarter = numberOf(group, quarter_id)
      return quarter === null ? [] : [{ ...work, quarter }]
    })
    const states = { closedQuarters: closedQuarters(group, today), endedQuarters: endedQuarters(group, today) }
    const ofStudent = (studentId: number, own: MemberRow[]): StudentCourse<Stored> => {
      const rows = stored.get(pairKey(group.course_id, studentId)) ?? []
      const given = courseMarks(group.quarters, marks.get(pairKey(group.id, studentId)) ?? [])
      const input = group.policy && {
        mode: group.mode,
        parallel: group.parallel,
        policy: group.policy.rules,
        hasExam: group.has_exam,
        works: planned,
        marks: given,
        results: rows.map((row) => asSetResult(group, row)),
        ...states,
      }
      return { studentId, memberships: own, input, stored: rows }
    }
    const byStudent = Map.groupBy(memberships.get(group.id) ?? [], ({ student_id }) => student_id)
    return { group, students: [...byStudent].map(([studentId, own]) => ofStudent(studentId, own)) }
  })
}

/**
 * What decides the results of students in groups, and what is stored of them; of all their students where none are named.
 */
export async function readCourses<Group extends GroupRules>(
  db: Database,
  groups: readonly Group[],
  studentIds: readonly number[] | null,
  today: CalendarDate,
): Promise<GroupCourse<Group>[]> {
  const ids = groups.map(({ id }) => id)
  const rows = {
    members: await readMembers(db, ids, studentIds),
    marks: await readCourseMarks(db, ids, studentIds),
    works: await readWorks(db, ids),
    stored: await readResults(db, ids, studentIds),
  }
  return coursesOf(groups, rows, today)
}
