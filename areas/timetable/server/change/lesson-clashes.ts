import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'

interface Place {
  date: CalendarDate
  starts_at: string
  ends_at: string
  roomId: number | null
}

/** What stands in the way of a lesson at another time and room: sentence parts in Russian, none if nothing does. */
export async function clashesAt(
  db: Database,
  lessonId: number,
  { date, starts_at, ends_at, roomId }: Place,
): Promise<string[]> {
  const { rows } = await sql<{ sentence: string }>`
    with own as (select id, group_id from timetable.lesson where id = ${lessonId}),
    meets as (
      select o.id, o.group_id, o.room_id, c.title || ', ' || g.title as name
      from timetable.lesson o join own on own.id <> o.id
      join classes.study_group g on g.id = o.group_id join curriculum.course c on c.id = g.course_id
      where o.takes_place and o.date = ${date} and o.starts_at < ${ends_at} and ${starts_at} < o.ends_at)
    select distinct 1 as rank, ${sqlText`${sql`p.full_name`} ведёт «${sql`m.name`}»`} as sentence
      from meets m join timetable.lesson_teacher t on t.lesson_id = m.id
      join timetable.lesson_teacher mine on mine.lesson_id = ${lessonId} and mine.teacher_id = t.teacher_id
      join people.person p on p.id = t.teacher_id
    union select 2, ${sqlText`в кабинете ${sql`r.title`} урок «${sql`m.name`}»`}
      from meets m join buildings.room r on r.id = m.room_id where r.id = ${roomId}
    union select 3, ${sqlText`у учащихся урок «${sql`m.name`}»`}
      from meets m, own where m.group_id = own.group_id or exists (
        select from classes.group_member a join classes.group_member b on b.student_id = a.student_id
        where a.group_id = own.group_id and b.group_id = m.group_id
          and a.during @> ${date}::date and b.during @> ${date}::date)
    order by rank, sentence`.execute(db)
  return rows.map(({ sentence }) => sentence)
}
