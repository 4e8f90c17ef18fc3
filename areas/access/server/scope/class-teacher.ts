import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import { eitherOf, type Reason } from '#platform/server/reasons.ts'
import { holdsWithin, reachesClass, reachOf } from './limits.ts'

type Column = RawBuilder<unknown>

/** Whether the class in which the student was on that date is one that the condition on `scope_c` names. */
const inClassOf = (caller: Caller, student: Column, date: Column, isOwn: RawBuilder<boolean>): RawBuilder<boolean> =>
  caller.client !== 0 || caller.personId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from classes.class_member scope_cm
        join classes.class scope_c on scope_c.id = scope_cm.class_id
        where scope_cm.student_id = ${student} and scope_cm.during @> ${date} and ${isOwn})`

/** Whether the caller is the class teacher of the class in which the student was on that date. */
export const leadsStudentOn = (caller: Caller, student: Column, date: Column): RawBuilder<boolean> =>
  inClassOf(caller, student, date, sql<boolean>`scope_c.class_teacher_id = ${caller.personId}`)

/** The same of the class teacher or the curator. */
export const guidesStudentOn = (caller: Caller, student: Column, date: Column): RawBuilder<boolean> =>
  inClassOf(caller, student, date, sql<boolean>`${caller.personId} in (scope_c.class_teacher_id, scope_c.curator_id)`)

/**
 * Why the caller may see all results of a class `c` together: its class teacher and curator, all that jrn_full_filter
 * reaches. Who teaches in it sees the own journals only.
 */
export function wholeClassReasons(caller: Caller): Reason[] {
  if (caller.client !== 0) return []
  const reach = reachOf(caller, 'read', 'jrn_full_filter')
  return [
    { id: 'all-journals', holds: holdsWithin(reach, (within) => reachesClass(within, sql.ref('c.id'))) },
    { id: 'leads-class', holds: leadsOrCurates(caller), evidence: sql<string | null>`c.title` },
  ]
}
export const mayReadWholeClass = (caller: Caller): RawBuilder<boolean> => eitherOf(wholeClassReasons(caller))

/** Whether the caller leads or curates a class `c`. */
export const leadsOrCurates = ({ client, personId }: Caller): RawBuilder<boolean> =>
  client !== 0 || personId === null
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(${personId} in (c.class_teacher_id, c.curator_id), false)`
