import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Figures } from '../contract/results.ts'
import { figuresOf, type Counted, type CountedUnit } from '../rules/figures.ts'

const since = (column: string) => sql<number>`floor(extract(epoch from ${sql.ref(column)} - e.started_at))::int`

/** Computed of the taps as they are kept, in three queries. */
export async function readFigures(db: Database, evacuationId: number): Promise<Figures> {
  const { rows: units } = await sql<CountedUnit>`
    select u.id, u.type, u.title, coalesce((select jsonb_agg(p.full_name order by p.sort_name, p.id)
      from evacuation.collector c join people.person p on p.id = c.person_id where c.unit_id = u.id), '[]') as collectors
    from evacuation.collect_unit u where u.evacuation_id = ${evacuationId} order by u.sort, u.id`.execute(db)
  const { rows: marks } = await sql<Counted>`
    select m.unit_id as "unitId", m.class_title, m.status, coalesce((select jsonb_agg(jsonb_build_object('at', ${since('s.tapped_at')},
        'status', s.status) order by s.tapped_at, s.id)
      from evacuation.mark_step s where s.mark_id = m.id and s.status is not null), '[]') as taps
    from evacuation.mark m join evacuation.evacuation e on e.id = m.evacuation_id
    where m.evacuation_id = ${evacuationId}`.execute(db)
  const { rows } = await sql<{ completed: number | null }>`
    select ${since('e.ended_at')} as completed from evacuation.evacuation e where e.id = ${evacuationId}`.execute(db)
  return figuresOf(units, marks, rows[0]?.completed ?? null)
}
