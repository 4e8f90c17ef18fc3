import { sql } from 'kysely'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import {
  changeBells,
  createBells,
  previewBells,
  listBells,
  removeBells,
  type BellSchedule,
} from '../../contract/bells.ts'
import { calendarChanged, calendarRoomName } from '../../contract/events.ts'
import { previewCalendarChange, refuseInTheWay } from '../preview-change.ts'
import { currentYearId } from '../current-year.ts'
import type { DatedLessons } from '../dated-lessons.ts'
import { requireSeen, lockOpenYear } from '../years/lock-year.ts'
import { bellDaysWith } from './bell-days.ts'
import { readBells, readOneBells } from './read-bells.ts'
import { reshiftDays } from './shift-day.ts'
import { shiftedDaysWith } from './shifted-days.ts'
import { writeBells } from './write-bells.ts'

/** What the history keeps of bells, the lessons as one line of times. */
const auditedValues = (bells: BellSchedule, year_id: number) => {
  const { slots, weekdays, id: _id, version: _version, shifted_from: _from, shift_minutes: _minutes, ...rest } = bells
  return {
    ...rest,
    year_id,
    weekdays: weekdays?.map((weekday) => weekdayTitles[weekday].short).join(', ') ?? null,
    slots: slots
      .map(({ shift, number, start_time, end_time }) => `${shift}.${number} ${start_time}–${end_time}`)
      .join(', '),
  }
}

const listBellsHandler = handle(listBells, async ({ query, db, today }) => {
  const { rows } = await sql<{ id: number | null }>`select ${query.year_id ?? currentYearId(today)} as id`.execute(db)
  const yearId = rows[0]?.id ?? null
  const date = query.date ?? today
  const { rows: days } = await sql<{ id: number; schedule_id: number; date: string }>`
    select d.id, d.schedule_id, d.date from calendar.bell_day d join calendar.bell_schedule b on b.id = d.schedule_id
    where b.year_id = ${yearId} order by d.date, d.id`.execute(db)
  const { rows: inForce } = await sql<{ parallel: number; schedule_id: number | null }>`
    select parallel, calendar.bell_schedule_on(${yearId}::int, ${date}::date, parallel) as schedule_id
    from generate_series(0, 12) as parallel`.execute(db)
  return { date, items: await readBells(db, yearId), days, in_force: inForce }
})

const bellHandlers = (lessons: DatedLessons) => [
  listBellsHandler,
  handle(createBells, async ({ body: { year_id, ...values }, db, today, record, publish }) => {
    await lockOpenYear(db, year_id, today)
    const { id, demoted } = await writeBells(db, year_id, null, values)
    refuseInTheWay(await lessons.followBells(db, { yearId: year_id, today }))
    const { year_id: _year, ...made } = await readOneBells(db, id)
    await record(...demoted, { subject: 'calendar.bell_schedule', id, after: auditedValues(made, year_id) })
    publish(calendarRoomName, calendarChanged, { year_id })
    return made
  }),
  handle(changeBells, async ({ params, body: { version, ...values }, db, today, record, publish }) => {
    const { year_id } = await readOneBells(db, params.id)
    await lockOpenYear(db, year_id, today)
    const { year_id: _year, ...present } = await readOneBells(db, params.id)
    requireSeen(present, version)
    const { demoted } = await writeBells(db, year_id, present, values)
    refuseInTheWay(await lessons.followBells(db, { yearId: year_id, today }))
    const { year_id: _of, ...changed } = await readOneBells(db, params.id)
    await record(...demoted, {
      subject: 'calendar.bell_schedule',
      id: params.id,
      before: auditedValues(present, year_id),
      after: auditedValues(changed, year_id),
    })
    publish(calendarRoomName, calendarChanged, { year_id })
    return changed
  }),
  handle(removeBells, async ({ params, body, db, today, record, publish }) => {
    const { year_id } = await readOneBells(db, params.id)
    await lockOpenYear(db, year_id, today)
    const { year_id: _year, ...present } = await readOneBells(db, params.id)
    requireSeen(present, body.version)
    if (present.is_default) throw conflict(msg`Основные звонки удалить нельзя: сделайте основными другие.`)
    const { rows } = await sql<{ count: number }>`
      select count(*) from calendar.bell_day d join calendar.bell_schedule b on b.id = d.schedule_id
      where ${params.id} in (b.id, b.shifted_from) and d.date >= ${today}`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count > 0) throw conflict(msg`По этим звонкам назначены дни (${count}). Сначала верните им обычные звонки.`)
    await db.deleteFrom('calendar.bell_schedule').where('id', '=', params.id).execute()
    const { retimed, in_the_way_count } = await lessons.followBells(db, { yearId: year_id, today })
    if (retimed + in_the_way_count > 0)
      throw conflict(msg`По этим звонкам идут уроки (${retimed}). Сначала снимите с них дни недели и параллели.`)
    await record({ subject: 'calendar.bell_schedule', id: params.id, before: auditedValues(present, year_id) })
    publish(calendarRoomName, calendarChanged, { year_id })
    return {}
  }),
  handle(previewBells, async ({ body, db, today }) => {
    await lockOpenYear(db, body.year_id, today)
    const present = body.id === null ? null : await readOneBells(db, body.id)
    if (present !== null && present.year_id !== body.year_id) throw refuse('id', msg`Звонки другого учебного года`)
    return previewCalendarChange(db, async () => {
      await writeBells(db, body.year_id, present, body.bells)
      return lessons.followBells(db, { yearId: body.year_id, today })
    })
  }),
  ...bellDaysWith(lessons),
  ...shiftedDaysWith(lessons),
]

/** Calls that change bells, with the dated lessons that follow them. */
export const bellsWith = (dated: DatedLessons) =>
  bellHandlers({
    ...dated,
    followBells: async (db, changed) => {
      await reshiftDays(db, changed.yearId, changed.today)
      return dated.followBells(db, changed)
    },
  })
