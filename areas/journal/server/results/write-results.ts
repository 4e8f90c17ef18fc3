import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ResultType } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import type { Marker } from '../save/board.ts'
import { resultColumns, type ResultRow } from './course-rows.ts'

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
}
const columns = sql.raw(
  'student_id, course_id, year_id, quarter_id, half, type, recommended, percent, value, reason, policy_id',
)
const types =
  sql.raw(`student_id integer, course_id integer, year_id integer, quarter_id integer, half smallint, type text,
  recommended smallint, percent numeric, value smallint, reason text, policy_id integer`)

/**
 * Stores results that are not set yet, with their history; one that is set meanwhile stays.
 * @param setAt of results that were set earlier, an instant as PostgreSQL reads it; null: now
 * @returns ids of the new
 */
export async function insertResults(
  db: Database,
  marker: Marker,
  requestId: string,
  results: readonly NewResult[],
  setAt: string | null = null,
) {
  if (results.length === 0) return []
  const batch = results.length > 1 ? randomUUID() : null
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into journal.period_result (${columns}, author_id, changed_at)
      select ${columns}, ${marker.personId}::integer, coalesce(${setAt}::timestamptz, now())
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as given(${types})
      on conflict (student_id, course_id, year_id, quarter_id, half, type) do nothing returning *),
    history as (
      insert into history.change (at, account_id, on_behalf_of, subject, subject_id, after, batch, request_id)
      select changed_at, ${marker.act ?? marker.accountId}::integer,
        ${marker.act === undefined ? null : marker.accountId}::integer,
        'journal.period_result', id, to_jsonb(made) - '{id,changed_at}'::text[], ${batch}::uuid, ${requestId} from made)
    select id from made`.execute(db)
  return rows.map(({ id }) => id)
}

/** A set result and what it becomes. */
export interface Replacement extends Pick<NewResult, 'recommended' | 'percent' | 'value' | 'policy_id'> {
  id: number
}

/** Puts other values in place of set results, with their history; a reason given for the former value goes. @returns ids */
export async function replaceResults(
  db: Database,
  marker: Marker,
  requestId: string,
  results: readonly Replacement[],
): Promise<number[]> {
  if (results.length === 0) return []
  const given = results.map(({ id, recommended, percent, value, policy_id }) => {
    return { id, recommended, percent, value, policy_id }
  })
  const batch = results.length > 1 ? randomUUID() : null
  const { rows } = await sql<{ id: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given(id bigint, recommended smallint, percent numeric, value smallint, policy_id integer)),
    former as (select r.* from journal.period_result r join given using (id)),
    changed as (
      update journal.period_result r set recommended = given.recommended, percent = given.percent, value = given.value,
        policy_id = given.policy_id, reason = null, author_id = ${marker.personId}::integer, changed_at = now(),
        version = version + 1
      from given where r.id = given.id returning r.*),
    history as (
      insert into history.change (account_id, on_behalf_of, subject, subject_id, before, after, batch, request_id)
      select ${marker.act ?? marker.accountId}::integer, ${marker.act === undefined ? null : marker.accountId}::integer,
        'journal.period_result', changed.id, to_jsonb(former) - '{id,changed_at}'::text[],
        to_jsonb(changed) - '{id,changed_at}'::text[], ${batch}::uuid, ${requestId}
      from changed join former using (id))
    select id from changed`.execute(db)
  return rows.map(({ id }) => id)
}

/** Changes what a result says; its version rises. */
export async function updateResult(
  db: Database,
  id: number,
  marker: Marker,
  set: Pick<NewResult, 'recommended' | 'percent' | 'value' | 'reason' | 'policy_id'>,
): Promise<void> {
  await db
    .updateTable('journal.period_result')
    .set({ ...set, author_id: marker.personId, changed_at: sql`now()` })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function readResultsById(db: Database, ids: readonly number[]): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select ${resultColumns} from journal.period_result r
    where r.id = any(${[...ids]}) order by r.student_id`.execute(db)
  return rows
}
