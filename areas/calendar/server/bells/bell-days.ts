import { sql } from 'kysely'
import { displayDate, isWithin } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { createBellDay, previewBellDay, removeBellDay, type BellDay } from '../../contract/bells.ts'
import { calendarChanged, calendarRoomName } from '../../contract/events.ts'
import { preview, refuseInTheWay } from '../consequences.ts'
import type { DatedLessons } from '../dated-lessons.ts'
import { lockOpenYear } from '../years/lock-year.ts'
import { readOneBells } from './read-bells.ts'

interface BellDayInput {
  schedule_id: number
  date: string
}

/** Names bells for a day of their year that has none for the same parallels yet. */
async function writeDay(db: Database, { schedule_id, date }: BellDayInput, today: string) {
  const bells = await readOneBells(db, schedule_id)
  const year = await lockOpenYear(db, bells.year_id, today)
  if (!isWithin(date, year.date_start, year.date_end))
    throw refuse('date', msg`Дата вне учебного года: ${displayDate(year.date_start)} – ${displayDate(year.date_end)}`)
  if (date < today) throw refuse('date', msg`Прошедшему дню звонки не меняют`)
  const { rows } = await sql<{ title: string }>`
    select b.title from calendar.bell_day d join calendar.bell_schedule b on b.id = d.schedule_id
    where b.year_id = ${year.id} and d.date = ${date}
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

export const bellDaysWith = (lessons: DatedLessons) => [
  handle(createBellDay, async ({ body, db, today, record, publish }) => {
    const { id, yearId, title } = await writeDay(db, body, today)
    refuseInTheWay(await lessons.followBells(db, { yearId, today }))
    await record({ subject: 'calendar.bell_day', id, after: { year_id: yearId, title, date: body.date } })
    publish(calendarRoomName, calendarChanged, { year_id: yearId })
    return { id, ...body }
  }),
  handle(removeBellDay, async ({ params, db, today, record, publish }) => {
    const { rows } = await sql<BellDay & { title: string; year_id: number }>`
      select d.id, d.schedule_id, d.date, b.title, b.year_id
      from calendar.bell_day d join calendar.bell_schedule b on b.id = d.schedule_id where d.id = ${params.id}`.execute(
      db,
    )
    const [day] = rows
    if (!day) throw notFound()
    await lockOpenYear(db, day.year_id, today)
    await db.deleteFrom('calendar.bell_day').where('id', '=', day.id).execute()
    refuseInTheWay(await lessons.followBells(db, { yearId: day.year_id, today }))
    await record({
      subject: 'calendar.bell_day',
      id: day.id,
      before: { year_id: day.year_id, title: day.title, date: day.date },
    })
    publish(calendarRoomName, calendarChanged, { year_id: day.year_id })
    return {}
  }),
  handle(previewBellDay, async ({ body, db, today }) =>
    preview(db, async () => {
      const { yearId } = await writeDay(db, body, today)
      return lessons.followBells(db, { yearId, today })
    }),
  ),
]
