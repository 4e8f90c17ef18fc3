import { sql } from 'kysely'

/** A moment of a column as it travels: ISO 8601 in UTC, to the second. */
export const instant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
