import { weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { presentLocale, sourceLocale } from '#platform/contract/text.ts'
import { dateFormat } from './in-locale.ts'

// a calendar date has no zone: it is written out in the one it is read in
const asInstant = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)
const monthAndDay = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayOf = (date: CalendarDate) => Number(date.slice(8))

/** Of the source's language: the browser's calendar takes 20 ms of a phone to set up, and the first page says its day. */
const ofMonths = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]

/** «20 ноября». */
export const dayAndMonth = (date: CalendarDate): string =>
  presentLocale() === sourceLocale
    ? `${dayOf(date)} ${ofMonths[Number(date.slice(5, 7)) - 1]}`
    : monthAndDay().format(asInstant(date))

/** «Пятница, 20 ноября». */
export const weekdayAndDay = (date: CalendarDate): string =>
  `${weekdayTitles[weekdayOf(date)].long}, ${dayAndMonth(date)}`

/** «16–22 ноября 2026», «30 ноября – 6 декабря 2026», «28 декабря 2026 – 3 января 2027». */
export function daySpan(from: CalendarDate, to: CalendarDate): string {
  const [yearFrom, yearTo] = [from.slice(0, 4), to.slice(0, 4)]
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf(from)}–${dayAndMonth(to)} ${yearTo}`
  const start = yearFrom === yearTo ? dayAndMonth(from) : `${dayAndMonth(from)} ${yearFrom}`
  return `${start} – ${dayAndMonth(to)} ${yearTo}`
}
