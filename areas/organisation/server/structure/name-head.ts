import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { UnitRow } from './unit-rows.ts'

/** 422 for a day that is still to come: what is noted of units has been. */
export function requirePast(day: CalendarDate | null | undefined, field: string, today: CalendarDate): void {
  if (day !== null && day !== undefined && day > today) throw refuse(field, msg`Не позже сегодняшнего дня`)
}

interface Naming {
  head_id: number | null
  head_from: CalendarDate | undefined
}
/**
 * Sets who heads a unit from a day on; without a day, from today; with null, nobody. Heads named for later days are removed. Where
 * only the first day of the present head changes, the last day of the head before them changes with it.
 * @throws 422 for a day to come
 */
export async function nameHead(
  db: Database,
  { id, head }: Pick<UnitRow, 'id' | 'head'>,
  { head_id, head_from }: Naming,
  today: CalendarDate,
): Promise<void> {
  requirePast(head_from, 'head_from', today)
  const isSame = head_id === (head?.id ?? null)
  if (isSame && (head_from === undefined || head === null || head_from === head.from)) return
  const from = head_from ?? today
  const former = isSame ? (head?.from ?? null) : null
  await sql`delete from organisation.unit_head where unit_id = ${id}
    and (lower(during) >= ${from} or (${isSame} and during @> ${today}::date))`.execute(db)
  await sql`update organisation.unit_head set during = daterange(lower(during), ${from})
    where unit_id = ${id} and (during @> ${from}::date or upper(during) = ${former}::date)`.execute(db)
  if (head_id !== null)
    await sql`insert into organisation.unit_head (unit_id, person_id, during)
      values (${id}, ${head_id}, daterange(${from}, null))`.execute(db)
}
