import { sql } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/server/database.ts'
import { dayInText } from '#platform/server/day-in-text.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import type { exportFewMarks, listFewMarks } from '../contract/completion.ts'
import { lastDay, type CompletionQuery } from './completion-query.ts'
import { joinTeachers } from './group-teachers.ts'
import type { Keys } from './remembered-list.ts'

/** Whose class a student is in; said by its ends: an index of ranges would be searched through for each student. */
export const classOn = (request: CompletionQuery) => sql`(
  select m.student_id, c.title from classes.class_member m join classes.class c on c.id = m.class_id
  where lower(m.during) <= ${dayInText(lastDay(request))} and coalesce(upper(m.during), 'infinity') > ${dayInText(lastDay(request))})`

/** By what a row is known. */
export const fewMarksKeys = ['group_id', 'student_id', 'quarter_id', 'marks', 'expected'] as const
export type FewMarksColumn = (typeof exportFewMarks)['columns'][number]
export type FewMarksRow = Output<typeof listFewMarks>['items'][number]

/**
 * The rows of a file: its thousands name the same few students, groups and quarters, so these are asked for once each, and only
 * where a column tells them.
 */
export async function tellFewMarks(
  db: Database,
  request: CompletionQuery,
  columns: readonly FewMarksColumn[],
  known: Keys<(typeof fewMarksKeys)[number]>,
): Promise<FewMarksRow[]> {
  const idsOf = (column: FewMarksColumn, key: (typeof fewMarksKeys)[number]) =>
    numberArray(columns.includes(column) ? [...new Set(known[key])] : [])
  const areTaught = columns.includes('teachers')
  const { students, groups, quarters } = await readAtOnce(db, {
    students: sql<Pick<FewMarksRow, 'student' | 'class_title'> & { id: number }>`
      select p.id, p.full_name as student, own.title as class_title
      from people.person p left join ${classOn(request)} own on own.student_id = p.id
      where p.id = any(${idsOf('student', 'student_id')}::integer[])`,
    groups: sql<Pick<FewMarksRow, 'group' | 'course' | 'teachers'> & { id: number }>`
      select g.id, g.title as "group", co.title as course, ${areTaught ? sql`coalesce(taught.names, '')` : sql`''`} as teachers
      from unnest(${idsOf(areTaught ? 'teachers' : 'group', 'group_id')}::integer[]) known(group_id)
      join classes.study_group g on g.id = known.group_id join curriculum.course co on co.id = g.course_id
      ${areTaught ? joinTeachers(request, true) : sql``}`,
    quarters: sql<Pick<FewMarksRow, 'quarter'> & { id: number }>`
      select q.id, q.title as quarter from calendar.calendar_entry q
      where q.id = any(${idsOf('quarter', 'quarter_id')}::integer[])`,
  })
  const byId = <One extends { id: number }>(all: readonly One[]) =>
    new Map<number | null, One>(all.map((one) => [one.id, one]))
  const [studentOf, groupOf, quarterOf] = [byId(students), byId(groups), byId(quarters)]
  return known.student_id.map((student_id, place) => {
    const [group_id = null, quarter_id = null] = [known.group_id[place], known.quarter_id[place]]
    const { student = '', class_title = null } = studentOf.get(student_id) ?? {}
    const { group = '', course = '', teachers = '' } = groupOf.get(group_id) ?? {}
    const { quarter = '' } = quarterOf.get(quarter_id) ?? {}
    const [marks, expected] = [known.marks[place] ?? 0, known.expected[place] ?? 0]
    return {
      group_id: group_id ?? 0,
      group,
      course,
      student_id: student_id ?? 0,
      student,
      quarter,
      marks,
      expected,
      teachers,
      class_title,
    }
  })
}
