import { sql } from 'kysely'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { maintainsEverybody } from '#areas/people/server/index.ts'
import { write } from '#platform/contract/access.ts'
import type { AreaCount } from '#platform/server/area-count.ts'
import { likeness } from './likeness.ts'

const pairs = sql`(select count(*) from people.person a
  join people.person b on b.name_key = a.name_key and (b.id > a.id or b.archived_at is not null) and b.id <> a.id
    and b.merged_into_id is null
  where a.merged_into_id is null and a.archived_at is null and ${likeness} is not null
    and not exists (select from duplicates.distinct_pair d
      where d.one_id = least(a.id, b.id) and d.other_id = greatest(a.id, b.id)))`

/** Pairs of records alike that nobody has reviewed. */
export const pairsCount: AreaCount = {
  id: 'duplicates',
  access: write(usrUser),
  count: (caller) => (maintainsEverybody(caller) ? sql<number>`${pairs}` : sql<null>`null::integer`),
}
