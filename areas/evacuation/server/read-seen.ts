import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Seen } from '../contract/results.ts'

/** Of those who had somebody to collect, who had the alarm before them on a device; in one query. */
export async function readSeen(db: Database, evacuationId: number): Promise<Seen> {
  const { rows } = await sql<Seen>`
    with collector as (
      select c.person_id, array_agg(u.title order by u.sort) as lists
      from evacuation.collect_unit u join evacuation.collector c on c.unit_id = u.id
      where u.evacuation_id = ${evacuationId}
        and exists (select from evacuation.mark m where m.unit_id = u.id and m.status <> 'away')
      group by c.person_id),
    notified as (
      select p.full_name as name, p.sort_name, p.id, collector.lists, s.seen_at
      from collector join people.person p on p.id = collector.person_id
        left join evacuation.seen s on s.evacuation_id = ${evacuationId} and s.person_id = p.id)
    select count(*)::int as collectors, count(seen_at)::int as seen,
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'lists', lists) order by sort_name, id)
        filter (where seen_at is null), '[]') as unseen
    from notified`.execute(db)
  return rows[0] ?? { collectors: 0, seen: 0, unseen: [] }
}
