import { mondayOf } from '#platform/contract/calendar-date.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readWeek } from '../../contract/week.ts'
import { weekDays } from '../../rules/week-days.ts'
import { parseWeekSlug } from '../../rules/week-slug.ts'
import { shownTeachers } from '../../rules/week-teachers.ts'
import { readFrame, readLessons } from './week-queries.ts'
import { readSubject } from './week-subject.ts'

export const week = [
  handle(readWeek, async ({ params, query, caller, db, today }) => {
    const asked = parseWeekSlug(params.slug)
    if (!asked) throw notFound()
    const date = query.date ?? today
    const monday = mondayOf(date)
    const subject = await readSubject(db, caller, asked, date, today)
    const lessons = await readLessons(db, caller, subject, monday, today)
    const { slots, entries } = await readFrame(db, monday)
    const shifts = new Set(lessons.map((lesson) => lesson.shift))
    if (shifts.size === 0) shifts.add(subject.shift ?? 1)
    const days = weekDays(date, subject.parallel, entries, new Set(lessons.map((lesson) => lesson.date)))
    return {
      kind: subject.kind,
      id: subject.id,
      title: subject.title,
      monday,
      today,
      slots: slots.filter((slot) => shifts.has(slot.shift)),
      days: days.map((day) => ({
        ...day,
        lessons: lessons
          .filter((lesson) => lesson.date === day.date)
          .map((lesson) => ({ ...lesson, teachers: shownTeachers(lesson.teachers) })),
      })),
    }
  }),
]
