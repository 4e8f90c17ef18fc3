import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

/** What was written on days of a study year lies in the history's years of those days. @param until a date in SQL */
export async function makeHistoryYears(
  db: Database,
  from: CalendarDate,
  until: RawBuilder<CalendarDate>,
): Promise<void> {
  await sql`select history.ensure_year(first::date) from generate_series(
    date_trunc('year', ${from}::timestamp), (${until})::timestamp, interval '1 year') as first`.execute(db)
}
