import { addDays, calendarDateIn, daysBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { serverNow } from '../api/server-clock.ts'
import { dateFormat } from './in-locale.ts'

let timeZone: string | undefined
interface SaidDay {
  day: CalendarDate
  /** When it was said, and the midnight of the zone after that; milliseconds since the epoch. */
  at: number
  ends: number
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

/**
 * The school's clock, as the server has just said it: every instant is shown by its zone, wherever the device is.
 * @param dayEnds the midnight there, ISO instant
 */
export function followSchoolClock(zone: string, today: CalendarDate, dayEnds: string): void {
  showMomentsIn(zone)
  said = { day: today, at: serverNow(), ends: Date.parse(dayEnds) }
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

/** An instant as `dd.MM.yyyy, HH:MM` by the school's clock, until that is known by this device's. */
export const displayMoment = (instant: string): string => {
  format ??= formatIn(timeZone)
  return format().format(new Date(instant))
}
