import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { recordRows } from '#platform/server/history.ts'
import type { MarkingBatch, TrackedRow, Marker } from './marking-batch.ts'

interface Row {
  id: number
  version: number
  author_id: number | null
  client_id: string
}
/** A table of marks: its name, and the columns a block may give, with their types. */
interface MarkTable {
  name: 'journal.score' | 'journal.miss'
  made: Readonly<Record<string, string>>
  changed: readonly string[]
}
const scores: MarkTable = {
  name: 'journal.score',
  made: {
    lesson_id: 'bigint',
    student_id: 'integer',
    type: 'text',
    value: 'smallint',
    maximum: 'smallint',
    work_id: 'integer',
    comment: 'text',
    author_id: 'integer',
    client_id: 'uuid',
  },
  changed: ['value', 'maximum', 'comment', 'author_id'],
}
const misses: MarkTable = {
  name: 'journal.miss',
  made: {
    lesson_id: 'bigint',
    student_id: 'integer',
    kind_id: 'integer',
    minutes: 'smallint',
    reason: 'text',
    author_id: 'integer',
    client_id: 'uuid',
  },
  changed: ['kind_id', 'minutes', 'reason', 'author_id'],
}

const list = (names: readonly string[]) => sql.raw(names.join(', '))
const recordset = (columns: Readonly<Record<string, string>>) =>
  sql.raw(
    Object.entries(columns)
      .map((column) => column.join(' '))
      .join(', '),
  )

/** What the history keeps of a row; the rest of it never changes or is the history's own matter. */
const kept = (row: RawBuilder<unknown>) => sql`to_jsonb(${row}) - '{id,client_id,changed_at}'::text[]`

interface Trace {
  marker: Marker
  requestId: string
  /** The batch of a row; null where a single row is written. */
  batch: RawBuilder<unknown>
}
/** @param rows with `id`, `before`, `after` and `at`, the moment they count as written */
const intoHistory = ({ marker, requestId, batch }: Trace, table: MarkTable, rows: RawBuilder<unknown>) =>
  recordRows(marker, { subject: table.name, requestId, batch }, rows)

async function insert<R extends Row>(
  db: Database,
  table: MarkTable,
  rows: TrackedRow<R>[],
  timeZone: string,
  trace: Trace,
) {
  if (rows.length === 0) return
  const given = JSON.stringify(rows.map(({ row, written_at }) => ({ ...row, written_at })))
  const columns = Object.keys(table.made)
  const made = await sql<{ id: number; client_id: string }>`
    with made as (
      insert into ${sql.table(table.name)} (${list(columns)}, changed_at)
      select ${list(columns)}, coalesce(written_at at time zone ${timeZone}, now())
      from jsonb_to_recordset(${given}::jsonb) as given(${recordset({ ...table.made, written_at: 'timestamp' })})
      returning *),
    history as (${intoHistory(trace, table, sql`select id, changed_at as at, null::jsonb as before, ${kept(sql.ref('made'))} as after from made order by id`)})
    select id, client_id from made`.execute(db)
  const ids = new Map(made.rows.map(({ id, client_id }) => [client_id, id]))
  for (const { row } of rows) row.id = ids.get(row.client_id) ?? 0
}

async function update<R extends Row>(db: Database, table: MarkTable, rows: TrackedRow<R>[], trace: Trace) {
  if (rows.length === 0) return
  for (const { row } of rows) {
    row.version++
    row.author_id = trace.marker.personId
  }
  const set = sql.join(table.changed.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows.map(({ row }) => row))}::jsonb)
        as given(${recordset({ id: 'bigint', ...table.made })})),
    old as (select stored.* from ${sql.table(table.name)} stored join given using (id)),
    changed as (
      update ${sql.table(table.name)} stored set ${set}, version = stored.version + 1, changed_at = now()
      from given where stored.id = given.id returning stored.*)
    ${intoHistory(
      trace,
      table,
      sql`select changed.id, changed.changed_at as at, ${kept(sql.ref('old'))} as before, ${kept(sql.ref('changed'))} as after
      from changed join old on old.id = changed.id`,
    )}`.execute(db)
}

async function remove<R extends Row>(db: Database, table: MarkTable, rows: TrackedRow<R>[], trace: Trace) {
  if (rows.length === 0) return
  await sql`
    with removed as (
      delete from ${sql.table(table.name)} where id = any(${rows.map(({ row }) => row.id)}) returning *)
    ${intoHistory(trace, table, sql`select id, now() as at, ${kept(sql.ref('removed'))} as before, null::jsonb as after from removed`)}`.execute(
    db,
  )
}

const hasChanged = <R extends Row>({ before, row }: TrackedRow<R>) =>
  before !== null && Object.entries(before).some(([column, value]) => row[column as keyof R] !== value)

/** What a block comes to: rows as they are stored now, and those that are gone. */
export interface Written<R extends Row> {
  stored: R[]
  removed: R[]
}

async function writeTable<R extends Row>(
  db: Database,
  table: MarkTable,
  tracked: TrackedRow<R>[],
  timeZone: string,
  trace: Trace,
): Promise<Written<R>> {
  const removed = tracked.filter(({ before, is_gone }) => before !== null && is_gone)
  const changed = tracked.filter((one) => !one.is_gone && hasChanged(one))
  const made = tracked.filter(({ before, is_gone }) => before === null && !is_gone)
  // removals first: what takes the place of a removed row may not meet it
  await remove(db, table, removed, trace)
  await update(db, table, changed, trace)
  await insert(db, table, made, timeZone, trace)
  const rows = (some: TrackedRow<R>[]) => some.map(({ row }) => row)
  return { stored: rows([...changed, ...made]), removed: rows(removed) }
}

/** How what is written hangs together in the history: one named batch, or one of each lesson. */
export type Batching = { batch: string | null } | 'by lesson'

/** What is written at once is one batch, a single row none. */
export const ownBatch = ({ scores, misses }: Pick<MarkingBatch, 'scores' | 'misses'>): Batching => ({
  batch: scores.length + misses.length > 1 ? randomUUID() : null,
})

function batchOfRow(batching: Batching): RawBuilder<unknown> {
  if (batching !== 'by lesson') return sql`${batching.batch}::uuid`
  // of a hash a UUID of one's own making (RFC 9562, version 8)
  const hash = sql`md5(${randomUUID()} || (coalesce(row.after, row.before) ->> 'lesson_id'))`
  return sql`overlay(overlay(${hash} placing '8' from 13) placing '8' from 17)::uuid`
}

interface Writing {
  /** In which the moments given with rows are local. */
  timeZone: string
  requestId: string
  batching?: Batching
}

/** Stores what the batch has become, with its history, in at most six statements. Rows get their ids and versions. */
export async function writeMarkingBatch(
  db: Database,
  batch: MarkingBatch,
  { timeZone, requestId, batching = ownBatch(batch) }: Writing,
) {
  const trace = { marker: batch.marker, requestId, batch: batchOfRow(batching) }
  return {
    scores: await writeTable(db, scores, batch.scores, timeZone, trace),
    misses: await writeTable(db, misses, batch.misses, timeZone, trace),
  }
}
