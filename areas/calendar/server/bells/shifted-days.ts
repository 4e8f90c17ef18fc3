import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { previewShiftedDay, shiftBellDay, type BellDay } from '../../contract/bells.ts'
import { calendarChanged, calendarRoomName } from '../../contract/events.ts'
import { previewCalendarChange, refuseInTheWay } from '../preview-change.ts'
import type { DatedLessons } from '../dated-lessons.ts'
import { lockOpenYear } from '../years/lock-year.ts'
import { requireDayToCome } from './day-to-come.ts'
import { shiftDay, shiftOn } from './shift-day.ts'

interface Shift {
  year_id: number
  date: string
  minutes: number
}

/** Writes the shift of a day of an open year. @returns the minutes that it takes the place of */
async function writeShift(db: Database, { year_id, date, minutes }: Shift, today: string): Promise<number | null> {
  requireDayToCome(date, await lockOpenYear(db, year_id, today), today)
  const before = await shiftOn(db, year_id, date)
  if (before === minutes) throw refuse('minutes', msg`В этот день звонки уже так сдвинуты`)
  await shiftDay(db, year_id, date, minutes)
  return before
}

async function readShifted(db: Database, yearId: number, date: string): Promise<BellDay[]> {
  const { rows } = await sql<BellDay>`select d.id, d.schedule_id, d.date
    from calendar.bell_day d join calendar.bell_schedule b on b.id = d.schedule_id
    where b.year_id = ${yearId} and b.shifted_from is not null and d.date = ${date} order by d.id`.execute(db)
  return rows
}

/** Calls that let the bells of a day ring earlier or later. */
export const shiftedDaysWith = (lessons: DatedLessons) => [
  handle(shiftBellDay, async ({ body, db, today, record, publish }) => {
    const { year_id, date, minutes } = body
    const before = await writeShift(db, body, today)
    refuseInTheWay(await lessons.followBells(db, { yearId: year_id, today }))
    const items = await readShifted(db, year_id, date)
    const of = (shift_minutes: number) => ({ year_id, date, shift_minutes })
    await record({
      subject: 'calendar.bell_day',
      id: items[0]?.id ?? 0,
      ...(before === null ? {} : { before: of(before) }),
      after: of(minutes),
    })
    publish(calendarRoomName, calendarChanged, { year_id })
    return { items }
  }),
  handle(previewShiftedDay, async ({ body, db, today }) =>
    previewCalendarChange(db, async () => {
      await writeShift(db, body, today)
      return lessons.followBells(db, { yearId: body.year_id, today })
    }),
  ),
]
