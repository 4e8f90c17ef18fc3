import { sql } from 'kysely'
import { lastDayTaught } from '#areas/workload/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { JournalGrid } from '../../contract/journal.ts'
import type { GridQuery } from './grid-rows.ts'

interface ReadingPast {
  db: Database
  caller: Caller
  today: CalendarDate
  context: AppContext
}
/**
 * The journal as it stood at the end of a day, with nothing of a later one, for whoever has taught the group until then: a
 * higher room replays it.
 * @throws Refusal 404 where the quarter is not of the group's year
 */
export type ReadJournalUntil = (
  reading: ReadingPast,
  gridQuery: GridQuery & { until: CalendarDate },
) => Promise<JournalGrid>

/** The last day on which the caller has taught the group this year, where they teach it no more. */
export async function lastDayOf(
  db: Database,
  { client, personId }: Caller,
  groupId: number,
  today: CalendarDate,
): Promise<CalendarDate | null> {
  if (client !== 0 || personId === null) return null
  const { rows } = await sql<{ day: CalendarDate | null }>`
    select ${lastDayTaught(personId, sql`${groupId}::integer`, today)} as day`.execute(db)
  return rows[0]?.day ?? null
}
