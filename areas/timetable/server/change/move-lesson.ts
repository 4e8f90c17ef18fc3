import { sql } from 'kysely'
import { governingParallel } from '#areas/classes/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { inTransaction } from '../in-transaction.ts'
import { clashesAt } from './lesson-clashes.ts'

export interface LessonPlace {
  date: CalendarDate
  shift: number
  slot: number
  /** Null: without a room. */
  roomId: number | null
}
interface Bell {
  starts_at: string
  ends_at: string
}

/** The bell of a place in the lesson's study year; none for a day outside the year. */
async function bellAt(db: Database, lessonId: number, { date, shift, slot }: LessonPlace): Promise<Bell | undefined> {
  const { rows } = await sql<Bell>`
    select s.starts_at, s.ends_at from timetable.lesson l join classes.study_group g on g.id = l.group_id
    join calendar.study_year y on y.id = g.year_id and ${date}::date between y.date_start and y.date_end
    join calendar.bell_slot s on s.shift = ${shift} and s.number = ${slot}
      and s.schedule_id = calendar.bell_schedule_on(y.id, ${date}::date, ${governingParallel(sql.ref('g.id'))})
    where l.id = ${lessonId}`.execute(db)
  return rows[0]
}

/**
 * Moves a lesson that is still to be held, with its teachers, to another place. It remembers its place in the
 * timetable; moved back there, it is a lesson like any other again.
 * @throws Refusal 404 without the lesson; 409 where it was held or cancelled, where the place has no bell, and where its
 * teacher, room or students are busy
 */
export async function moveLesson(connection: Database, lessonId: number, place: LessonPlace): Promise<void> {
  await inTransaction(connection, async (db) => {
    const lesson = await db
      .selectFrom('timetable.lesson')
      .select('status')
      .where('id', '=', lessonId)
      .forUpdate()
      .executeTakeFirst()
    if (!lesson) throw notFound(msg`Урок не найден`)
    if (lesson.status === 'held' || lesson.status === 'cancelled')
      throw conflict(msg`Перенести можно только урок, который ещё не проведён и не отменён.`)
    const bell = await bellAt(db, lessonId, place)
    if (!bell) throw conflict(msg`На это время нет звонка в учебном году этого урока.`)
    const clashes = await clashesAt(db, lessonId, { ...place, ...bell })
    if (clashes.length > 0) throw conflict(msg`Урок нельзя перенести: ${clashes.join('; ')}.`)
    await write(db, lessonId, place, bell)
  })
}

async function write(db: Database, lessonId: number, place: LessonPlace, bell: Bell): Promise<void> {
  const { date, shift, slot, roomId } = place
  await sql`
    update timetable.lesson l set date = ${date}, shift = ${shift}, slot = ${slot}, room_id = ${roomId},
      starts_at = ${bell.starts_at}, ends_at = ${bell.ends_at}, version = l.version + 1,
      status = case when origin.is_back then 'planned' else 'moved' end,
      moved_from_date = case when not origin.is_back then origin.date end,
      moved_from_shift = case when not origin.is_back then origin.shift end,
      moved_from_slot = case when not origin.is_back then origin.slot end
    from (
      select o.*, (o.date, o.shift, o.slot) = (${date}::date, ${shift}::smallint, ${slot}::smallint) as is_back
      from (select coalesce(moved_from_date, date) as date, coalesce(moved_from_shift, shift) as shift,
          coalesce(moved_from_slot, slot) as slot
        from timetable.lesson where id = ${lessonId}) o) origin
    where l.id = ${lessonId}`.execute(db)
}
