import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { ResultType } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { keptNumber } from '#areas/journal/server/index.ts'
import type { Author } from '#platform/server/steps/index.ts'
import { resultColumns, type ResultRow } from '#areas/grading/server/index.ts'
import { recordRows } from '#platform/server/history.ts'

export interface NewResult {
  student_id: number
  course_id: number
  year_id: number
  quarter_id: number | null
  half: number | null
  type: ResultType
  recommended: number | null
  /** Of the period, 0–100 with two decimals; null where the result is no percent. */
  percent: number | null
  value: number | null
  reason: string | null
  policy_id: number
  /** What the marks said when the value was confirmed; where it is left out, it is confirmed for what they say now. */
  confirmed_for?: number | null
  /** Whose it is, null: nobody's, it follows its marks. Where it is left out, who writes it. */
  author_id?: number | null
}
const columns = sql.raw(
  'student_id, course_id, year_id, quarter_id, half, type, recommended, percent, value, reason, policy_id, confirmed_for, author_id',
)
const types =
  sql.raw(`student_id integer, course_id integer, year_id integer, quarter_id integer, half smallint, type text,
  recommended smallint, percent numeric, value smallint, reason text, policy_id integer, confirmed_for smallint,
  author_id integer`)

/** By whom, in which request, and with what else at once: null where a result is written by itself. */
export interface ResultTrace {
  marker: Author
  requestId: string
  batch: string | null
}
/** What is written at once is one batch, a single row none. */
export const batchOf = (size: number): string | null => (size > 1 ? randomUUID() : null)

/** Whether a change `h` is of a result in a course of a year. */
export const isResultOf = ({ course_id, year_id }: Pick<NewResult, 'course_id' | 'year_id'>) => sql`
  (h.subject = 'results.period_result' and ${keptNumber('course_id')} = ${course_id} and ${keptNumber('year_id')} = ${year_id})`

/** What the history keeps of a result: whether it differs follows from the rest. */
const kept = (row: string) => sql`to_jsonb(${sql.ref(row)}) - '{id,changed_at,differs}'::text[]`

/** A row as it is written: confirmed for what the marks say, and the writer's own, unless it says otherwise. */
const asWritten = <Row extends Pick<NewResult, 'recommended' | 'confirmed_for' | 'author_id'>>(
  { personId }: Author,
  row: Row,
) => ({
  ...row,
  confirmed_for: row.confirmed_for === undefined ? row.recommended : row.confirmed_for,
  author_id: row.author_id === undefined ? personId : row.author_id,
})

/** Rows into the history within the statement that writes them. @param rows with `id`, `at`, `before`, `after` */
const intoHistory = ({ marker, requestId, batch }: ResultTrace, rows: RawBuilder<unknown>) =>
  recordRows(marker, { subject: 'results.period_result', requestId, batch: sql`${batch}` }, rows)

/**
 * Stores results that are not set yet, with their history; one that is set meanwhile stays.
 * @param setAt of results that were set earlier, an instant as PostgreSQL reads it; null: now
 * @returns ids of the new
 */
export async function insertResults(
  db: Database,
  trace: ResultTrace,
  results: readonly NewResult[],
  setAt: string | null = null,
): Promise<number[]> {
  if (results.length === 0) return []
  const given = results.map((result) => asWritten(trace.marker, result))
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into results.period_result (${columns}, changed_at)
      select ${columns}, coalesce(${setAt}::timestamptz, now())
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(${types})
      on conflict (student_id, course_id, year_id, quarter_id, half, type) do nothing returning *),
    history as (${intoHistory(trace, sql`select id, changed_at as at, null::jsonb as before, ${kept('made')} as after from made`)})
    select id from made`.execute(db)
  return rows.map(({ id }) => id)
}

type Replaced = 'recommended' | 'percent' | 'value' | 'reason' | 'policy_id' | 'confirmed_for' | 'author_id'
/** A set result and what it becomes. */
export interface Replacement extends Pick<NewResult, Replaced> {
  id: number
}

/** Puts other values in place of set results, with their history; their versions rise. @returns ids */
export async function replaceResults(
  db: Database,
  trace: ResultTrace,
  results: readonly Replacement[],
): Promise<number[]> {
  if (results.length === 0) return []
  const given = results.map((result) => asWritten(trace.marker, result))
  const { rows } = await sql<{ id: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given(id bigint, recommended smallint, percent numeric, value smallint, reason text, policy_id integer,
          confirmed_for smallint, author_id integer)),
    former as (select r.* from results.period_result r join given using (id)),
    changed as (
      update results.period_result r set recommended = given.recommended, percent = given.percent, value = given.value,
        policy_id = given.policy_id, reason = given.reason, confirmed_for = given.confirmed_for,
        author_id = given.author_id, changed_at = now(), version = version + 1
      from given where r.id = given.id returning r.*),
    history as (${intoHistory(
      trace,
      sql`select changed.id, changed.changed_at as at, ${kept('former')} as before, ${kept('changed')} as after
        from changed join former using (id)`,
    )})
    select id from changed`.execute(db)
  return rows.map(({ id }) => id)
}

/** A stored result with what its marks say now. Of nobody's the value follows, of a person's it stays. */
export type FollowedResult = Pick<Replacement, 'id' | 'recommended' | 'percent' | 'value' | 'policy_id'>

/** Writes what marks say into stored results, with their history; who has set them and when stays as it is. @returns ids */
export async function updateFollowed(
  db: Database,
  trace: ResultTrace,
  results: readonly FollowedResult[],
): Promise<number[]> {
  if (results.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as given(id bigint, recommended smallint, percent numeric, value smallint, policy_id integer)),
    former as (select r.* from results.period_result r join given using (id)),
    changed as (
      update results.period_result r set recommended = given.recommended, percent = given.percent, value = given.value,
        policy_id = given.policy_id, version = version + 1,
        changed_at = case when r.author_id is null then now() else r.changed_at end
      from given where r.id = given.id returning r.*),
    history as (${intoHistory(
      trace,
      sql`select changed.id, now() as at, ${kept('former')} as before, ${kept('changed')} as after
        from changed join former using (id)`,
    )})
    select id from changed`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes set results away, with their history. */
export async function removeResults(db: Database, trace: ResultTrace, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with removed as (delete from results.period_result where id = any(${[...ids]}) returning *)
    ${intoHistory(trace, sql`select id, now() as at, ${kept('removed')} as before, null::jsonb as after from removed`)}`.execute(
    db,
  )
}

export async function readResultsById(db: Database, ids: readonly number[]): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select ${resultColumns} from results.period_result r
    where r.id = any(${[...ids]}) order by r.student_id, r.id`.execute(db)
  return rows
}
