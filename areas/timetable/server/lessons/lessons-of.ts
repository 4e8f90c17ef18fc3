import { sql } from 'kysely'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { dayInText } from '#platform/server/day-in-text.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import type { WeekLesson } from '../../contract/week.ts'
import { teachersInLine, type Names } from '../../rules/week-teachers.ts'

interface OfDay {
  id: number
  date: CalendarDate
  course: string
  slot: number
  /** `HH:MM` */
  start_time: string
  end_time: string
  room: string | null
  status: WeekLesson['status']
}
/**
 * Lessons that students have on a day or, who has none on it, on the next day with lessons within a fortnight; cancelled ones
 * too, each with its teachers in one line; once for each student.
 */
export async function lessonsOfStudents(
  db: Database,
  students: readonly number[],
  today: CalendarDate,
): Promise<(OfDay & { student_id: number; teacher: string | null })[]> {
  const { rows } = await sql<OfDay & { student_id: number; teachers: Names[] }>`
    with ahead as (
      select m.student_id, l.id, min(l.date) over (partition by m.student_id) as day
      from classes.group_member m join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date
      where m.student_id = any(${unseenByPlan(sql`${[...students]}::integer[]`)}::integer[]) and l.date between ${today} and ${today}::date + 14
        and m.during && daterange(${today}::date, ${today}::date + 14, '[]'))
    select ahead.student_id, l.id, l.date, l.slot, l.starts_at as start_time, l.ends_at as end_time, co.title as course, room.title as room, l.status,
      (select coalesce(jsonb_agg(jsonb_build_object('surname', t.surname, 'name', t.name, 'patronymic', t.patronymic)
          order by t.sort_name), '[]')
        from timetable.lesson_teacher lt join people.person t on t.id = lt.teacher_id where lt.lesson_id = l.id) as teachers
    from ahead join timetable.lesson l on l.id = ahead.id and l.date = ahead.day
    join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
    left join buildings.room room on room.id = l.room_id
    order by l.starts_at, l.id`.execute(db)
  return rows.map(({ teachers, ...lesson }) => ({ ...lesson, teacher: teachersInLine(teachers) }))
}

interface OfTeacher extends OfDay {
  group_id: number
  group: string
  /** Titles. */
  classes: string[]
  /** Stands in for another teacher. */
  is_substitute: boolean
}
/** Lessons that a person gives, from the first day to the last. */
export async function lessonsOfTeacher(
  db: Database,
  teacherId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<OfTeacher[]> {
  const { rows } = await sql<OfTeacher>`
    select l.id, l.group_id, g.title as "group", co.title as course, l.date, l.slot, l.starts_at as start_time, l.ends_at as end_time,
      room.title as room, l.status, lt.replaces_teacher_id is not null as is_substitute,
      array(select c.title from classes.group_class gc join classes.class c on c.id = gc.class_id
        where gc.group_id = g.id order by c.title) as classes
    from timetable.lesson_teacher lt join timetable.lesson l on l.id = lt.lesson_id
    join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
    left join buildings.room room on room.id = l.room_id
    where lt.teacher_id = ${teacherId} and lower(lt.during) >= ${dayInText(from)} and lower(lt.during) < ${dayInText(addDays(to, 1))}
    order by l.date, l.starts_at, l.id`.execute(db)
  return rows
}
