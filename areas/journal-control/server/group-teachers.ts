import { sql, type RawBuilder } from 'kysely'
import { shortName } from '#areas/people/server/index.ts'
import { teachersOn, type CompletionQuery } from './completion-query.ts'

const names = sql`string_agg(${shortName('t')}, ', ' order by t.sort_name)`

/** Surnames and initials of who teaches a group on the last day asked for: of the few groups of a page. */
export const teachersOfGroup = (
  request: CompletionQuery,
  group: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`
  coalesce((select ${names} from people.person t join ${teachersOn(request)} and a.teacher_id = t.id
    where a.group_id = ${group}), '')`

/** The same where most groups of the school stand in a list: all are read once for it. */
export const teachersOfGroups = (
  request: CompletionQuery,
  group: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`
  coalesce((select jsonb_object_agg(taught.group_id, taught.names) from (
    select a.group_id, ${names} as names
    from people.person t join ${teachersOn(request)} and a.teacher_id = t.id group by a.group_id) taught)
    ->> (${group})::text, '')`
