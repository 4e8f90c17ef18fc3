import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { NormKind } from '#platform/server/norm.ts'

/**
 * The number of a line of a norm that holds on a day, as an SQL expression, for readings that ask the database often enough as it
 * is: what `numbersOn` says. @param line its key
 */
export const numberInSql = <Line extends string>(
  { key, initial }: NormKind<Line>,
  line: RawBuilder<unknown>,
  day: CalendarDate,
): RawBuilder<number> => sql<number>`(
  select (dated.numbers ->> ${line})::float8 from (
    select stored.since, stored.numbers from norms.value stored where stored.norm = ${key}
    union all
    select given.since, given.numbers
    from jsonb_to_recordset(${JSON.stringify(initial.map(({ since, numbers }) => ({ since, numbers })))}::jsonb)
      as given(since date, numbers jsonb)
    where not exists (select from norms.value stored where stored.norm = ${key} and stored.since = given.since)) dated
  -- the latest that began by then, before all of them the earliest
  order by dated.since <= ${day}::date desc, abs(dated.since - ${day}::date) limit 1)`
