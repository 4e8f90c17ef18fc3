import { sql } from 'kysely'
import type { DateRange } from '#platform/contract/date-range.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { publicationDays, type PublicationDay } from '../../rules/publication-days.ts'

/** A version about to be published, with the days of the range and the bells that its lessons follow. */
export interface Publication {
  versionId: number
  yearId: number
  range: DateRange
  bellScheduleId: number
  days: PublicationDay[]
}

/** The bells of the year where nothing more particular holds; null in a year without bells. */
export async function usualBells(db: Database, yearId: number): Promise<number | null> {
  const found = await db
    .selectFrom('calendar.bell_schedule')
    .select('id')
    .where('year_id', '=', yearId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return found?.id ?? null
}

/**
 * Reads what a publication needs. `range` must lie inside the version's study year.
 * @throws Refusal 404 without the version, 409 without bells or with a range outside the year
 */
export async function readPublication(db: Database, versionId: number, range: DateRange): Promise<Publication> {
  const version = await db
    .selectFrom('timetable.version as v')
    .innerJoin('calendar.study_year as y', 'y.id', 'v.year_id')
    .select(['v.year_id', 'y.date_start', 'y.date_end'])
    .where('v.id', '=', versionId)
    .executeTakeFirst()
  if (!version) throw notFound(msg`Версия расписания не найдена`)
  if (range.start_date < version.date_start || range.end_date > version.date_end)
    throw conflict(msg`Срок публикации выходит за учебный год этой версии.`)
  const bellScheduleId = await usualBells(db, version.year_id)
  if (bellScheduleId === null)
    throw conflict(msg`В учебном году нет расписания звонков. Задайте звонки и опубликуйте снова.`)
  const entries = await db
    .selectFrom('calendar.calendar_entry')
    .select(['type', 'start_date', 'end_date', 'follows_weekday', 'parallels'])
    .where('year_id', '=', version.year_id)
    .execute()
  const parallels = await db
    .selectFrom('classes.parallel')
    .select('number')
    .where('year_id', '=', version.year_id)
    .execute()
  const used = await db
    .selectFrom('timetable.entry')
    .select('weekday')
    .distinct()
    .where('version_id', '=', versionId)
    .execute()
  const days = publicationDays({
    start: range.start_date,
    end: range.end_date,
    yearStart: version.date_start,
    entries: entries as Parameters<typeof publicationDays>[0]['entries'],
    parallels: parallels.map(({ number }) => number),
    usedWeekdays: used.map(({ weekday }) => weekday),
  })
  return { versionId, yearId: version.year_id, range, bellScheduleId, days }
}

/** Nobody else publishes in this year until the transaction ends; a whole year takes longer than a request may. */
export async function takeTurn(db: Database, yearId: number): Promise<void> {
  await sql`set local statement_timeout = '2min'`.execute(db)
  await sql`select pg_advisory_xact_lock(hashtext('timetable.publish'), ${yearId})`.execute(db)
}
