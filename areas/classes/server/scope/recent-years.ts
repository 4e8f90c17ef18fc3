import { sql, type RawBuilder } from 'kysely'

/** Whether a study year that begins on `start` is the one that began last, or one to come: last year's class is no longer one's own. */
export const isRecent = (start: RawBuilder<unknown>, today: string) => sql<boolean>`${start} >= coalesce(
  (select max(begun.date_start) from calendar.study_year begun where begun.date_start <= ${today}::date), '-infinity')`

/** The same of the year in `year` (its id). */
export const isOfThisYear = (year: RawBuilder<unknown>, today: string) => sql<boolean>`${year} in (
  select scope_y.id from calendar.study_year scope_y where ${isRecent(sql.ref('scope_y.date_start'), today)})`
