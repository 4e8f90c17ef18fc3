import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database.ts'
import { recordRows } from '../history.ts'
import type { Author } from './row-writer.ts'
import { hasChanged, type StepRow, type TrackedRow } from './tracked-rows.ts'

/** A table that steps write: its columns as its room declares them. */
export interface StepTable<Row extends StepRow> {
  /** With its schema; the subject of its history. */
  name: string
  /** Columns of a new row, with their types. */
  columns: Readonly<Record<string, string>>
  /** Those of them that a step may change. */
  changing: readonly string[]
  /** The row by its columns; where there is none, the row has them itself. */
  toColumns?: (row: Row) => object
  /** Notes the author in a row that has changed. */
  sign?: (row: Row, author: Author) => void
  /** Whether the moment of writing stands in `changed_at`. */
  hasMoment: boolean
  /** What the history keeps of a row. */
  kept: (row: RawBuilder<unknown>) => RawBuilder<unknown>
}

/** How rows are stored. */
export interface Writing {
  author: Author
  requestId: string
  /** In which the moments given with rows are local. */
  timeZone: string
  /** The batch of a row (`row.before`, `row.after`) in the history; null keeps no history. */
  batch: RawBuilder<unknown> | null
}
/** Rows as they are stored now, and those that are gone. */
export interface Written<Row> {
  stored: Row[]
  removed: Row[]
}

const list = (names: readonly string[]) => sql.raw(names.join(', '))
const recordset = (columns: Readonly<Record<string, string>>) =>
  sql.raw(
    Object.entries(columns)
      .map((column) => column.join(' '))
      .join(', '),
  )

/** @param rows with `id`, `before`, `after` and `at`, the moment they count as written */
const intoHistory = ({ author, requestId, batch }: Writing, subject: string, rows: RawBuilder<unknown>) =>
  batch === null ? rows : recordRows(author, { subject, requestId, batch }, rows)

async function insert<Row extends StepRow>(
  db: Database,
  { name, columns, hasMoment, toColumns, kept }: StepTable<Row>,
  rows: readonly TrackedRow<Row>[],
  writing: Writing,
): Promise<void> {
  if (rows.length === 0) return
  const given = rows.map(({ row, written_at }) => ({ ...(toColumns?.(row) ?? row), written_at }))
  const names = Object.keys(columns)
  const at = hasMoment ? sql`changed_at` : sql`now()`
  const moment = sql`coalesce(written_at at time zone ${writing.timeZone}, now())`
  // the history tells them in the order in which they were made; a single one needs no sorting
  const inOrder = rows.length === 1 ? sql`` : sql`order by id`
  const made = await sql<{ id: number; client_id: string }>`
    with made as (
      insert into ${sql.table(name)} (${list(hasMoment ? [...names, 'changed_at'] : names)})
      select ${list(names)}${hasMoment ? sql`, ${moment}` : sql``}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(${recordset({ ...columns, written_at: 'timestamp' })})
      returning *),
    history as (${intoHistory(writing, name, sql`select id, ${at} as at, null::jsonb as before, ${kept(sql.ref('made'))} as after from made ${inOrder}`)})
    select id, client_id from made`.execute(db)
  const ids = new Map(made.rows.map(({ id, client_id }) => [client_id, id]))
  for (const { row } of rows) row.id = ids.get(row.client_id ?? '') ?? 0
}

async function update<Row extends StepRow>(
  db: Database,
  { name, columns, changing, hasMoment, toColumns, sign, kept }: StepTable<Row>,
  rows: readonly TrackedRow<Row>[],
  writing: Writing,
): Promise<void> {
  if (rows.length === 0) return
  for (const { row } of rows) {
    row.version++
    sign?.(row, writing.author)
  }
  const given = rows.map(({ row }) => ({ id: row.id, ...(toColumns?.(row) ?? row) }))
  const set = sql.join(changing.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(${recordset({ id: 'bigint', ...columns })})),
    old as (select stored.* from ${sql.table(name)} stored join given using (id)),
    changed as (
      update ${sql.table(name)} stored set ${set}, version = stored.version + 1${hasMoment ? sql`, changed_at = now()` : sql``}
      from given where stored.id = given.id returning stored.*)
    ${intoHistory(
      writing,
      name,
      sql`select changed.id, now() as at, ${kept(sql.ref('old'))} as before, ${kept(sql.ref('changed'))} as after
      from changed join old on old.id = changed.id`,
    )}`.execute(db)
}

async function remove<Row extends StepRow>(
  db: Database,
  { name, kept }: StepTable<Row>,
  rows: readonly TrackedRow<Row>[],
  writing: Writing,
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    with removed as (
      delete from ${sql.table(name)} where id = any(${rows.map(({ row }) => row.id)}) returning *)
    ${intoHistory(writing, name, sql`select id, now() as at, ${kept(sql.ref('removed'))} as before, null::jsonb as after from removed`)}`.execute(
    db,
  )
}

/**
 * Stores what tracked rows have become, with their history, in at most three statements. Rows get their ids and versions.
 */
export async function writeRows<Row extends StepRow>(
  db: Database,
  table: StepTable<Row>,
  tracked: readonly TrackedRow<Row>[],
  writing: Writing,
): Promise<Written<Row>> {
  const removed = tracked.filter(({ before, is_gone }) => before !== null && is_gone)
  const changed = tracked.filter((one) => !one.is_gone && hasChanged(one))
  const made = tracked.filter(({ before, is_gone }) => before === null && !is_gone)
  // removals first: what takes the place of a removed row may not meet it
  await remove(db, table, removed, writing)
  await update(db, table, changed, writing)
  await insert(db, table, made, writing)
  const rows = (some: readonly TrackedRow<Row>[]) => some.map(({ row }) => row)
  return { stored: rows([...changed, ...made]), removed: rows(removed) }
}
