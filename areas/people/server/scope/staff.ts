import { sql, type RawBuilder } from 'kysely'
import { dayInText } from '#platform/server/day-in-text.ts'

type Column = RawBuilder<unknown>

/** Employed at the school today. */
export const isStaff = (person: Column, today: string) => sql<boolean>`exists (
  select from people.employment scope_e where scope_e.person_id = ${person} and scope_e.during @> ${dayInText(today)})`

/** Employed at the school at any time. */
export const wasStaff = (person: Column) => sql<boolean>`exists (
  select from people.employment scope_w where scope_w.person_id = ${person})`
