import { handle } from '#platform/server/handle.ts'
import { listCalendar } from '../../contract/entries.ts'
import { listYears } from '../../contract/years.ts'
import { entryColumns } from '../entries/read-entries.ts'

const listYearsHandler = handle(listYears, async ({ db, today, context }) => ({
  today,
  time_zone: context.clock.timeZone,
  day_ends: context.clock.dayEnds().toISOString(),
  offset_since: context.clock.offsetSince().toISOString(),
  fixed_time: context.clock.fixedTime ?? undefined,
  items: await db
    .selectFrom('calendar.study_year')
    .select(['id', 'date_start', 'date_end', 'is_projection', 'version'])
    .orderBy('date_start', 'desc')
    .execute(),
}))

const listCalendarHandler = handle(listCalendar, async ({ query, db }) => ({
  items: await db
    .selectFrom('calendar.calendar_entry')
    .$if(query.type !== undefined, (rows) => rows.where('type', '=', query.type ?? ''))
    .$if(query.year_id !== undefined, (rows) => rows.where('year_id', '=', query.year_id ?? 0))
    .select(entryColumns)
    .orderBy('start_date')
    .orderBy('id')
    .execute(),
}))

export const listHandlers = [listYearsHandler, listCalendarHandler]
