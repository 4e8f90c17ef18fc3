import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { insertRows } from '#platform/server/demonstration/insert-rows.ts'

const lessonMinutes = 30
const starts: Readonly<Record<1 | 2, readonly string[]>> = {
  1: ['08:00', '08:35', '09:20', '10:05', '10:40', '11:15', '11:50'],
  2: ['13:00', '13:35', '14:20', '15:05', '15:40', '16:15', '16:50'],
}
function later(time: string, minutes: number): string {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

/** Bells of a shortened day beside those of the timetable, and the day on which they ring. */
export async function buildShortDay(db: Database, yearId: number, date: CalendarDate): Promise<void> {
  const { id } = await db
    .insertInto('calendar.bell_schedule')
    .values({ year_id: yearId, title: 'Сокращённый день' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const slots = ([1, 2] as const).flatMap((shift) =>
    starts[shift].map((starts_at, index) => ({
      schedule_id: id,
      shift,
      number: index + 1,
      starts_at,
      ends_at: later(starts_at, lessonMinutes),
    })),
  )
  await insertRows(db, 'calendar.bell_slot', slots)
  await insertRows(db, 'calendar.bell_day', [{ schedule_id: id, date }])
}
