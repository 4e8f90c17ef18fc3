import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { repoint, titleOfReference } from '#platform/server/references.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { RecordRow } from './record-rows.ts'
import { recordTable, sumUses } from './uses.ts'

type Row = Record<string, unknown>
/** All that a merger has changed, as it is kept until it is undone. */
export interface MergeTrail {
  /** Of the records that have become another. */
  titles: string[]
  /** Rows that named the record `from`, by their primary keys after the move. */
  moved: { table: string; column: string; from: number; keys: Row[] }[]
  /** Records that stood below them, and where. */
  children: { id: number; parent_id: number; index: number }[]
  /** Whole rows of those removed, ids of those that went into the archive. */
  removed: Row[]
  archived: number[]
}

/** Puts what stands below the others below the one that stays. @returns where they stood */
export async function moveChildren(db: Database, into: number, from: readonly number[]) {
  const { rows } = await sql<MergeTrail['children'][number]>`
    select id, parent_id, index from dictionaries.record where parent_id = any(${from}) order by parent_id, index`.execute(
    db,
  )
  await sql`
    update dictionaries.record r set parent_id = ${into}, version = r.version + 1, index = moved.index + (
      select coalesce(max(index), 0) from dictionaries.record where parent_id = ${into})
    from (select id, row_number() over (order by parent_id, index) as index
      from dictionaries.record where parent_id = any(${from})) moved
    where r.id = moved.id`.execute(db)
  return rows
}

/** Makes all that refers to the others refer to the one that stays. @throws 409 naming where it refers to both */
export async function moveUses(db: Database, { referenceTitles }: AppContext, into: number, from: readonly number[]) {
  const clashes = new Set<string>()
  const moved: MergeTrail['moved'] = []
  for (const id of from)
    for (const one of await repoint(db, recordTable, [id], into))
      if (one.state === 'clash') clashes.add(titleOfReference(referenceTitles, one))
      else moved.push({ table: one.table, column: one.column, from: id, keys: one.keys })
  if (clashes.size > 0)
    throw conflict(
      msg`Не объединить: где-то названы сразу обе записи (${[...clashes].join(', ')}). Уберите там лишнюю и повторите`,
    )
  const uses = sumUses(moved.map((one) => ({ title: titleOfReference(referenceTitles, one), count: one.keys.length })))
  return { uses, moved }
}

/** Records as they stand, with every column. */
export async function wholeRecords(db: Database, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<{ whole: Row }>`
    select to_jsonb(r) as whole from dictionaries.record r where r.id = any(${ids}) order by r.id`.execute(db)
  return rows.map(({ whole }) => whole)
}

/** @returns the id of the merger */
export async function keepTrail(db: Database, caller: Caller, into: RecordRow, trail: MergeTrail): Promise<number> {
  const { id } = await db
    .insertInto('dictionaries.merger')
    .values({
      dictionary_id: into.dictionary_id,
      into_id: into.id,
      made_by: caller.accountId,
      trail: JSON.stringify(trail),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
