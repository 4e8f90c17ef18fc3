import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { BellSchedule } from '../../contract/bells.ts'
import { shiftedBells } from '../../rules/bell-shift.ts'
import { readBells } from './read-bells.ts'
import { slotRows } from './slot-rows.ts'

/** By how many minutes the bells of a year ring later on a date, earlier where negative; null where they do not. */
export async function shiftOn(db: Database, yearId: number, date: CalendarDate): Promise<number | null> {
  const { rows } = await sql<{ shift_minutes: number }>`
    select b.shift_minutes from calendar.bell_day d join calendar.bell_schedule b on b.id = d.schedule_id
    where b.year_id = ${yearId} and d.date = ${date} and b.shifted_from is not null limit 1`.execute(db)
  return rows[0]?.shift_minutes ?? null
}

/** Bells that ring some minutes later than others: those that are there already, or new ones. @returns their id */
async function writeShifted(db: Database, yearId: number, base: BellSchedule, minutes: number): Promise<number> {
  const slots = shiftedBells(base.slots, minutes)
  if (slots === null) throw refuse('minutes', msg`Уроки «${base.title}» выйдут за пределы дня`)
  const { title, weekdays, from_parallel, to_parallel } = base
  const values = { title, weekdays, from_parallel, to_parallel }
  const { id } = await db
    .insertInto('calendar.bell_schedule')
    .values({ ...values, year_id: yearId, shifted_from: base.id, shift_minutes: minutes })
    .onConflict((same) =>
      same
        .columns(['shifted_from', 'shift_minutes'])
        .doUpdateSet((bells) => ({ ...values, version: bells('calendar.bell_schedule.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('calendar.bell_slot').where('schedule_id', '=', id).execute()
  await db.insertInto('calendar.bell_slot').values(slotRows(id, slots)).execute()
  return id
}

/**
 * Lets whatever bells ring on a date ring some minutes later, earlier where negative; null: as they are.
 * @throws Refusal 422 where nothing rings on the date, or the lessons would leave the day
 */
export async function shiftDay(
  db: Database,
  yearId: number,
  date: CalendarDate,
  minutes: number | null,
): Promise<void> {
  await sql`delete from calendar.bell_day d using calendar.bell_schedule b
    where b.id = d.schedule_id and b.year_id = ${yearId} and b.shifted_from is not null and d.date = ${date}`.execute(
    db,
  )
  if (minutes !== null) {
    const { rows } = await sql<{ id: number | null }>`
      select distinct calendar.bell_schedule_on(${yearId}::int, ${date}::date, parallel) as id
      from generate_series(0, 12) as parallel`.execute(db)
    const ringing = (await readBells(db, yearId)).filter(({ id }) => rows.some((row) => row.id === id))
    if (ringing.length === 0) throw refuse('date', msg`${displayDate(date)} звонков нет`)
    for (const base of ringing) {
      const schedule_id = await writeShifted(db, yearId, base, minutes)
      await db.insertInto('calendar.bell_day').values({ schedule_id, date }).execute()
    }
  }
  await sql`delete from calendar.bell_schedule b where b.year_id = ${yearId} and b.shifted_from is not null
    and not exists (select from calendar.bell_day d where d.schedule_id = b.id)`.execute(db)
}

/** After a change of bells: the shifted days from a date on follow those that ring on them now. */
export async function reshiftDays(db: Database, yearId: number, from: CalendarDate): Promise<void> {
  const { rows } = await sql<{ date: CalendarDate; shift_minutes: number }>`
    select distinct d.date, b.shift_minutes from calendar.bell_day d join calendar.bell_schedule b on b.id = d.schedule_id
    where b.year_id = ${yearId} and b.shifted_from is not null and d.date >= ${from} order by d.date`.execute(db)
  for (const { date, shift_minutes } of rows) await shiftDay(db, yearId, date, shift_minutes)
}
