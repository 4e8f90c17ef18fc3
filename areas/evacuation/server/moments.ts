import { sql, type RawBuilder } from 'kysely'

const formatted = (moment: RawBuilder<unknown>, format: string) =>
  sql<string>`to_char(${moment} at time zone 'UTC', ${sql.lit(format)})`
/** An expression's moment as it travels: ISO 8601 in UTC, to the second. */
export const toSecond = (moment: RawBuilder<unknown>) => formatted(moment, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
/** To the millisecond: taps of one second have their order. */
export const toMillisecond = (moment: RawBuilder<unknown>) => formatted(moment, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
