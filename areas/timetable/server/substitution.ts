import { sql, type RawBuilder } from 'kysely'
import { isPaired } from '#areas/access/server/index.ts'
import { groupScope } from '#areas/classes/server/index.ts'
import type { ScopeShare, PersonRef } from '#platform/server/access-rules.ts'
import { dayInText } from '#platform/server/day-in-text.ts'

type Column = RawBuilder<unknown>

/** Stands in for another in the group on that very day: a set that the database makes once for a query. */
const substitutesToday = (person: PersonRef, group: Column, today: string) =>
  isPaired(
    person,
    group,
    sql`select scope_lt.teacher_id as person_id, scope_l.group_id as of from timetable.lesson scope_l
      join timetable.lesson_teacher scope_lt on scope_lt.lesson_id = scope_l.id
      where scope_l.date = ${dayInText(today)} and scope_lt.replaces_teacher_id is not null and scope_lt.teacher_id is not null`,
  )

/** Whether the person stands in for another in the lesson (its id). */
export const substitutesIn = (person: PersonRef, lesson: Column) =>
  sql<boolean>`exists (select from timetable.lesson_teacher scope_lt
    where scope_lt.lesson_id = ${lesson} and scope_lt.teacher_id = ${person}
      and scope_lt.replaces_teacher_id is not null)`

/** What is known here of who reads a group: the substitute of the day. */
export const scopes: readonly ScopeShare[] = [
  {
    scope: groupScope,
    order: 50,
    reasons: ({ client, personId }, group, today) =>
      client !== 0 || personId === null
        ? []
        : [{ id: 'substitutes-today', holds: substitutesToday(personId, group, today) }],
  },
]
