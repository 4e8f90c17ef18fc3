import { sql, type RawBuilder } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import { parseDateRange } from '#platform/contract/date-range.ts'

const usualDays = 7

/** Days of the school's calendar, both ends belong to them. */
export interface Days {
  from: string
  /** Null: up to this moment. */
  to: string | null
}

/** The days asked about; the last seven by default. */
export function daysOf(period: string | undefined, today: string): Days {
  const requested = period === undefined ? null : parseDateRange(period)
  return requested
    ? { from: requested.start_date, to: requested.end_date }
    : { from: addDays(today, 1 - usualDays), to: null }
}

/**
 * Whether the instant lies within these days by the school's clock. The days stand in the text: a plan that does not know them is made anew
 * each time, for all parts of the history.
 */
export function isWithin(at: RawBuilder<unknown>, { from, to }: Days, timeZone: string): RawBuilder<boolean> {
  const startOf = (day: string) => sql`${sql.lit(day)}::timestamp at time zone ${sql.lit(timeZone)}`
  const began = sql<boolean>`${at} >= ${startOf(from)}`
  return to === null ? began : sql<boolean>`(${began} and ${at} < ${startOf(addDays(to, 1))})`
}
