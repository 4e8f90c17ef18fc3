import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Every so manieth lesson nobody has said that the roll was called. */
const forgottenEvery = 29
const daysBack = 300

/** Rolls of the year's lessons so far, by those who gave them. */
export async function writeRollCalls(db: Database, today: string): Promise<void> {
  await sql`insert into roll.roll_call (lesson_id, author_id, called_at)
    select l.id, (select min(lt.teacher_id) from timetable.lesson_teacher lt where lt.lesson_id = l.id),
      (l.date + l.starts_at)::timestamp at time zone 'Asia/Almaty' + interval '3 minutes'
    from timetable.lesson l where l.takes_place and l.date < ${today} and l.date >= ${today}::date - ${daysBack}::integer
      and l.id % ${forgottenEvery} <> 0
    on conflict do nothing`.execute(db)
}
