import { sql, type RawBuilder } from 'kysely'
import { isPaired, personScope } from '#areas/access/server/index.ts'
import { groupScope, isClassmate } from '#areas/classes/server/index.ts'
import { usrUser } from '#areas/people/contract/permissions.ts'
import type { ScopeShare, Requester, PersonRef } from '#platform/server/access-rules.ts'

type Column = RawBuilder<unknown>

/** Assignments with the years of their groups. */
const assignments = sql`workload.assignment scope_a join classes.study_group scope_ag on scope_ag.id = scope_a.group_id
  join calendar.study_year scope_y on scope_y.id = scope_ag.year_id`
/** Ended before the day; of a year that is over, before its end. */
const hasEnded = (today: string) => sql`upper(scope_a.during) <= least(${today}::date, scope_y.date_end)`

/**
 * Whether the person is assigned to the group, or will be; a past year stays open to those who taught to its end. The
 * database makes this set once for a query.
 */
const teachesGroup = (person: PersonRef, group: Column, today: string) =>
  isPaired(
    person,
    group,
    sql`select scope_a.teacher_id as person_id, scope_a.group_id as of from ${assignments}
      where scope_a.teacher_id is not null and not coalesce(${hasEnded(today)}, false)`,
  )

/** Whether the person has taught the group in a year that is not over, and teaches it no more. */
export const hasTaughtGroup = (person: PersonRef, group: Column, today: string) =>
  isPaired(
    person,
    group,
    sql`select scope_a.teacher_id as person_id, scope_a.group_id as of from ${assignments}
      where scope_a.teacher_id is not null and scope_y.date_end >= ${today}::date and ${hasEnded(today)}`,
  )

/** The last day on which such a person has taught the group; null for whoever has not. */
export const lastDayTaught = (person: PersonRef, group: Column, today: string) => sql<string | null>`(
  select (max(upper(scope_a.during)) - 1)::text from ${assignments}
  where scope_a.group_id = ${group} and scope_a.teacher_id = ${person}
    and scope_y.date_end >= ${today}::date and ${hasEnded(today)})`

/** From when to when the person is assigned to the group, as text. */
export const assignedDays = (person: PersonRef, group: Column) => sql<string | null>`(
  select string_agg(to_char(lower(scope_a.during), 'DD.MM.YYYY') || coalesce(' — ' || to_char(upper(scope_a.during) - 1, 'DD.MM.YYYY'), ''),
    ', ' order by scope_a.during)
  from workload.assignment scope_a where scope_a.group_id = ${group} and scope_a.teacher_id = ${person})`

/** Whether the person is assigned to the group today. */
export const teachesToday = (person: PersonRef, group: Column, today: string) =>
  sql<boolean>`exists (select from workload.assignment scope_a
    where scope_a.group_id = ${group} and scope_a.teacher_id = ${person} and scope_a.during @> ${today}::date)`

/** Whether the person is a classmate of the caller or teaches one of the caller's groups today. */
const isClassmateOrTeacher = ({ personId }: Requester, person: Column, today: string) =>
  sql<boolean>`(${isClassmate(personId, person, today)}
  or exists (
    select from classes.group_member scope_gm join workload.assignment scope_a on scope_a.group_id = scope_gm.group_id
    where scope_gm.student_id = ${personId} and scope_gm.during @> ${today}::date
      and scope_a.teacher_id = ${person} and scope_a.during @> ${today}::date))`

/** Reasons to reach groups and persons that follow from assignments. */
export const scopes: readonly ScopeShare[] = [
  {
    scope: groupScope,
    order: 20,
    reasons: ({ client, personId }, group, today) =>
      client !== 0 || personId === null
        ? []
        : [
            {
              id: 'teaches-group',
              holds: teachesGroup(personId, group, today),
              evidence: assignedDays(personId, group),
            },
          ],
  },
  {
    scope: personScope,
    order: 50,
    reasons: (caller, person, today) => {
      if (caller.client === 1) return []
      const readsPeople = caller.permissions.read.includes(usrUser)
      return [{ id: 'around-student', holds: readsPeople ? false : isClassmateOrTeacher(caller, person, today) }]
    },
  },
]
