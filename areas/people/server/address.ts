import { sql } from 'kysely'

/** Where the person `p` lives: the place from the country down, then the street. */
export const fullAddress = sql<string | null>`nullif(concat_ws(', ', (
  with recursive above as (
    select r.id, r.parent_id, r.title, 1 as height from dictionaries.record r where r.id = p.location_id
    union all
    select r.id, r.parent_id, r.title, above.height + 1 from dictionaries.record r join above on r.id = above.parent_id)
  select string_agg(title, ', ' order by height desc) from above), p.address), '')`
