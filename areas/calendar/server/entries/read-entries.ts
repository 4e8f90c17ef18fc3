import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { CalendarEntry } from '../../contract/entries.ts'
import type { NewCalendarEntry } from '../../rules/calendar-entries.ts'

/** Columns of calendar.calendar_entry that make an entry of the contract. */
export const entryColumns = [
  'id',
  'title',
  'start_date',
  'end_date',
  'number',
  'closes_on',
  'parallels',
  'version',
  sql<CalendarEntry['type']>`type`.as('type'),
  sql<CalendarEntry['follows_weekday']>`follows_weekday`.as('follows_weekday'),
  sql<{ id: number }>`jsonb_build_object('id', year_id)`.as('year'),
] as const

export const readEntries = (db: Database, yearId: number): Promise<CalendarEntry[]> =>
  db
    .selectFrom('calendar.calendar_entry')
    .where('year_id', '=', yearId)
    .select(entryColumns)
    .orderBy('start_date')
    .orderBy('id')
    .execute()

/** 404 without it. */
export async function readEntry(db: Database, id: number): Promise<CalendarEntry> {
  const entry = await db
    .selectFrom('calendar.calendar_entry')
    .where('id', '=', id)
    .select(entryColumns)
    .executeTakeFirst()
  if (!entry) throw notFound(msg`Запись календаря не найдена`)
  return entry
}

/** What an entry says, without its id and version. */
export const valuesOf = ({ id: _id, year: _year, version: _version, ...values }: CalendarEntry): NewCalendarEntry =>
  values
