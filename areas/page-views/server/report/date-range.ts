import { sql, type RawBuilder } from 'kysely'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'

/** Days of the school's calendar, both ends belong to them, and its time zone. */
export interface DateRange {
  from: CalendarDate
  to: CalendarDate
  timeZone: string
}

/** So many days up to today. */
export const lastDays = (days: number, today: CalendarDate, timeZone: string): DateRange => ({
  from: addDays(today, 1 - days),
  to: today,
  timeZone,
})

/** Whether the view `v` was in these days, whoever has opened it. */
export const isInDays = ({ from, to, timeZone }: DateRange): RawBuilder<boolean> => sql<boolean>`(
  v.at >= ${from}::timestamp at time zone ${timeZone} and v.at < ${addDays(to, 1)}::timestamp at time zone ${timeZone})`

/** Whether the view `v` was in these days and of the account's own owner. */
export const isWithin = (range: DateRange): RawBuilder<boolean> => sql`(v.acted_by is null and ${isInDays(range)})`

const startsOf = ({ from, to, timeZone }: DateRange) => sql`array(
  select day at time zone ${timeZone} from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') day)`
/**
 * Which of these days the view `v` was on, by the school's clock; the first is 1. Found among the moments at which days begin: to
 * reckon the date of each of tens of thousands of views takes four times as long.
 */
export const dayOfView = (range: DateRange): RawBuilder<number> => sql`width_bucket(v.at, ${startsOf(range)})`

/** The instant as an answer says it. */
export const instant = (at: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
