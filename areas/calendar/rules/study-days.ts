import { datesBetween, isWithin, weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { businessDays, type Weekday } from '#platform/contract/enumerations.ts'
import { msg, texts } from '#platform/contract/text.ts'

export const calendarEntryTypes = ['quarter', 'holiday', 'day_off', 'moved_day', 'event', 'exam'] as const
export type CalendarEntryType = (typeof calendarEntryTypes)[number]
export const entryTypeTitles: Readonly<Record<CalendarEntryType, string>> = texts({
  quarter: msg`Четверть`,
  holiday: msg`Каникулы`,
  day_off: msg`Выходной`,
  moved_day: msg`Перенесённый рабочий день`,
  event: msg`Событие`,
  exam: msg`Экзамены`,
})

/** An entry of the school's calendar, both ends included. */
export interface CalendarEntry {
  type: CalendarEntryType
  start_date: CalendarDate
  end_date: CalendarDate
  /** The weekday whose timetable a moved day follows; null for other types. */
  follows_weekday: Weekday | null
  /** Parallels it is for; null means all. */
  parallels: readonly number[] | null
}

/** Why there are no lessons on a day. */
export type FreeReason = 'outside_quarter' | 'holiday' | 'day_off' | 'weekend'
export const freeReasonTitles: Readonly<Record<FreeReason, string>> = texts({
  outside_quarter: msg`Вне четверти`,
  holiday: msg`Каникулы`,
  day_off: msg`Выходной`,
  weekend: msg`Выходной`,
})

/** A day with the weekday whose timetable it follows, or without lessons and why. */
export type StudyDay = { weekday: Weekday; free: null } | { weekday: null; free: FreeReason }

const study = (weekday: Weekday): StudyDay => ({ weekday, free: null })
const free = (reason: FreeReason): StudyDay => ({ weekday: null, free: reason })

/**
 * Whether a parallel studies on a date, and by which weekday's timetable. A moved day is an order about that very date
 * and beats weekends, holidays and days off; else one studies on the week's days inside a quarter that no holiday or
 * day off takes away. `weekDays` is the school's week, Monday to Friday by default.
 */
export function studyDay(
  date: CalendarDate,
  parallel: number,
  entries: readonly CalendarEntry[],
  weekDays: readonly Weekday[] = businessDays,
): StudyDay {
  const own = entries.filter(
    (entry) =>
      isWithin(date, entry.start_date, entry.end_date) &&
      (entry.parallels === null || entry.parallels.includes(parallel)),
  )
  const has = (type: CalendarEntryType) => own.some((entry) => entry.type === type)
  const follows = own.find(({ type }) => type === 'moved_day')?.follows_weekday ?? null
  if (follows !== null) return study(follows)
  if (!has('quarter')) return free('outside_quarter')
  if (has('holiday')) return free('holiday')
  if (has('day_off')) return free('day_off')
  const weekday = weekdayOf(date)
  return weekDays.includes(weekday) ? study(weekday) : free('weekend')
}

/** The study days of a parallel from `start` to `end`, both included, each with the weekday it follows. */
export function studyDaysBetween(
  start: CalendarDate,
  end: CalendarDate,
  parallel: number,
  entries: readonly CalendarEntry[],
  weekDays: readonly Weekday[] = businessDays,
): { date: CalendarDate; weekday: Weekday }[] {
  return datesBetween(start, end).flatMap((date) => {
    const { weekday } = studyDay(date, parallel, entries, weekDays)
    return weekday === null ? [] : [{ date, weekday }]
  })
}
