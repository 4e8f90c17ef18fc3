import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { AvailabilityOfYear } from '../contract/availability.ts'

export interface YearRow extends AvailabilityOfYear {
  id: number
  person_id: number
  year_id: number
  version: number
}
/** What is written, over rows `a`. */
export async function readYearRows(db: Database, where: RawBuilder<boolean>): Promise<YearRow[]> {
  const { rows } = await sql<YearRow>`
    select a.id, a.person_id, a.year_id, a.version, a.methodical_day, a.note,
      case when b.id is not null then jsonb_build_object('id', b.id, 'title', b.title) end as building,
      coalesce((select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'shift', h.shift, 'slot', h.slot, 'kind', h.kind)
          order by h.weekday, h.shift, h.slot)
        from availability.hour h where h.person_year_id = a.id), '[]') as hours
    from availability.person_year a left join buildings.building b on b.id = a.building_id
    where ${where} order by a.person_id`.execute(db)
  return rows
}
const nothing: AvailabilityOfYear = { hours: [], methodical_day: null, building: null, note: null }
export const orNothing = (row: YearRow | undefined) => row ?? { ...nothing, version: 0 }
