import { sql, type RawBuilder } from 'kysely'

/**
 * The day on which a study year is looked at, as an SQL expression: today, the last day of a year that is over, the
 * first of one to come. `year` is the alias of its row in calendar.study_year.
 */
export const dayOfYear = (today: string, year = 'y'): RawBuilder<string> =>
  sql<string>`greatest(${sql.ref(`${year}.date_start`)}, least(${today}::date, ${sql.ref(`${year}.date_end`)}))`
