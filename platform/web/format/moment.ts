import { addDays, calendarDateIn, daysBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { presentLocale, sourceLocale } from '#platform/contract/text.ts'
import { serverNow } from '../api/server-clock.ts'
import { dateFormat } from './in-locale.ts'

let timeZone: string | undefined
interface SaidDay {
  day: CalendarDate
  /** When it was said, and the midnight of the zone after that; milliseconds since the epoch. */
  at: number
  ends: number
  /** Since when the offset from UTC is that of this midnight. */
  since: number
}
/** What the server says of the school's clock. */
interface SchoolClockAnswer {
  time_zone: string
  today: CalendarDate
  /** The next midnight there, and since when its offset from UTC holds: ISO instants. */
  day_ends: string
  offset_since: string
}
/** The school's day as the server has said it; the zone's may be another, where the school is held at a day. */
let said: SaidDay | null = null
const dayMs = 24 * 3_600_000
const formatIn = (zone: string | undefined) =>
  dateFormat({
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(zone === undefined ? {} : { timeZone: zone }),
  })
/** Made when the first instant is shown: by then the zone is known. */
let format: (() => Intl.DateTimeFormat) | undefined

const zoneDayAt = (at: number) =>
  calendarDateIn(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(at))

/** Before the midnight that the server told neither the day nor the hour needs the browser's calendar: setting one up takes 20 ms on a phone. */
const isWithin = ({ ends }: SaidDay, now: number) => now < ends && ends - now <= dayMs

/** The school's clock, as the server has just said it: every instant is shown by its zone, wherever the device is. */
export function followSchoolClock({ time_zone, today, day_ends, offset_since }: SchoolClockAnswer): void {
  showMomentsIn(time_zone)
  said = { day: today, at: serverNow(), ends: Date.parse(day_ends), since: Date.parse(offset_since) }
}
/** The school's date; until it is known this device's. */
export function schoolDay(): CalendarDate {
  const now = serverNow()
  if (said !== null && isWithin(said, now)) return said.day
  const day = zoneDayAt(now)
  return said === null ? day : addDays(day, daysBetween(zoneDayAt(said.at), said.day))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
/** The time of day by the school's clock, `HH:MM`. @param zone IANA name, for as long as the school has not told its own */
export function schoolTimeOfDay(zone: string): string {
  const now = serverNow()
  if (said === null || !isWithin(said, now)) return timeFormat(zone).format(now)
  const minutes = Math.floor((dayMs - (said.ends - now)) / 60_000)
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
const timeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Shows every instant by the clock of the zone from now on. */
export function showMomentsIn(zone: string): void {
  if (zone === timeZone) return
  timeZone = zone
  format = undefined
  // the midnight that was told is another's
  if (said !== null) said = { ...said, ends: 0 }
}

const maxOffsetMs = 14 * 3_600_000
/** How far the clock of a zone is before UTC, milliseconds. @param midnight of its own, since the epoch */
function offsetAt(midnight: number): number {
  const ahead = dayMs - (midnight % dayMs)
  return ahead > maxOffsetMs ? ahead - dayMs : ahead
}
/** In Russian, where the offset of that instant is known; undefined: the browser's calendar has to be asked. */
function writtenMoment(at: number): string | undefined {
  if (said === null || presentLocale() !== sourceLocale || at < said.since || at >= said.ends) return undefined
  const [date = '', time = ''] = new Date(at + offsetAt(said.ends)).toISOString().split('T')
  return `${date.split('-').toReversed().join('.')}, ${time.slice(0, 5)}`
}

/** An instant as `dd.MM.yyyy, HH:MM` by the school's clock, until that is known by this device's. */
export function displayMoment(instant: string): string {
  const written = writtenMoment(Date.parse(instant))
  if (written !== undefined) return written
  format ??= formatIn(timeZone)
  return format().format(new Date(instant))
}
