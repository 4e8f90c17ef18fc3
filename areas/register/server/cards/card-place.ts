import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import type { CardPeriod } from '../../rules/card-period.ts'

/** A class and a period of its year, for which cards are made. */
export interface CardPlace extends CardPeriod {
  class_id: number
  title: string
  year_id: number
  quarter_id: number | null
  /** The period's last day. */
  end: CalendarDate
}
interface Named {
  class_id: number
  quarter?: number | null | undefined
  half?: number | null | undefined
}

/**
 * Finds the class within a scope, and the period of its year. @throws Refusal 404 for a stranger's class, 422 where its year
 * has no such period
 */
export async function findPlace(db: Database, named: Named, scope: RawBuilder<boolean>): Promise<CardPlace> {
  const [quarter, half] = [named.quarter ?? null, named.half ?? null]
  if (quarter !== null && half !== null) throw refuse('half', msg`Укажите четверть или полугодие, не оба`)
  const last = quarter ?? (half === null ? 4 : half * 2)
  const { rows } = await sql<Omit<CardPlace, 'end'> & { end: CalendarDate | null }>`
    select c.id as class_id, c.title, c.year_id, ${quarter}::integer as quarter, ${half}::integer as half,
      case when ${quarter}::integer is not null then q.id end as quarter_id, q.end_date as end
    from classes.class c left join calendar.calendar_entry q
      on q.year_id = c.year_id and q.type = 'quarter' and q.number = ${last}
    where c.id = ${named.class_id} and ${scope}`.execute(db)
  const [found] = rows
  if (!found) throw notFound()
  if (found.end === null) throw refuse(half === null ? 'quarter' : 'half', msg`Такого периода в учебном году нет`)
  return { ...found, end: found.end }
}

/** Cards `rc` of the period, of whatever class. */
export const isOfPeriod = ({ year_id, quarter_id, half }: CardPlace) => sql<boolean>`
  (rc.year_id = ${year_id} and rc.quarter_id is not distinct from ${quarter_id}::integer
    and rc.half is not distinct from ${half}::smallint)`
/** Cards `rc` of the class for the period. */
export const isOfPlace = (place: CardPlace) => sql<boolean>`
  (rc.class_id = ${place.class_id} and ${isOfPeriod(place)})`
