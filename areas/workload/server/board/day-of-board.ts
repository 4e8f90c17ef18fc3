import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'

/** The year that is shown, and the day in it: that which is asked for, else today, or the nearest day of the year. */
export interface DayOfBoard {
  year: { id: number; from: string; to: string }
  date: string
  /** Who reads what follows from today, whatever day is shown. */
  today: string
}

/** @throws 404 where there is no such year */
export async function dayOfBoard(
  db: Database,
  { year_id, date }: { year_id?: number | undefined; date?: string | undefined },
  today: string,
): Promise<DayOfBoard> {
  const { rows } = await sql<{ id: number; from: string; to: string; date: string }>`
    select y.id, y.date_start::text as from, y.date_end::text as to,
      greatest(y.date_start, least(y.date_end, ${date ?? today}::date))::text as date
    from calendar.study_year y where y.id = ${year_id ?? currentYearId(today)}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  const { date: shown, ...year } = row
  return { year, date: shown, today }
}
