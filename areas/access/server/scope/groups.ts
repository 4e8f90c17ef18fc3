import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import { reachesGroup, reachOf } from './limits.ts'

type Column = RawBuilder<unknown>

// Sets that don't depend on the row asked about: the database makes each once for a query, however many rows it judges.

/**
 * Assigned to the group, also for a part of its year only: who taught before still reads till the year ends. After that
 * the archive is open to who taught to the end.
 */
const taught = (person: number, group: Column, today: string) => sql<boolean>`${group} in (
  select scope_a.group_id from workload.assignment scope_a
  where scope_a.teacher_id = ${person} and not exists (select from calendar.study_year scope_y
    where scope_y.date_end < ${today} and upper(scope_a.during) between scope_y.date_start and scope_y.date_end))`

/** Stands in for another on that very day. */
const substitutes = (person: number, group: Column, today: string) => sql<boolean>`${group} in (
  select scope_l.group_id from timetable.lesson scope_l
  join timetable.lesson_teacher scope_lt on scope_lt.lesson_id = scope_l.id
  where scope_l.date = ${today} and scope_lt.teacher_id = ${person} and scope_lt.replaces_teacher_id is not null)`

const leadsClass = (person: number, group: Column) => sql<boolean>`${group} in (
  select scope_gc.group_id from classes.group_class scope_gc join classes.class scope_c on scope_c.id = scope_gc.class_id
  where ${person} in (scope_c.class_teacher_id, scope_c.curator_id))`

const headsCathedra = (person: number, group: Column) => sql<boolean>`${group} in (
  select scope_g.id from classes.study_group scope_g join curriculum.course scope_co on scope_co.id = scope_g.course_id
  join curriculum.cathedra scope_ca on scope_ca.id = scope_co.cathedra_id
  where scope_ca.head_id = ${person})`

/**
 * Whether the caller may read the journal of the group in `group` (its id): own groups, the class one leads or
 * curates, the cathedra one heads, the group one stands in for that day; all that jrn_full_filter reaches.
 */
export function mayReadGroup(caller: Caller, group: Column, today: string): RawBuilder<boolean> {
  if (caller.client !== 0) return sql<boolean>`false`
  const reach = reachOf(caller, 'read', 'jrn_full_filter')
  const person = caller.personId
  if (reach === 'all' || person === null) return reachesGroup(reach, group)
  return sql<boolean>`(${reachesGroup(reach, group)} or ${taught(person, group, today)} or ${leadsClass(person, group)} or ${headsCathedra(person, group)}
    or ${substitutes(person, group, today)})`
}

/**
 * Whether the caller may mark in all lessons of the group: who is assigned today, or whom jrn_full_filter for
 * writing lets in. A substitute is judged by lesson: `mayMarkLesson`.
 */
export function mayMarkGroup(caller: Caller, group: Column, today: string): RawBuilder<boolean> {
  if (caller.client !== 0 || !caller.permissions.write.includes('jrn_journal')) return sql<boolean>`false`
  const reach = reachOf(caller, 'write', 'jrn_full_filter')
  if (reach === 'all' || caller.personId === null) return reachesGroup(reach, group)
  return sql<boolean>`(${reachesGroup(reach, group)} or exists (select from workload.assignment scope_a
    where scope_a.group_id = ${group} and scope_a.teacher_id = ${caller.personId} and scope_a.during @> ${today}::date))`
}

/** Whether the caller may mark in this lesson: in all of its group, or as the substitute of this lesson only. */
export function mayMarkLesson(caller: Caller, lesson: Column, group: Column, today: string): RawBuilder<boolean> {
  const inGroup = mayMarkGroup(caller, group, today)
  if (caller.client !== 0 || !caller.permissions.write.includes('jrn_journal') || caller.personId === null)
    return inGroup
  return sql<boolean>`(${inGroup} or exists (select from timetable.lesson_teacher scope_lt
    where scope_lt.lesson_id = ${lesson} and scope_lt.teacher_id = ${caller.personId}
      and scope_lt.replaces_teacher_id is not null))`
}
