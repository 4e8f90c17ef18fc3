import { sql } from 'kysely'
import pg from 'pg'
import { msg, translate, type Text } from '#platform/contract/text.ts'
import type { Database } from './database.ts'

/** A column that names a row of another table. */
interface ReferencingColumn {
  /** With its schema: `room.table`. */
  table: string
  column: string
}
export interface CountedReference extends ReferencingColumn {
  count: number
  /** The database removes these rows together with the one they name. */
  isCascading: boolean
}
/** Rows that were made to name another row, or the constraint that did not let them. */
export type Repointed = ReferencingColumn &
  (
    | {
        state: 'moved'
        /** Primary keys as they stand now; of a table without one `{ moved: 1 }` a row. */ keys: Record<
          string,
          unknown
        >[]
      }
    | { state: 'clash' }
  )

export interface FoundColumn extends ReferencingColumn {
  /** Columns of its primary key. */
  key: string[]
  isCascading: boolean
}

/** Titles of what refers, by `schema.table.column` or `schema.table`; areas register them as `referenceTitles`. */
export type ReferenceTitles = Readonly<Record<string, Text>>
export const titleOfReference = (titles: ReferenceTitles, { table, column }: ReferencingColumn): string =>
  translate(titles[`${table}.${column}`] ?? titles[table] ?? msg`Другие записи`)

/**
 * Every column with a foreign key of its own to the `id` of a table (`schema.table`), in a lasting order. Keys of several
 * columns are the matter of the room that made them.
 */
export async function referencesTo(db: Database, table: string): Promise<FoundColumn[]> {
  const { rows } = await sql<FoundColumn>`
    select format('%s.%s', n.nspname, c.relname) as table, a.attname::text as column,
      f.confdeltype = 'c' as "isCascading", coalesce(
      (select array_agg(k.attname::text order by k.attnum) from pg_index i
        join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    join pg_attribute referred on referred.attrelid = f.confrelid and referred.attnum = f.confkey[1]
    where f.contype = 'f' and f.confrelid = ${table}::regclass and cardinality(f.conkey) = 1
      and referred.attname = 'id' and f.conparentid = 0
    order by 1, 2`.execute(db)
  return rows
}

/** How many rows name one of these; only columns with any. One statement for all columns. */
export async function countReferences(
  db: Database,
  table: string,
  ids: readonly number[],
): Promise<CountedReference[]> {
  const columns = await referencesTo(db, table)
  if (columns.length === 0 || ids.length === 0) return []
  const counts = columns.map(
    (one, place) => sql`select ${place}::int as place, count(*) as count
      from ${sql.table(one.table)} where ${sql.ref(one.column)} = any(${ids})`,
  )
  const { rows } = await sql<{ place: number; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows.flatMap(({ place, count }) => {
    const found = columns[place]
    if (!found || count === 0) return []
    const { table: referring, column, isCascading } = found
    return [{ table: referring, column, isCascading, count }]
  })
}

/** Of a unique and of an exclusion constraint. */
const clashCodes = ['23505', '23P01']
/** Of a check: a row that would name one and the same row twice. */
const checkCode = '23514'
const isClash = (error: unknown) =>
  error instanceof pg.DatabaseError && [...clashCodes, checkCode].includes(error.code ?? '')

/** The same of one column. */
export async function repointColumn(
  db: Database,
  { table, column, key }: FoundColumn,
  from: readonly number[],
  to: number,
): Promise<Repointed> {
  await sql`savepoint repointing`.execute(db)
  try {
    const counted = key.length === 0 ? sql`1 as moved` : sql.join(key.map((one) => sql.ref(one)))
    const { rows } = await sql<Record<string, unknown>>`
      update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = any(${from})
      returning ${counted}`.execute(db)
    await sql`release savepoint repointing`.execute(db)
    return { table, column, state: 'moved', keys: rows }
  } catch (error) {
    if (!isClash(error)) throw error
    await sql`rollback to savepoint repointing`.execute(db)
    return { table, column, state: 'clash' }
  }
}

/**
 * Makes rows that were repointed name the row `to` again, with what has been written in them since.
 * @returns how many of them still named the row `from`
 */
export async function pointBack(
  db: Database,
  { table, column, keys }: ReferencingColumn & { keys: readonly Record<string, unknown>[] },
  { from, to }: { from: number; to: number },
): Promise<number> {
  const named = Object.keys(keys[0] ?? {})
  const same = named.map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`moved.${name}`)}`)
  const { rows } = await sql`
    update ${sql.table(table)} t set ${sql.ref(column)} = ${to}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(keys)}::jsonb) moved
    where ${sql.ref(`t.${column}`)} = ${from} and ${sql.join(same, sql` and `)}
    returning 1`.execute(db)
  return rows.length
}

/**
 * Makes whatever names one of the rows `from` name the row `to`, each column in one statement, within the caller's
 * transaction. A column where that would break a unique, exclusion or check constraint stays as it was and answers 'clash': the
 * caller decides whether to refuse. Columns without such rows are left out.
 */
export async function repoint(db: Database, table: string, from: readonly number[], to: number): Promise<Repointed[]> {
  const done: Repointed[] = []
  for (const column of await referencesTo(db, table)) {
    const one = await repointColumn(db, column, from, to)
    if (one.state === 'clash' || one.keys.length > 0) done.push(one)
  }
  return done
}
