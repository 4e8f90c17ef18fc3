import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

export interface ActingFor {
  id: number
  /** «Ахметова А. Н.». */
  name: string
}

/** On whose behalf a person acts today, as their deputy; not of those for whom these stand in themselves. */
export async function actingFor(db: Database, personId: number | null, today: CalendarDate): Promise<ActingFor[]> {
  if (personId === null) return []
  const { rows } = await sql<ActingFor>`
    select head.id, head.short_name as name from approvals.standing d join approvals.person head on head.id = d.head_id
    where d.deputy_id = ${personId} and d.during @> ${today}::date order by head.sort_name`.execute(db)
  return rows
}

/** Whether the person, or somebody for whom they stand in today, is the one in the column. */
export const isOrActsFor = (
  personId: number | null,
  column: RawBuilder<unknown>,
  today: CalendarDate,
): RawBuilder<boolean> =>
  sql<boolean>`${column} in (select ${personId}::integer union all select d.head_id from approvals.standing d
    where d.deputy_id = ${personId} and d.during @> ${today}::date)`
