import { sql, type RawBuilder } from 'kysely'
import { shortName } from '#areas/people/server/index.ts'
import { teachersOn, type CompletionQuery } from './completion-query.ts'

/**
 * Surnames and initials of who teaches a group on the last day asked for. All groups are read once for the whole list: asked
 * for row by row, PostgreSQL searches through the index of ranges, which begins with the teacher and grows with the years.
 */
export const groupTeachers = (request: CompletionQuery, group: RawBuilder<unknown>): RawBuilder<string> => sql<string>`
  coalesce((select jsonb_object_agg(taught.group_id, taught.names) from (
    select a.group_id, string_agg(${shortName('t')}, ', ' order by t.sort_name) as names
    from people.person t join ${teachersOn(request)} and a.teacher_id = t.id group by a.group_id) taught)
    ->> (${group})::text, '')`
