import { sql, type RawBuilder } from 'kysely'

/** The end of a local day or minute of the school, as an instant: what was written before it stood there then. */
export const endOf = (at: string, timeZone: string): RawBuilder<Date> =>
  at.includes('T')
    ? sql<Date>`((${at}::timestamp + interval '1 minute') at time zone ${timeZone})`
    : sql<Date>`((${at}::date + 1)::timestamp at time zone ${timeZone})`
