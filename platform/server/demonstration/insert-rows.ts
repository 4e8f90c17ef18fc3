import { sql, type Insertable } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import type { Database } from '#platform/server/database.ts'

const rowsAtOnce = 5_000

/** The rows as PostgreSQL reads them back from JSON: all with the columns of the first. */
function given<T extends keyof DB>(table: T, rows: readonly Insertable<DB[T]>[]) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}

/** Inserts rows in their order; all must have the same columns, dates and ranges as text. */
export async function insertRows<T extends keyof DB>(
  db: Database,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await given(table, rows.slice(from, from + rowsAtOnce)).execute(db)
}

/** The same for a table with an identity; ids ascend with the rows. @returns the ids in the order of the rows */
export async function insertRowsWithIds<T extends keyof DB>(
  db: Database,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const made = await sql<{ id: number }>`${given(table, rows.slice(from, from + rowsAtOnce))} returning id`.execute(
      db,
    )
    ids.push(...made.rows.map(({ id }) => id).toSorted((a, b) => a - b))
  }
  return ids
}

/** Sets columns of rows found by id; all must name the same columns. */
export async function updateRows<T extends keyof DB>(
  db: Database,
  table: T,
  rows: readonly (Partial<Insertable<DB[T]>> & { id: number })[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const set = sql.join(
    Object.keys(first)
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`),
  )
  await sql`update ${sql.table(table)} as stored set ${set}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as given
    where stored.id = given.id`.execute(db)
}
