import { sql } from 'kysely'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readStaffHome, type StaffLesson } from '../contract/staff-home.ts'

const fortnight = 14
const week = 7

/** Lessons that a person gives, from the first day to the last. */
async function readLessons(
  db: Database,
  teacherId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<StaffLesson[]> {
  const { rows } = await sql<StaffLesson>`
    select l.id, l.group_id, g.title as "group", co.title as course, l.date, l.slot, l.starts_at, l.ends_at,
      room.title as room, l.status, l.topic, l.homework, lt.replaces_teacher_id is not null as is_substitute,
      array(select c.title from classes.group_class gc join classes.class c on c.id = gc.class_id
        where gc.group_id = g.id order by c.title) as classes
    from timetable.lesson_teacher lt join timetable.lesson l on l.id = lt.lesson_id
    join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
    left join buildings.room room on room.id = l.room_id
    where lt.teacher_id = ${teacherId} and l.date between ${from} and ${to}
    order by l.date, l.starts_at, l.id`.execute(db)
  return rows
}

export const staffHome = handle(readStaffHome, async ({ db, caller, today }) => {
  const own =
    caller.personId === null
      ? []
      : await readLessons(db, caller.personId, addDays(today, -fortnight), addDays(today, week))
  return {
    today,
    lessons: own.filter(({ date }) => date === today),
    without_topic: own.filter(({ date, topic, status }) => date < today && topic === null && status !== 'cancelled'),
    replacements: own.filter(
      ({ date, is_substitute, status }) => date > today && is_substitute && status !== 'cancelled',
    ),
  }
})
