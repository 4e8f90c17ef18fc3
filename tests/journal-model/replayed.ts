import { sql, type RawBuilder } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#platform/server/database.ts'

const keptOf = (table: string, columns: RawBuilder<unknown>) =>
  sql`select id, to_jsonb(r) - ${columns}::text[] as row from ${sql.table(table)} r`

/** What the history shows of: each table's rows with the columns that it keeps. A lesson without a text has an empty one. */
const kept = {
  'journal.score': keptOf('journal.score', sql`'{id,client_id,changed_at}'`),
  'journal.miss': keptOf('journal.miss', sql`'{id,client_id,changed_at}'`),
  'results.period_result': keptOf('results.period_result', sql`'{id,changed_at,differs}'`),
  'journal.lesson_text': sql`select l.id, jsonb_build_object('topic', r.topic, 'homework', r.homework) as row
    from timetable.lesson l left join journal.lesson_text r on r.lesson_id = l.id`,
} satisfies Record<string, RawBuilder<unknown>>
type Table = keyof typeof kept
export const replayedTables = Object.keys(kept) as Table[]
type Rows = Map<number, unknown>

/** All rows of a table as the history keeps them, by id. */
export async function standing(db: Database, table: Table): Promise<Rows> {
  const { rows } = await sql<{ id: number; row: unknown }>`${kept[table]} order by id`.execute(db)
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
