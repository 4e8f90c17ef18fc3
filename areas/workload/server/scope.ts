import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'

type Column = RawBuilder<unknown>

/** Who arranges the school's studies, its staff or its pay reads the load of all; a head, of the own department. */
const arranging = ['grp_grade', 'hrs_attendance']
const seesAll = (caller: Caller) => arranging.some((key) => caller.permissions.read.includes(key))

/** Whether the caller may read the load of courses of this department. */
export const mayReadCathedra = (caller: Caller, cathedra: Column): RawBuilder<boolean> =>
  seesAll(caller)
    ? sql<boolean>`true`
    : sql<boolean>`${cathedra} in (select scope_ca.id from curriculum.cathedra scope_ca
        where scope_ca.head_id = ${caller.personId})`

/** Whether the caller may read this teacher's load. */
export const mayReadLoad = (caller: Caller, teacher: Column): RawBuilder<boolean> =>
  seesAll(caller)
    ? sql<boolean>`true`
    : sql<boolean>`(${teacher} = ${caller.personId} or ${teacher} in (
        select scope_m.person_id from curriculum.cathedra_member scope_m
        join curriculum.cathedra scope_ca on scope_ca.id = scope_m.cathedra_id
        where scope_ca.head_id = ${caller.personId}))`
