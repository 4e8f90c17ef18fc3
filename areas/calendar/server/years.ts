import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { listCalendar, listYears, type CalendarEntry } from '../contract/years.ts'

const listYearsHandler = handle(listYears, async ({ db, today, house }) => ({
  today,
  time_zone: house.clock.timeZone,
  items: await db
    .selectFrom('calendar.study_year')
    .select(['id', 'date_start', 'date_end', 'is_projection'])
    .orderBy('date_start', 'desc')
    .execute(),
}))

const listCalendarHandler = handle(listCalendar, async ({ query, db }) => ({
  items: await db
    .selectFrom('calendar.calendar_entry')
    .$if(query.type !== undefined, (rows) => rows.where('type', '=', query.type ?? ''))
    .$if(query.year_id !== undefined, (rows) => rows.where('year_id', '=', query.year_id ?? 0))
    .select(['id', 'title', 'start_date', 'end_date', 'number'])
    .select([
      sql<CalendarEntry['type']>`type`.as('type'),
      sql<{ id: number }>`jsonb_build_object('id', year_id)`.as('year'),
    ])
    .orderBy('start_date')
    .orderBy('id')
    .execute(),
}))

export const years = [listYearsHandler, listCalendarHandler]
