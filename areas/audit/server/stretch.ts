import { sql, type RawBuilder } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import { parseDateRange, type DateRange } from '#platform/contract/date-range.ts'

const usualDays = 7

/** The days asked about; the last seven by default. */
export const daysOf = (period: string | undefined, today: string): DateRange =>
  (period === undefined ? null : parseDateRange(period)) ?? {
    start_date: addDays(today, 1 - usualDays),
    end_date: today,
  }

/** Whether the instant lies within these days by the school's clock. */
export const isWithin = (at: RawBuilder<unknown>, days: DateRange, timeZone: string): RawBuilder<boolean> => sql`(
  ${at} >= ${days.start_date}::timestamp at time zone ${timeZone}
  and ${at} < (${days.end_date}::date + 1)::timestamp at time zone ${timeZone})`
