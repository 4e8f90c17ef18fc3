import { sql, type RawBuilder } from 'kysely'

/**
 * Id of the study year of today as an SQL expression: the one that contains it, else the nearest that has begun, else
 * the first to come; null in a school without years. The same as rules/study-year.ts says.
 */
export const currentYearId = (today: string): RawBuilder<number | null> => sql<number | null>`(
  select current_y.id from calendar.study_year current_y
  order by current_y.date_start > ${today}::date, abs(current_y.date_start - ${today}::date) limit 1)`
