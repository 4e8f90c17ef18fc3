import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'

/**
 * A day as part of a statement's text, where a general plan must know it: of a range that holds a day which it does not know PostgreSQL
 * expects one row of two hundred, and most memberships hold today.
 */
export const dayInText = (day: CalendarDate): RawBuilder<CalendarDate> => sql`${sql.lit(day)}::date`
