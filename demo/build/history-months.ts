import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

/** What was written on the days of a year lies in the history's month of that day. @param until a date in SQL */
export async function makeHistoryMonths(
  db: Database,
  from: CalendarDate,
  until: RawBuilder<CalendarDate>,
): Promise<void> {
  await sql`select history.ensure_month(first::date) from generate_series(
    date_trunc('month', ${from}::timestamp), (${until})::timestamp, interval '1 month') as first`.execute(db)
}
