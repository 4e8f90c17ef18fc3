import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { DuplicateRule } from '#platform/server/person-duplicates.ts'
import type { FoundColumn } from '#platform/server/references.ts'

type Row = Record<string, unknown>
/** Rows of one table, one of the person who goes and one of the person who stays, that a rule holds for a pair. */
export interface PairOfRows {
  gone: Row
  kept: Row
  /** Whether they are one thing written twice. */
  same: boolean
  text: string
}

const rowIs = (table: string, alias: string, key: Row): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    Object.keys(key).map((name) => sql.ref(`${alias}.${name}`)),
  )}) = (select ${sql.join(Object.keys(key).map((name) => sql.ref(`named.${name}`)))}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(key)}::jsonb) named)`

/** What of a column stands twice by the rule, in the order of what is said of it. */
export async function pairsOf(
  db: Database,
  { table, column }: FoundColumn,
  rule: DuplicateRule,
  { gone, kept }: { gone: number; kept: number },
): Promise<PairOfRows[]> {
  const { rows } = await sql<PairOfRows>`
    select to_jsonb(g) as gone, to_jsonb(k) as kept, coalesce(${rule.same}, false) as same, coalesce(${rule.text}, '') as text
    from ${sql.table(table)} g join ${sql.table(table)} k on ${sql.ref(`k.${column}`)} = ${kept} and (${rule.pair})
    where ${sql.ref(`g.${column}`)} = ${gone} order by text`.execute(db)
  return rows
}

/** The row with these values of its primary key. */
export async function readRow(db: Database, table: string, key: Row): Promise<Row> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${rowIs(table, 't', key)}`.execute(db)
  return rows[0]?.row ?? {}
}

/** Makes one row, which has a version, hold through the days of another too; one that does already stays as it is. */
export async function coverDays(db: Database, table: string, kept: Row, gone: Row): Promise<void> {
  await sql`update ${sql.table(table)} k set during = range_merge(k.during, g.during), version = k.version + 1
    from ${sql.table(table)} g
    where ${rowIs(table, 'k', kept)} and ${rowIs(table, 'g', gone)} and not k.during @> g.during`.execute(db)
}

export async function dropRow(db: Database, table: string, key: Row): Promise<void> {
  await sql`delete from ${sql.table(table)} g where ${rowIs(table, 'g', key)}`.execute(db)
}

/** Whether a row still is as it was left; it is held till the end then. */
export async function isUnchanged(db: Database, table: string, key: Row, left: Row): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} t
    where ${rowIs(table, 't', key)} and to_jsonb(t) = ${JSON.stringify(left)}::jsonb for update`.execute(db)
  return rows.length > 0
}

/** Gives a row the days again that it had. */
export async function restoreDays(db: Database, table: string, key: Row, before: Row): Promise<void> {
  await sql`update ${sql.table(table)} t set version = t.version + 1, during = (
      jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(before)}::jsonb)).during
    where ${rowIs(table, 't', key)}`.execute(db)
}

/** Writes a row again that was dropped; what follows from its other columns follows again. */
export async function putRowBack(db: Database, table: string, row: Row): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attgenerated = '' and attname = any(${Object.keys(row)})`.execute(db)
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(db)
}
