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

/** A student in a group: memberships, what the rules ask (null without a policy), results as stored. */
export interface StudentCourse {
  studentId: number
  memberships: MemberRow[]
  input: CourseInput | null
  stored: ResultRow[]
}
export interface GroupCourse<Group extends GroupRules = GroupFacts> {
  group: Group
  students: StudentCourse[]
}

const numberOf = ({ quarters }: Pick<GroupRules, 'quarters'>, id: number | null): number | null =>
  quarters.find((quarter) => quarter.id === id)?.number ?? null

export const asSetResult = (
  group: Pick<GroupRules, 'quarters' | 'former_policies'>,
  { type, quarter_id, half, value, policy_id }: Pick<ResultRow, 'type' | 'quarter_id' | 'half' | 'value' | 'policy_id'>,
): SetResult => ({
  type,
  quarter: numberOf(group, quarter_id),
  half,
  value,
  policy: group.former_policies.find(({ id }) => id === policy_id)?.rules,
})

/** Rows of groups, whatever reads them. */
export interface CourseRows {
  members: MemberRow[]
  works: WorkRow[]
  stored: ResultRow[]
  marks: MarkRow[]
}

/** Puts together what decides the results of students in groups. */
export function coursesOf<Group extends GroupRules>(
  groups: readonly Group[],
  rows: CourseRows,
  today: CalendarDate,
): GroupCourse<Group>[] {
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
    const ofStudent = (studentId: number, own: MemberRow[]): StudentCourse => {
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
