import { sql, type RawBuilder } from 'kysely'
import { maintainsEverybody } from '#areas/people/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import { likeness } from './likeness.ts'

const pairs = sql`(select count(*) from people.person a
  join people.person b on b.name_key = a.name_key and b.id > a.id and b.merged_into_id is null
  where a.merged_into_id is null and (a.archived_at is null or b.archived_at is null) and ${likeness} is not null
    and not exists (select from duplicates.distinct_pair d where d.one_id = a.id and d.other_id = b.id))`

/** Pairs of records alike that nobody has reviewed; null: not for this caller. */
export const duplicatesCount = (caller: Caller): RawBuilder<number | null> =>
  maintainsEverybody(caller) ? sql<number>`${pairs}` : sql<null>`null::integer`
