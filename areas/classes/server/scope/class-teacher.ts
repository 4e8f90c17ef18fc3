import { sql, type RawBuilder } from 'kysely'
import { isPaired } from '#areas/access/server/index.ts'
import { ownStudentScope } from '#areas/people/server/index.ts'
import type { ScopeShare, Requester } from '#platform/server/access-rules.ts'
import { isOfThisYear } from './recent-years.ts'

type Column = RawBuilder<unknown>

/** Whether the class in which the student was on that date is one that the condition on `scope_c` names. */
const inClassOf = (caller: Requester, student: Column, date: Column, isOwn: RawBuilder<boolean>): RawBuilder<boolean> =>
  caller.client !== 0 || caller.personId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from classes.class_member scope_cm
        join classes.class scope_c on scope_c.id = scope_cm.class_id
        where scope_cm.student_id = ${student} and scope_cm.during @> ${date} and ${isOwn})`

/** Whether the caller is the class teacher of the class in which the student was on that date. */
export const leadsStudentOn = (caller: Requester, student: Column, date: Column): RawBuilder<boolean> =>
  inClassOf(caller, student, date, sql<boolean>`scope_c.class_teacher_id = ${caller.personId}`)

/** The same of the class teacher or the curator. */
export const isOwnStudentOn = (caller: Requester, student: Column, date: Column): RawBuilder<boolean> =>
  inClassOf(caller, student, date, sql<boolean>`${caller.personId} in (scope_c.class_teacher_id, scope_c.curator_id)`)

/** Whether the caller leads or curates a class `c`. */
export const leadsOrCurates = ({ client, personId }: Requester): RawBuilder<boolean> =>
  client !== 0 || personId === null
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(${personId} in (c.class_teacher_id, c.curator_id), false)`

/** Whether the caller is class teacher or curator of the class in `schoolClass` (its id), of this year or of one to come. */
export function leadsClass(caller: Requester, schoolClass: Column, today: string): RawBuilder<boolean> {
  if (caller.client !== 0 || caller.personId === null) return sql<boolean>`false`
  return isPaired(
    caller.personId,
    schoolClass,
    sql`select scope_w.person_id, scope_c.id as of
      from classes.class scope_c, lateral (values (scope_c.class_teacher_id), (scope_c.curator_id)) scope_w(person_id)
      where scope_w.person_id is not null and ${isOfThisYear(sql.ref('scope_c.year_id'), today)}`,
  )
}

/** Class teachers and curators have charge of the students who are in their class today. */
export const guidingStudents: ScopeShare = {
  scope: ownStudentScope,
  order: 10,
  reasons: (caller, student, today) => [
    { id: 'guides-student', holds: isOwnStudentOn(caller, student, sql`${today}::date`) },
  ],
}
