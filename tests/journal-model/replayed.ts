import { sql, type RawBuilder } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#platform/server/database.ts'

/** What the history tells of, each table with the columns that it keeps. */
const kept = {
  'journal.score': sql`to_jsonb(r) - '{id,client_id,changed_at}'::text[]`,
  'journal.miss': sql`to_jsonb(r) - '{id,client_id,changed_at}'::text[]`,
  'results.period_result': sql`to_jsonb(r) - '{id,changed_at}'::text[]`,
  'timetable.lesson': sql`jsonb_build_object('topic', r.topic, 'homework', r.homework)`,
} satisfies Record<string, RawBuilder<unknown>>
type Table = keyof typeof kept
export const replayedTables = Object.keys(kept) as Table[]
type Rows = Map<number, unknown>

/** All rows of a table as the history keeps them, by id. */
export async function standing(db: Database, table: Table): Promise<Rows> {
  const { rows } = await sql<{ id: number; row: unknown }>`
    select id, ${kept[table]} as row from ${sql.table(table)} r order by id`.execute(db)
  return new Map(rows.map(({ id, row }) => [id, row]))
}

/**
 * The rows of the outset with all that the history has told of since: each change must go on from what the one before has
 * left.
 * @param after id of the last change before the outset
 */
export async function replayed(db: Database, table: Table, outset: Rows, after: number): Promise<Rows> {
  const { rows } = await sql<{ id: number; before: unknown; after: unknown }>`
    select h.subject_id as id, h.before, h.after from history.change h
    where h.subject = ${table} and h.id > ${after} order by h.id`.execute(db)
  const state = new Map(outset)
  for (const change of rows) {
    expect(state.get(change.id) ?? null, `${table} ${change.id}`).toEqual(change.before)
    if (change.after === null) state.delete(change.id)
    else state.set(change.id, change.after)
  }
  return new Map([...state].toSorted(([one], [other]) => one - other))
}
