import { sql, type RawBuilder } from 'kysely'
import { scopeOf, widenedScope, unionOfScopes } from '#areas/access/server/index.ts'
import { grpGrade } from '#areas/classes/contract/permissions.ts'
import { headsOn, isCathedraInScope, isTeacherInScope } from '#areas/curriculum/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'

type Column = RawBuilder<unknown>

/**
 * Whose load the caller may read by keys: those who manage classes and groups, and holders of a key that widens
 * `workload` (personnel, pay). Heads of departments read that of their own department, see below.
 */
const scope = (caller: Caller) => unionOfScopes([scopeOf(caller, 'read', grpGrade), widenedScope(caller, 'workload')])

/** Whether the caller may read the load of courses of this department. */
export const mayReadCathedra = (caller: Caller, cathedra: Column, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${isCathedraInScope(scope(caller), cathedra)} or ${cathedra} in (
    select scope_h.cathedra_id from ${headsOn(today)} scope_h where scope_h.person_id = ${caller.personId}))`

/** Whether the caller may read this teacher's load. */
export const mayReadLoad = (caller: Caller, teacher: Column, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${isTeacherInScope(scope(caller), teacher, today)} or ${teacher} = ${caller.personId} or ${teacher} in (
    select scope_m.person_id from curriculum.cathedra_member scope_m
    join ${headsOn(today)} scope_h on scope_h.cathedra_id = scope_m.cathedra_id
    where scope_h.person_id = ${caller.personId} and scope_m.during @> ${today}::date))`
