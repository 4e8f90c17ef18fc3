import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { createBellDay, previewBellDay, removeBellDay, type BellDay } from '../../contract/bells.ts'
import { calendarChanged, calendarRoomName } from '../../contract/events.ts'
import { previewCalendarChange, refuseInTheWay } from '../preview-change.ts'
import type { DatedLessons } from '../dated-lessons.ts'
import { lockOpenYear } from '../years/lock-year.ts'
import { requireDayToCome } from './day-to-come.ts'
import { readOneBells } from './read-bells.ts'
import { shiftDay } from './shift-day.ts'

interface BellDayInput {
  schedule_id: number
  date: string
}

/** Names bells for a day of their year that has none for the same parallels yet. */
async function writeDay(db: Database, { schedule_id, date }: BellDayInput, today: string) {
  const bells = await readOneBells(db, schedule_id)
  const year = await lockOpenYear(db, bells.year_id, today)
  requireDayToCome(date, year, today)
  const { rows } = await sql<{ title: string }>`
    select b.title from calendar.bell_day d join calendar.bell_schedule b on b.id = d.schedule_id
    where b.year_id = ${year.id} and d.date = ${date} and b.shifted_from is null
      and coalesce(b.from_parallel, 0) <= ${bells.to_parallel ?? 12}
      and ${bells.from_parallel ?? 0} <= coalesce(b.to_parallel, 12)`.execute(db)
  if (rows[0]) throw refuse('date', msg`На этот день уже назначены звонки «${rows[0].title}»`)
  const { id } = await db
    .insertInto('calendar.bell_day')
    .values({ schedule_id, date })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, yearId: year.id, title: bells.title }
}

/** What the history keeps of a day: its bells, or by how much they were shifted. */
const auditedDay = (day: { title: string; date: string; year_id: number; shift_minutes: number | null }) => ({
  year_id: day.year_id,
  date: day.date,
  ...(day.shift_minutes === null ? { title: day.title } : { shift_minutes: day.shift_minutes }),
})

export const bellDaysWith = (lessons: DatedLessons) => [
  handle(createBellDay, async ({ body, db, today, record, publish }) => {
    const { id, yearId, title } = await writeDay(db, body, today)
    refuseInTheWay(await lessons.followBells(db, { yearId, today }))
    await record({ subject: 'calendar.bell_day', id, after: { year_id: yearId, title, date: body.date } })
    publish(calendarRoomName, calendarChanged, { year_id: yearId })
    return { id, ...body }
  }),
  handle(removeBellDay, async ({ params, db, today, record, publish }) => {
    const { rows } = await sql<BellDay & { title: string; year_id: number; shift_minutes: number | null }>`
      select d.id, d.schedule_id, d.date, b.title, b.year_id, b.shift_minutes
      from calendar.bell_day d join calendar.bell_schedule b on b.id = d.schedule_id where d.id = ${params.id}`.execute(
      db,
    )
    const [day] = rows
    if (!day) throw notFound()
    await lockOpenYear(db, day.year_id, today)
    if (day.shift_minutes === null) await db.deleteFrom('calendar.bell_day').where('id', '=', day.id).execute()
    else await shiftDay(db, day.year_id, day.date, null)
    refuseInTheWay(await lessons.followBells(db, { yearId: day.year_id, today }))
    await record({
      subject: 'calendar.bell_day',
      id: day.id,
      before: auditedDay(day),
    })
    publish(calendarRoomName, calendarChanged, { year_id: day.year_id })
    return {}
  }),
  handle(previewBellDay, async ({ body, db, today }) =>
    previewCalendarChange(db, async () => {
      const { yearId } = await writeDay(db, body, today)
      return lessons.followBells(db, { yearId, today })
    }),
  ),
]
