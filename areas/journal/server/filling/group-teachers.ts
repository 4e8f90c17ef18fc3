import { sql, type RawBuilder } from 'kysely'
import { shortName } from '../short-name.ts'
import { teachersOn, type Looking } from './wish.ts'

/** Surnames and initials of who teaches a group on the last day asked for. */
export const groupTeachers = (asked: Looking, group: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select coalesce(string_agg(${shortName('t')}, ', ' order by t.sort_name), '')
  from people.person t join ${teachersOn(asked)} and a.teacher_id = t.id where a.group_id = ${group})`
