import { sql } from 'kysely'
import { studyYearTitle } from '#areas/calendar/rules/study-year.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'

interface Year {
  id: number
  date_start: string
  date_end: string
}
/** A year and the one into which it is carried over. */
export interface Years {
  from: Year
  into: Year
}

/** A year with the one before it; by default the one that follows that of today. Undefined where there is no such pair. */
export async function findYears(db: Database, intoId: number | undefined, today: string): Promise<Years | undefined> {
  const into =
    intoId === undefined
      ? sql`(select n.id from calendar.study_year n join calendar.study_year c on c.id = ${currentYearId(today)}
          where n.date_start > c.date_end order by n.date_start limit 1)`
      : sql`${intoId}::integer`
  const { rows } = await sql<Years>`
    select jsonb_build_object('id', y.id, 'date_start', y.date_start, 'date_end', y.date_end) as into,
      jsonb_build_object('id', f.id, 'date_start', f.date_start, 'date_end', f.date_end) as from
    from calendar.study_year y join lateral (select * from calendar.study_year earlier
      where earlier.date_end < y.date_start order by earlier.date_end desc limit 1) f on true
    where y.id = ${into}`.execute(db)
  return rows[0]
}

/** Why a year cannot be carried over, or null. */
export function objectionTo({ into }: Years, today: string): Text | null {
  if (into.date_end < today) return msg`Учебный год ${studyYearTitle(into)} закончился ${displayDate(into.date_end)}`
  return null
}

/** @throws Refusal 404, 409 */
export async function requireYears(db: Database, intoId: number, today: string): Promise<Years> {
  const years = await findYears(db, intoId, today)
  if (!years) throw notFound()
  const objection = objectionTo(years, today)
  if (objection) throw conflict(objection)
  return years
}
