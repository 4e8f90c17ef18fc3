import { addDays, calendarDateIn, daysBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { serverNow } from '../api/server-clock.ts'
import { dateFormat } from './in-locale.ts'

let timeZone: string | undefined
/** The school's day as the server has said it, and when; the zone's may be another, where the school is held at a day. */
let said: { day: CalendarDate; at: number } | null = null
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

/** The school's clock, as the server has just said it: every instant is shown by its zone, wherever the device is. */
export function followSchoolClock(zone: string, today: CalendarDate): void {
  showMomentsIn(zone)
  said = { day: today, at: serverNow() }
}
/** The school's date; until it is known this device's. */
export function schoolDay(): CalendarDate {
  const day = zoneDayAt(serverNow())
  // reckoned when it is asked for: a first look at a calendar of a zone takes 20 ms on a phone
  return said === null ? day : addDays(day, daysBetween(zoneDayAt(said.at), said.day))
}

/** Shows every instant by the clock of the zone from now on. */
export function showMomentsIn(zone: string): void {
  if (zone === timeZone) return
  timeZone = zone
  format = undefined
}

/** An instant as `dd.MM.yyyy, HH:MM` by the school's clock, until that is known by this device's. */
export const displayMoment = (instant: string): string => {
  format ??= formatIn(timeZone)
  return format().format(new Date(instant))
}
