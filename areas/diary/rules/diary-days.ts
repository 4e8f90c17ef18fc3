import { weekDays, type TitledEntry } from '#areas/timetable/rules/week-days.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'

export type { TitledEntry } from '#areas/timetable/rules/week-days.ts'

/** A day of a diary; `holiday` says why there are no lessons, null on a study day. */
export interface DiaryDay<Lesson> {
  date: CalendarDate
  holiday: string | null
  lessons: Lesson[]
}

/** The days of a date's week with their lessons, as the timetable of the parallel shows them. */
export function diaryDays<Lesson extends { date: CalendarDate }>(
  date: CalendarDate,
  parallel: number | null,
  entries: readonly TitledEntry[],
  lessons: readonly Lesson[],
): DiaryDay<Lesson>[] {
  const byDate = Map.groupBy(lessons, (lesson) => lesson.date)
  return weekDays(date, parallel, entries, new Set(byDate.keys())).map((day) => ({
    date: day.date,
    holiday: day.free,
    lessons: byDate.get(day.date) ?? [],
  }))
}
