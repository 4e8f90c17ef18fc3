import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { moveRecord } from '../contract/records.ts'
import { requireFree, requireNesting, requireParent } from './require-record.ts'
import { requireVersion, readRecord, recordChange, type RecordRow } from './record-rows.ts'
import { recordToWrite } from './records.ts'

/** Whether the record is the other one or stands above it. */
async function isAbove(db: Database, id: number, other: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive above as (
      select id, parent_id from dictionaries.record where id = ${other}
      union all
      select r.id, r.parent_id from dictionaries.record r join above on r.id = above.parent_id
    ) select from above where id = ${id}`.execute(db)
  return rows.length > 0
}

/** Ids of the siblings in their order, the moved record put where it is to stand. @throws 409 for a sibling that went */
async function newOrder(db: Database, row: RecordRow, parentId: number | null, beforeId: number | null) {
  const { rows } = await sql<{ id: number }>`
    select id from dictionaries.record
    where dictionary_id = ${row.dictionary_id} and parent_id is not distinct from ${parentId} and id <> ${row.id}
    order by index`.execute(db)
  const ids = rows.map(({ id }) => id)
  const at = beforeId === null ? ids.length : ids.indexOf(beforeId)
  if (at === -1) throw conflict(msg`Соседняя запись уже стоит в другом месте. Обновите список и повторите`)
  return { order: ids.toSpliced(at, 0, row.id), place: at + 1 }
}

const placeOf = async (db: Database, row: RecordRow): Promise<number> => {
  const { rows } = await sql<{ place: number }>`
    select count(*) as place from dictionaries.record
    where dictionary_id = ${row.dictionary_id} and parent_id is not distinct from ${row.parent_id}
      and index <= ${row.index}`.execute(db)
  return rows[0]?.place ?? 0
}

export const moveRecordHandler = handle(moveRecord, async ({ params, body, caller, db, record }) => {
  const { dictionary, row } = await recordToWrite(db, caller, params.id)
  requireVersion(row, body.version)
  const parent = await requireParent(db, dictionary, body.parent_id)
  if (parent && (await isAbove(db, row.id, parent.id)))
    throw refuse('parent_id', msg`«${row.title}» нельзя поставить внутрь самой себя`)
  if (body.parent_id !== row.parent_id) {
    const input = { ...row, parent_id: body.parent_id }
    await requireNesting(db, input, parent, 'parent_id')
    await requireFree(db, dictionary, input)
  }
  const { order, place } = await newOrder(db, row, body.parent_id, body.before_id)
  const [formerPlace, formerParent] = [
    await placeOf(db, row),
    row.parent_id === null ? null : await readRecord(db, row.parent_id),
  ]
  await sql`
    update dictionaries.record r set index = ordered.place, parent_id = ${body.parent_id},
      version = r.version + (r.id = ${row.id})::int
    from unnest(${order}::int[]) with ordinality as ordered (id, place)
    where r.id = ordered.id and (r.id = ${row.id} or r.index <> ordered.place)`.execute(db)
  await record(
    recordChange(
      row,
      { parent: formerParent?.title ?? null, place: formerPlace },
      { parent: parent?.title ?? null, place },
    ),
  )
  return readRecord(db, row.id)
})
