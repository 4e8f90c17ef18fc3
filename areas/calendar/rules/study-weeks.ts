import { daysBetween, mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, texts } from '#platform/contract/text.ts'

export const weekKinds = ['every', 'odd', 'even'] as const
/** On which weeks an entry of the timetable takes place. */
export type WeekKind = (typeof weekKinds)[number]
export const weekKindTitles: Readonly<Record<WeekKind, string>> = texts({
  every: msg`Каждую неделю`,
  odd: msg`По нечётным неделям`,
  even: msg`По чётным неделям`,
})

/** Number of a date's week in a study year: the week of its first day is 1, holidays are counted too. */
export const weekOfStudyYear = (date: CalendarDate, yearStart: CalendarDate): number =>
  Math.floor(daysBetween(mondayOf(yearStart), date) / 7) + 1

/** Odd or even, counted from the week in which the study year begins, which is odd. */
export const weekParity = (date: CalendarDate, yearStart: CalendarDate): 'odd' | 'even' =>
  weekOfStudyYear(date, yearStart) % 2 === 0 ? 'even' : 'odd'

/** Whether an entry for such weeks takes place in the date's week. */
export const isInWeek = (week: WeekKind, date: CalendarDate, yearStart: CalendarDate): boolean =>
  week === 'every' || week === weekParity(date, yearStart)
