import { sql, type RawBuilder } from 'kysely'
import { isPaired, isWithin, type PermissionScope } from '#areas/access/server/index.ts'
import { courseHeads, coursesWithin } from '#areas/curriculum/server/index.ts'
import { defineScope, type ScopeShare, type Requester, type PersonRef } from '#platform/server/access-rules.ts'
import { eitherOf, type Reason } from '#platform/server/reasons.ts'
import { leadersOn } from './class-teacher.ts'

type Column = RawBuilder<unknown>

/** Groups whose studies one may read, by their id. */
export const groupScope = defineScope('group')

/**
 * Why the caller may read the studies of the group in `group` (its id): own groups, the class one leads or curates, the
 * cathedra one heads, the group one stands in for that day, those that a key reaches. Each area says what it knows.
 */
export const readGroupReasons = (caller: Requester, group: Column, today: string): readonly Reason[] =>
  caller.accessRules.reasons(groupScope, caller, group, today)
export const mayReadGroup = (caller: Requester, group: Column, today: string): RawBuilder<boolean> =>
  eitherOf(readGroupReasons(caller, group, today))
/** Whether they may read all groups of the school, so that no row need be asked about. */
export const readsEveryGroup = (caller: Requester, today: string): boolean =>
  readGroupReasons(caller, sql`null::integer`, today).some(({ holds }) => holds === true)

/** Groups whose journal one may open, where the school keeps journals. */
export const journalScope = defineScope('group-journal')
export const mayOpenJournal = (caller: Requester, group: Column, today: string): RawBuilder<boolean> =>
  eitherOf(caller.accessRules.reasons(journalScope, caller, group, today))

// Sets that don't depend on the row asked about: the database makes each once for a query, however many rows it checks.

const leadsClassOf = (person: PersonRef, group: Column, today: string) =>
  isPaired(
    person,
    group,
    sql`select scope_w.person_id, scope_gc.group_id as of
      from classes.group_class scope_gc join ${leadersOn(today)} scope_w on scope_w.class_id = scope_gc.class_id`,
  )

const headsCathedra = (person: PersonRef, group: Column, today: string) =>
  isPaired(
    person,
    group,
    sql`select scope_h.person_id, scope_g.id as of
      from classes.study_group scope_g join ${courseHeads(today)} scope_h
        on scope_h.course_id = scope_g.course_id and scope_h.year_id = scope_g.year_id
      where scope_h.person_id is not null`,
  )

const classesOf = (group: Column) => sql<string | null>`(
  select string_agg(scope_c.title, ', ' order by scope_c.title)
  from classes.group_class scope_gc join classes.class scope_c on scope_c.id = scope_gc.class_id
  where scope_gc.group_id = ${group})`

const cathedraOf = (group: Column, today: string) => sql<string | null>`(
  select scope_h.title from classes.study_group scope_g join ${courseHeads(today)} scope_h
    on scope_h.course_id = scope_g.course_id and scope_h.year_id = scope_g.year_id
  where scope_g.id = ${group})`

/** What is known here of who reads a group: the class and the cathedra to which it belongs. */
export const readingGroups: ScopeShare = {
  scope: groupScope,
  order: 30,
  reasons: ({ client, personId }, group, today) =>
    client !== 0 || personId === null
      ? []
      : [
          { id: 'leads-class-of-group', holds: leadsClassOf(personId, group, today), evidence: classesOf(group) },
          {
            id: 'heads-cathedra-of-group',
            holds: headsCathedra(personId, group, today),
            evidence: cathedraOf(group, today),
          },
        ],
}

/** Whether the group in `group` (its id) is of a class or of a course of a cathedra within reach. */
export const isGroupInScope = (scope: PermissionScope, group: Column): RawBuilder<boolean> =>
  isWithin(
    scope,
    (limits) => sql<boolean>`${group} in (
      select scope_lc.group_id from classes.group_class scope_lc
      where scope_lc.class_id = any(${[...limits.classes]}::integer[])
      union all
      select scope_lg.id from classes.study_group scope_lg where scope_lg.course_id in ${coursesWithin(limits)})`,
  )

/** Whether the class in `schoolClass` (its id) is within reach; a cathedra has no class whole. */
export const isClassInScope = (scope: PermissionScope, schoolClass: Column): RawBuilder<boolean> =>
  isWithin(scope, ({ classes }) => sql<boolean>`${schoolClass} = any(${[...classes]}::integer[])`)
