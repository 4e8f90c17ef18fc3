import { sql, type RawBuilder } from 'kysely'
import type { Database } from './database.ts'

type Lists = Readonly<Record<string, RawBuilder<unknown>>>
/** Their rows, each list by its name. */
export type RowsOf<L extends Lists> = { [name in keyof L]: L[name] extends RawBuilder<infer Row> ? Row[] : never }

/** Rows of a query as a JSON list: no rows, an empty one. */
export const listed = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(found), '[]') from (${rows}) found)`

/**
 * Reads several lists of rows in one statement. Each statement costs some 0.3 ms of the processor besides what it reads, and
 * those that run at once do so on connections that have read other things before.
 * @param lists each a query; its rows come as JSON, so times are `HH:MM:SS`, and instants text
 */
export async function readAtOnce<L extends Lists>(db: Database, lists: L): Promise<RowsOf<L>> {
  const columns = Object.entries(lists).map(([name, rows]) => sql`${listed(rows)} as ${sql.id(name)}`)
  const { rows } = await sql<RowsOf<L>>`select ${sql.join(columns)}`.execute(db)
  return rows[0]!
}
