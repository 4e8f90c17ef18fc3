import { sql } from 'kysely'
import { moveLesson } from '#areas/timetable/server/index.ts'
import { addDays, mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { signInOf, type Cast } from '../sign-ins.ts'

interface Move {
  lesson_id: number
  date: CalendarDate
  shift: number
  slot: number
  room_id: number | null
}
interface Week {
  seed: number
  cast: Cast
  monday: CalendarDate
  /** The class that is to have a moved lesson; null: any but the two shown ones. */
  className: string | null
}

/**
 * A lesson of a whole class in the week that can be held after the last one of another day: its teacher, room and class
 * are free then. The shown teacher's lessons stay.
 */
async function findMove(db: Database, { seed, cast, monday, className }: Week): Promise<Move | undefined> {
  const { rows } = await sql<Move>`
    with own as (
      select l.id, l.group_id, l.date, l.shift, l.room_id, gc.class_id, t.teacher_id
      from timetable.lesson l join classes.study_group g on g.id = l.group_id and g.kind = 'class'
      join classes.group_class gc on gc.group_id = g.id join classes.class c on c.id = gc.class_id
      join timetable.lesson_teacher t on t.lesson_id = l.id
      where l.date between ${monday} and ${addDays(monday, 6)} and l.status = 'planned'
        and case when ${className}::text is null then c.title not in (${cast.studentClass}, ${cast.siblingClass})
          else c.title = ${className} end
        and not exists (select from people.person p join access.account a on a.id = p.admin_user_id
          where p.id = t.teacher_id and a.login = ${signInOf('teacher')})
      order by md5(${seed}::text || l.id) limit 60),
    place as (
      select own.*, day.date as to_date, day.last_slot + 1 as to_slot
      from own, lateral (
        select l.date, max(l.slot) as last_slot from timetable.lesson l
        join classes.group_class gc on gc.group_id = l.group_id and gc.class_id = own.class_id
        where l.date between ${monday} and ${addDays(monday, 6)} and l.date <> own.date and l.shift = own.shift
        group by 1) day)
    select place.id as lesson_id, place.to_date as date, place.shift, place.to_slot as slot, place.room_id
    from place
    join classes.study_group g on g.id = place.group_id
    join calendar.bell_schedule b on b.year_id = g.year_id and b.is_default
    join calendar.bell_slot s on s.schedule_id = b.id and s.shift = place.shift and s.number = place.to_slot
    where not exists (
      select from timetable.lesson o join timetable.lesson_teacher ot on ot.lesson_id = o.id
      where o.date = place.to_date and o.takes_place and o.starts_at < s.ends_at and s.starts_at < o.ends_at
        and (ot.teacher_id = place.teacher_id or o.room_id = place.room_id or exists (
          select from classes.group_class gc where gc.group_id = o.group_id and gc.class_id = place.class_id)))
    order by md5(${seed}::text || place.id), place.to_date limit 1`.execute(db)
  return rows[0]
}

/**
 * Moves one lesson of each week from the first to the next one: into another day, after its last lesson. Of next week it
 * is one of the shown student's class, so that what has been seen there of this week stays as the timetable has it.
 */
export async function moveSomeLessons(
  db: Database,
  { seed, cast, from, today }: { seed: number; cast: Cast; from: CalendarDate; today: CalendarDate },
): Promise<void> {
  const next = addDays(mondayOf(today), 7)
  for (let monday = mondayOf(from); monday <= next; monday = addDays(monday, 7)) {
    const move = await findMove(db, { seed, cast, monday, className: monday === next ? cast.studentClass : null })
    if (!move) continue
    const { lesson_id, date, shift, slot, room_id } = move
    await moveLesson(db, lesson_id, { date, shift, slot, roomId: room_id })
  }
}
