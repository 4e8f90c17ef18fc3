import { sql, type RawBuilder } from 'kysely'
import type { Asker, PersonRef } from '#platform/server/asker.ts'
import { eitherOf, type Reason } from '#platform/server/reasons.ts'
import { holdsWithin, reachesGroup, reachOf } from './limits.ts'
import { isPaired } from './sets.ts'

type Column = RawBuilder<unknown>

// Sets that don't depend on the row asked about: the database makes each once for a query, however many rows it judges.

/**
 * Assigned to the group, also for a part of its year only: who taught before still reads till the year ends. After that
 * the archive is open to who taught to the end.
 */
const taught = (person: PersonRef, group: Column, today: string) =>
  isPaired(
    person,
    group,
    sql`select scope_a.teacher_id as person_id, scope_a.group_id as of from workload.assignment scope_a
      where scope_a.teacher_id is not null and not exists (select from calendar.study_year scope_y
        where scope_y.date_end < ${today} and upper(scope_a.during) between scope_y.date_start and scope_y.date_end)`,
  )

/** Stands in for another on that very day. */
const substitutes = (person: PersonRef, group: Column, today: string) =>
  isPaired(
    person,
    group,
    sql`select scope_lt.teacher_id as person_id, scope_l.group_id as of from timetable.lesson scope_l
      join timetable.lesson_teacher scope_lt on scope_lt.lesson_id = scope_l.id
      where scope_l.date = ${today} and scope_lt.replaces_teacher_id is not null and scope_lt.teacher_id is not null`,
  )

const leadsClass = (person: PersonRef, group: Column) =>
  isPaired(
    person,
    group,
    sql`select scope_w.person_id, scope_gc.group_id as of
      from classes.group_class scope_gc join classes.class scope_c on scope_c.id = scope_gc.class_id,
        lateral (values (scope_c.class_teacher_id), (scope_c.curator_id)) scope_w(person_id)
      where scope_w.person_id is not null`,
  )

const headsCathedra = (person: PersonRef, group: Column) =>
  isPaired(
    person,
    group,
    sql`select scope_ca.head_id as person_id, scope_g.id as of
      from classes.study_group scope_g join curriculum.course scope_co on scope_co.id = scope_g.course_id
      join curriculum.cathedra scope_ca on scope_ca.id = scope_co.cathedra_id
      where scope_ca.head_id is not null`,
  )

/** The days on which the person is assigned to the group. */
const assigned = (person: PersonRef, group: Column) => sql<string | null>`(
  select string_agg(to_char(lower(scope_a.during), 'DD.MM.YYYY') || coalesce(' — ' || to_char(upper(scope_a.during) - 1, 'DD.MM.YYYY'), ''),
    ', ' order by scope_a.during)
  from workload.assignment scope_a where scope_a.group_id = ${group} and scope_a.teacher_id = ${person})`

const classesOf = (group: Column) => sql<string | null>`(
  select string_agg(scope_c.title, ', ' order by scope_c.title)
  from classes.group_class scope_gc join classes.class scope_c on scope_c.id = scope_gc.class_id
  where scope_gc.group_id = ${group})`

const cathedraOf = (group: Column) => sql<string | null>`(
  select scope_ca.title from classes.study_group scope_g join curriculum.course scope_co on scope_co.id = scope_g.course_id
  join curriculum.cathedra scope_ca on scope_ca.id = scope_co.cathedra_id where scope_g.id = ${group})`

/**
 * Why the caller may read the journal of the group in `group` (its id): own groups, the class one leads or curates, the
 * cathedra one heads, the group one stands in for that day; all that jrn_full_filter reaches.
 */
export function readGroupReasons(caller: Asker, group: Column, today: string): Reason[] {
  if (caller.client !== 0) return []
  const reach = reachOf(caller, 'read', 'jrn_full_filter')
  const all: Reason = { id: 'all-journals', holds: holdsWithin(reach, (within) => reachesGroup(within, group)) }
  const person = caller.personId
  if (person === null) return [all]
  return [
    all,
    { id: 'teaches-group', holds: taught(person, group, today), evidence: assigned(person, group) },
    { id: 'leads-class-of-group', holds: leadsClass(person, group), evidence: classesOf(group) },
    { id: 'heads-cathedra-of-group', holds: headsCathedra(person, group), evidence: cathedraOf(group) },
    { id: 'substitutes-today', holds: substitutes(person, group, today) },
  ]
}
export const mayReadGroup = (caller: Asker, group: Column, today: string): RawBuilder<boolean> =>
  eitherOf(readGroupReasons(caller, group, today))

/**
 * Why the caller may mark in all lessons of the group: assigned today, or let in by jrn_full_filter for writing. A
 * substitute is judged by lesson: `mayMarkLesson`.
 */
export function markGroupReasons(caller: Asker, group: Column, today: string): Reason[] {
  if (caller.client !== 0 || !caller.permissions.write.includes('jrn_journal')) return []
  const reach = reachOf(caller, 'write', 'jrn_full_filter')
  const all: Reason = { id: 'marks-everywhere', holds: holdsWithin(reach, (within) => reachesGroup(within, group)) }
  const person = caller.personId
  if (person === null) return [all]
  const isAssigned = sql<boolean>`exists (select from workload.assignment scope_a
    where scope_a.group_id = ${group} and scope_a.teacher_id = ${person} and scope_a.during @> ${today}::date)`
  return [all, { id: 'assigned-today', holds: isAssigned, evidence: assigned(person, group) }]
}
export const mayMarkGroup = (caller: Asker, group: Column, today: string): RawBuilder<boolean> =>
  eitherOf(markGroupReasons(caller, group, today))

/** Whether the caller may mark in this lesson: in all of its group, or as the substitute of this lesson only. */
export function mayMarkLesson(caller: Asker, lesson: Column, group: Column, today: string): RawBuilder<boolean> {
  const inGroup = mayMarkGroup(caller, group, today)
  if (caller.client !== 0 || !caller.permissions.write.includes('jrn_journal') || caller.personId === null)
    return inGroup
  return sql<boolean>`(${inGroup} or exists (select from timetable.lesson_teacher scope_lt
    where scope_lt.lesson_id = ${lesson} and scope_lt.teacher_id = ${caller.personId}
      and scope_lt.replaces_teacher_id is not null))`
}
