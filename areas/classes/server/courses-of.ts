import { sql, type RawBuilder } from 'kysely'
import { isOwnChild } from '#areas/people/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'

/** Asks for the ids of all courses that the caller has ever had as a student or, of a family's session, their children. */
export function coursesOfCaller({ caller, today }: { caller: Caller; today: CalendarDate }): RawBuilder<unknown> {
  const student = sql.ref<number>('m.student_id')
  const isMeant = caller.client === 1 ? isOwnChild(caller, student, today) : sql`${student} = ${caller.personId}`
  return sql`select distinct m.course_id from classes.group_member m where ${isMeant}`
}

/** Asks for the id of a group's course; no row where there is no such group. */
export const courseOfGroup = (groupId: number): RawBuilder<unknown> =>
  sql`select g.course_id from classes.study_group g where g.id = ${groupId}`
