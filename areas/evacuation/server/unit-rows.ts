import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { markStatuses } from '../rules/words.ts'
import type { Totals, Unit } from '../contract/evacuations.ts'
import { toMillisecond } from './moments.ts'

/** Counts of the marks joined as `m`, as one object. */
export const totals = sql<Totals>`jsonb_build_object('total', count(m.id), ${sql.join(
  markStatuses.map((status) => sql`${sql.lit(status)}, count(m.id) filter (where m.status = ${sql.lit(status)})`),
)})`

/** Lists in the order of their types; `where` narrows over `u`. */
export async function readUnits(db: Database, where: RawBuilder<boolean>): Promise<Unit[]> {
  const { rows } = await sql<Unit>`
    select u.id, u.evacuation_id, u.type, u.title, u.place, u.building_id, b.title as building, u.floor, u.lesson_id, u.class_id,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.full_name, 'short_name',
          p.surname || coalesce(' ' || upper(left(nullif(p.name, ''), 1)) || '.', '')
          || coalesce(' ' || upper(left(nullif(p.patronymic, ''), 1)) || '.', ''),
          'seen_at', ${toMillisecond(sql`s.seen_at`)}) order by p.sort_name, p.id)
        from evacuation.collector c join people.person p on p.id = c.person_id
          left join evacuation.seen s on s.evacuation_id = u.evacuation_id and s.person_id = p.id
        where c.unit_id = u.id), '[]') as collectors,
      counted.totals, counted.last_marked_at
    from evacuation.collect_unit u left join buildings.building b on b.id = u.building_id,
      lateral (select ${totals} as totals, ${toMillisecond(sql`max(m.tapped_at)`)} as last_marked_at
        from evacuation.mark m where m.unit_id = u.id) counted
    where ${where}
    order by array_position(array['lesson', 'class', 'club', 'staff', 'guests', 'rest'], u.type), u.title, u.id`.execute(
    db,
  )
  return rows
}
