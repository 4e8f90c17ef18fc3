import type { Weekday } from './enumerations.ts'
import { weekdayOfIndex } from './weekday.ts'

/**
 * A day of the calendar, `yyyy-MM-dd`, years 1000–9999. A plain text: it has no zone and no hours, it sorts by its letters,
 * and what is computed with it is computed in whole days.
 */
export type CalendarDate = string

const dayMs = 86_400_000

/** Days since 1970-01-01, itself day 0 and a Thursday; throws for a text that is no date. */
function dayNumber(date: CalendarDate): number {
  const found = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(date)
  const [year, month, day] = [Number(found?.[1]), Number(found?.[2]), Number(found?.[3])]
  // Date is used in UTC only, where a day always has 24 hours.
  const days = Date.UTC(year, month - 1, day) / dayMs
  if (!found || dateOfDay(days) !== date) throw new RangeError(`Not a calendar date: ${date}`)
  return days
}

function dateOfDay(days: number): CalendarDate {
  const date = new Date(days * dayMs)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** Whether a text is a date that exists: 2026-02-29 is not. */
export function isCalendarDate(text: string): boolean {
  try {
    dayNumber(text)
    return true
  } catch {
    return false
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The date of year, month (1–12) and day, or null where there is none. */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  return isCalendarDate(date) ? date : null
}

/** The date `count` days later (earlier when negative). */
export const addDays = (date: CalendarDate, count: number): CalendarDate => dateOfDay(dayNumber(date) + count)

/** Whole days from one date to another; negative when `to` is the earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from)

/** For sorting: negative, zero or positive. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number => (a === b ? 0 : a < b ? -1 : 1)

/** Both ends belong to the range. */
export const isWithin = (date: CalendarDate, start: CalendarDate, end: CalendarDate): boolean =>
  start <= date && date <= end

/** 0 for Monday … 6 for Sunday. */
const weekdayIndex = (date: CalendarDate): number => (((dayNumber(date) + 3) % 7) + 7) % 7

export const weekdayOf = (date: CalendarDate): Weekday => weekdayOfIndex(weekdayIndex(date))

/** The Monday of the date's week; weeks start on Monday. */
export const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -weekdayIndex(date))

/** Every date from `start` to `end`, both included; none when `end` is the earlier. */
export function datesBetween(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  const first = dayNumber(start)
  return Array.from({ length: Math.max(0, dayNumber(end) - first + 1) }, (_, index) => dateOfDay(first + index))
}

/** The seven dates of the date's week, Monday first. */
export const weekOf = (date: CalendarDate): CalendarDate[] => datesBetween(mondayOf(date), addDays(mondayOf(date), 6))

/** Week 1–53 by ISO 8601 and the year it belongs to, which is the year of the week's Thursday. */
export function isoWeek(date: CalendarDate): { year: number; week: number } {
  const thursday = addDays(mondayOf(date), 3)
  const year = Number(thursday.slice(0, 4))
  return { year, week: Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1 }
}

/** `dd.MM.yyyy`, the form on the screen (specification §9). */
export function displayDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-')
  return `${day}.${month}.${year}`
}

/** The date that `dd.MM.yyyy` (or `d.M.yyyy`) names, or null. */
export function parseDisplayDate(text: string): CalendarDate | null {
  const found = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim())
  return found ? calendarDate(Number(found[3]), Number(found[2]), Number(found[1])) : null
}

// to make one takes a hundred times as long as to use it; a school has one zone
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(timeZone, format)
  return format
}

/** The date that an instant falls on in a time zone (IANA name, such as Asia/Almaty). */
export function calendarDateIn(timeZone: string, instant: Date): CalendarDate {
  const parts = dayFormatIn(timeZone)
    .formatToParts(instant)
    .map(({ type, value }) => [type, value])
  const { year, month, day } = Object.fromEntries(parts) as Record<'year' | 'month' | 'day', string>
  return `${year}-${month}-${day}`
}
