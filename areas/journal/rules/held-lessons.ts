import { isOver, type SchoolTime } from '#areas/timetable/rules/lesson-time.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'

interface Lesson {
  date: CalendarDate
  end_time: string
  status: string
}

/** How many of the lessons have been held: those of today once they are over. */
export const heldLessons = (lessons: readonly Lesson[], now: SchoolTime): number =>
  lessons.filter((lesson) => lesson.status !== 'cancelled' && isOver(lesson, lesson.date, now)).length
