import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { daysBetween, displayDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { refusalOfDatabase } from '#platform/server/database-error.ts'
import { calendarChanged, calendarRoomName } from '../../contract/events.ts'
import { changeYear, createYear, removeYear } from '../../contract/years.ts'
import type { NewCalendarEntry } from '../../rules/calendar-entries.ts'
import { copiedEntries, orderedEntries, type YearSource } from '../../rules/new-year.ts'
import { studyYearTitle } from '../../rules/study-year.ts'
import { readEntries, valuesOf } from '../entries/read-entries.ts'
import { requireSeen, lockOpenYear, lockYear } from './lock-year.ts'

interface Span {
  date_start: CalendarDate
  date_end: CalendarDate
}
const columns = ['id', 'date_start', 'date_end', 'is_projection', 'version'] as const
const maxYearDays = 366

/** 422 for dates that make no year, or meet another one. */
async function requireValidYear(db: Database, { date_start, date_end }: Span, own: number | null): Promise<void> {
  if (date_end <= date_start) throw refuse('date_end', msg`Конец раньше начала`)
  if (daysBetween(date_start, date_end) >= maxYearDays) throw refuse('date_end', msg`Учебный год не длиннее 12 месяцев`)
  const met = await db
    .selectFrom('calendar.study_year')
    .select(columns)
    .where('date_start', '<=', date_end)
    .where('date_end', '>=', date_start)
    .$if(own !== null, (rows) => rows.where('id', '<>', own))
    .executeTakeFirst()
  if (met) throw refuse('date_start', msg`Пересекается с учебным годом ${studyYearTitle({ ...met })}`)
}

async function entriesFrom(db: Database, source: YearSource, year: Span): Promise<NewCalendarEntry[]> {
  if (source === 'empty') return []
  if (source === 'order') return orderedEntries(year)
  const previous = await db
    .selectFrom('calendar.study_year')
    .select('id')
    .where('date_start', '<', year.date_start)
    .orderBy('date_start', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  if (!previous) throw refuse('source', msg`Предыдущего года нет: выберите другой способ`)
  return copiedEntries((await readEntries(db, previous.id)).map(valuesOf), year)
}

const createYearHandler = handle(createYear, async ({ body: { source, ...span }, db, record, publish }) => {
  await requireValidYear(db, span, null)
  const entries = await entriesFrom(db, source, span)
  const year = await db
    .insertInto('calendar.study_year')
    .values({ ...span, is_projection: source !== 'empty' })
    .returning(columns)
    .executeTakeFirstOrThrow()
  if (entries.length > 0)
    await db
      .insertInto('calendar.calendar_entry')
      .values(entries.map((entry) => ({ ...entry, year_id: year.id })))
      .execute()
  await record({ subject: 'calendar.study_year', id: year.id, after: { ...span, is_projection: year.is_projection } })
  publish(calendarRoomName, calendarChanged, { year_id: year.id })
  return year
})

/** 422 where entries of the year would stand outside it. */
async function requireAroundEntries(db: Database, yearId: number, { date_start, date_end }: Span): Promise<void> {
  const outside = (await readEntries(db, yearId)).find(
    (entry) => entry.start_date < date_start || date_end < entry.end_date,
  )
  if (!outside) return
  const field = outside.start_date < date_start ? 'date_start' : 'date_end'
  const dates = `${displayDate(outside.start_date)} – ${displayDate(outside.end_date)}`
  throw refuse(field, msg`За годом останется «${outside.title}», ${dates}. Сначала измените эту запись`)
}

const changeYearHandler = handle(changeYear, async ({ params, body, db, today, record, publish }) => {
  const { version, ...values } = body
  const { id, version: present, ...before } = await lockOpenYear(db, params.id, today)
  requireSeen({ version: present }, version)
  await requireValidYear(db, values, id)
  await requireAroundEntries(db, id, values)
  const year = await db
    .updateTable('calendar.study_year')
    .set({ ...values, version: present + 1 })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  await record({ subject: 'calendar.study_year', id, before, after: values })
  publish(calendarRoomName, calendarChanged, { year_id: id })
  return year
})

const removeYearHandler = handle(removeYear, async ({ params, db, record, publish }) => {
  const { id, version: _version, ...before } = await lockYear(db, params.id)
  await sql`savepoint whole`.execute(db)
  try {
    await db.deleteFrom('calendar.bell_schedule').where('year_id', '=', id).execute()
    await db.deleteFrom('calendar.calendar_entry').where('year_id', '=', id).execute()
    await db.deleteFrom('calendar.study_year').where('id', '=', id).execute()
  } catch (error) {
    if (refusalOfDatabase(error) === undefined) throw error
    await sql`rollback to savepoint whole`.execute(db)
    throw conflict(msg`К учебному году уже относятся классы, расписание или правила оценивания: удалить его нельзя.`)
  }
  await record({ subject: 'calendar.study_year', id, before })
  publish(calendarRoomName, calendarChanged, { year_id: id })
  return {}
})

export const changeYearHandlers = [createYearHandler, changeYearHandler, removeYearHandler]
