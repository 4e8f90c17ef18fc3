import { textsOfLessons } from '#areas/journal/server/index.ts'
import { lessonsOfTeacher } from '#areas/timetable/server/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readStaffHome, type StaffLesson } from '../contract/staff-home.ts'

const fortnight = 14
const week = 7

/** Lessons that a person gives, from the first day to the last, with what the journal says of them. */
async function readLessons(
  db: Database,
  teacherId: number,
  from: CalendarDate,
  to: CalendarDate,
): Promise<StaffLesson[]> {
  const lessons = await lessonsOfTeacher(db, teacherId, from, to)
  const texts = await textsOfLessons(
    db,
    lessons.map(({ id }) => id),
  )
  return lessons.map((lesson) => ({ ...lesson, topic: null, homework: null, ...texts.get(lesson.id) }))
}

export const readStaffHomeHandler = handle(
  readStaffHome,
  async ({ db, caller, today }) => {
    const own =
      caller.personId === null
        ? []
        : await readLessons(db, caller.personId, addDays(today, -fortnight), addDays(today, fortnight))
    // the first is the nearest: they come in the order of days
    const day = own.find(({ date }) => date >= today)?.date ?? null
    return {
      today,
      day,
      lessons: own.filter(({ date }) => date === day),
      without_topic: own.filter(({ date, topic, status }) => date < today && topic === null && status !== 'cancelled'),
      replacements: own.filter(
        ({ date, is_substitute, status }) =>
          date > today && date <= addDays(today, week) && is_substitute && status !== 'cancelled',
      ),
    }
  },
  { conditional: true },
)
