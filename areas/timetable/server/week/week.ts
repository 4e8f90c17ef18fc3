import { sql } from 'kysely'
import { mayOpenJournal } from '#areas/classes/server/index.ts'
import { addDays, mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { LessonNotes } from '#platform/server/lesson-holds.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readWeek, type MovedAway, type WeekLesson } from '../../contract/week.ts'
import { studyWeek } from '../../rules/study-week.ts'
import { weekDays } from '../../rules/week-days.ts'
import { parseWeekSlug } from '../../rules/week-slug.ts'
import { shownTeachers } from '../../rules/week-teachers.ts'
import { readFrame, readLessons } from './week-rows.ts'
import { readSubject } from './week-subject.ts'

type Moved = Pick<WeekLesson, 'id' | 'course' | 'group' | 'shift' | 'slot' | 'moved_from'> & {
  date: CalendarDate
}

/** What stands at the places of a day that moved lessons have left, in the order of the lessons given. */
const movedAway = (lessons: readonly Moved[], day: CalendarDate): MovedAway[] =>
  lessons.flatMap(({ id, course, group, date, shift, slot, moved_from }) =>
    moved_from?.date === day
      ? [{ id, course, group, shift: moved_from.shift, slot: moved_from.slot, to: { date, shift, slot } }]
      : [],
  )

/** Weeks with `notes` of their lessons. */
export const weekWith = (notes: LessonNotes) => [
  handle(
    readWeek,
    async ({ params, query, caller, db, today }) => {
      const requested = parseWeekSlug(params.slug)
      if (!requested) throw notFound()
      const date = query.date ?? today
      const monday = mondayOf(date)
      const subject = await readSubject(db, caller, requested, date, today)
      const span = { start_date: monday, end_date: addDays(monday, 6) }
      const lessons = await readLessons(db, subject, span, {
        notes,
        mayOpen: mayOpenJournal(caller, sql.ref('l.group_id'), today),
      })
      const { year, slots, entries } = await readFrame(db, monday, subject.parallel)
      const shifts = new Set(lessons.map((lesson) => lesson.shift))
      if (shifts.size === 0) shifts.add(subject.shift ?? 1)
      const days = weekDays(date, subject.parallel, entries, new Set(lessons.map((lesson) => lesson.date)))
      return {
        kind: subject.kind,
        id: subject.id,
        title: subject.title,
        monday,
        today,
        study_week: year && studyWeek(monday, year.start_date),
        slots: slots.filter((slot) => shifts.has(slot.shift)),
        days: days.map((day) => ({
          ...day,
          lessons: lessons
            .filter((lesson) => lesson.date === day.date)
            .map((lesson) => ({ ...lesson, teachers: shownTeachers(lesson.teachers) })),
          // a moved lesson knows its new room only
          moved_away: subject.kind === 'room' ? [] : movedAway(lessons, day.date),
        })),
      }
    },
    { conditional: true },
  ),
]
