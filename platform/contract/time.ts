import { addDays, type CalendarDate } from './calendar-date.ts'
import { t } from './text.ts'

const pattern = /^([01]\d|2[0-4]):([0-5]\d)(?::([0-5]\d))?$/
const minutesOfDay = 24 * 60

/** Whether a text has the form of specification §5: HH:MM or HH:MM:SS, hours 00–24, minutes and seconds 00–59. */
export const isTimeText = (text: string): boolean => pattern.test(text)

/** Where a time stands: only an end may be 24:00, the midnight after the day. */
export type TimePlace = 'start' | 'end'

/**
 * Minutes from midnight (0–1440) of HH:MM or HH:MM:SS, seconds dropped; null where the text is no time of a day.
 * Past 24:00 there is no time, and 24:00 itself is taken as an end only.
 */
export function parseTime(text: string, place: TimePlace = 'start'): number | null {
  const found = pattern.exec(text)
  if (!found) return null
  const [hours, minutes, seconds] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)]
  if (hours < 24) return hours * 60 + minutes
  return place === 'end' && minutes === 0 && seconds === 0 ? minutesOfDay : null
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** HH:MM of minutes from midnight (0–1440). */
export const formatTime = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** HH:MM of HH:MM or HH:MM:SS, the form in which times are given; null where the text is no time. */
export function shortTime(text: string, place: TimePlace = 'start'): string | null {
  const minutes = parseTime(text, place)
  return minutes === null ? null : formatTime(minutes)
}

const noData = () => t`нет данных`

/**
 * Minutes of a day for the screen: HH:MM. The values 0, 300 and 1500 are how a missing time arrives (specification §8)
 * and read 'нет данных', and so does whatever is no minute of a day.
 */
export function displayMinutes(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined || [0, 300, 1500].includes(minutes)) return noData()
  return Number.isInteger(minutes) && minutes > 0 && minutes <= minutesOfDay ? formatTime(minutes) : noData()
}

type Part = number | string | null | undefined
const isEmpty = (part: Part): part is null | undefined | '' => part === null || part === undefined || part === ''

/**
 * A date with a time of that day, `yyyy-MM-ddTHH:MM`, in the school's own zone; 24:00 is 00:00 of the next day.
 * Null when hours or minutes are empty (specification §5) or name no time; zero is not empty.
 */
export function combineDateWithTime(date: CalendarDate, hours: Part, minutes: Part): string | null {
  if (isEmpty(hours) || isEmpty(minutes)) return null
  const time = parseTime(`${twoDigits(Number(hours))}:${twoDigits(Number(minutes))}`, 'end')
  if (time === null) return null
  return time === minutesOfDay ? `${addDays(date, 1)}T00:00` : `${date}T${formatTime(time)}`
}
