import { sql, type RawBuilder } from 'kysely'
import { shortName } from '#areas/people/server/index.ts'
import { teachersOn, type CompletionQuery } from './completion-query.ts'

const names = sql`string_agg(${shortName('t')}, ', ' order by t.sort_name) as names`

/**
 * Joins `taught.names`, surnames and initials of who teaches the group of a row of `known` on the last day asked for; null: nobody.
 * @param isMany most groups of the school stand in the list: all are read once for it
 */
export const joinTeachers = (request: CompletionQuery, isMany: boolean): RawBuilder<unknown> => {
  const read = sql`from people.person t join ${teachersOn(request)} and a.teacher_id = t.id`
  return isMany
    ? sql`cross join lateral (select (select jsonb_object_agg(one.group_id, one.names) from (
        select a.group_id, ${names} ${read} group by a.group_id) one) ->> known.group_id::text as names) taught`
    : sql`left join lateral (select ${names} ${read} where a.group_id = known.group_id) taught on true`
}
