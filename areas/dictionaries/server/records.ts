import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { changeRecord, createRecord, maxRecords, removeRecord } from '../contract/records.ts'
import { likelyTypeBelow } from '../rules/location-nesting.ts'
import { requireFree, requireNesting, requireParent, requireShape, type RecordInput } from './require-record.ts'
import { dictionaryToWrite } from './dictionary-rows.ts'
import { requireVersion, keptRecord, readRecord, recordChange } from './record-rows.ts'
import { countChildren, usesText, usesOf } from './uses.ts'

export const createRecordHandler = handle(createRecord, async ({ params, body, caller, db, record }) => {
  const dictionary = await dictionaryToWrite(db, caller, params.id)
  if (dictionary.records + dictionary.archived_records >= maxRecords)
    throw refuse('title', msg`В справочнике уже ${maxRecords} записей, больше он не вмещает`)
  const parent = await requireParent(db, dictionary, body.parent_id)
  const likely = dictionary.has_location_type ? likelyTypeBelow(parent?.location_type ?? null) : null
  const input: RecordInput = {
    title: body.title,
    parent_id: body.parent_id,
    name: body.name ?? null,
    colour: body.colour ?? null,
    description: body.description ?? null,
    location_type: body.location_type ?? likely,
    is_archived: false,
  }
  requireShape(dictionary, input)
  await requireNesting(db, input, parent, 'location_type')
  await requireFree(db, dictionary, input)
  const { rows } = await sql<{ id: number }>`
    insert into dictionaries.record (dictionary_id, parent_id, title, name, colour, description, location_type, index)
    values (${dictionary.id}, ${input.parent_id}, ${input.title}, ${input.name}, ${input.colour},
      ${input.description}, ${input.location_type}, (
        select coalesce(max(index), 0) + 1 from dictionaries.record
        where dictionary_id = ${dictionary.id} and parent_id is not distinct from ${input.parent_id}))
    returning id`.execute(db)
  const made = await readRecord(db, rows[0]?.id ?? 0)
  await record({
    subject: 'dictionaries.record',
    id: made.id,
    after: { ...keptRecord(made), parent: parent?.title ?? null },
  })
  return made
})

/** The record and its dictionary, held, for who may write them. */
export async function recordToWrite(db: Database, caller: Caller, id: number) {
  const { dictionary_id } = await readRecord(db, id)
  const dictionary = await dictionaryToWrite(db, caller, dictionary_id)
  // as it stands now that nobody else may change it
  return { dictionary, row: await readRecord(db, id) }
}

/** Archives all that stands below; nothing comes out of the archive below what is in it. */
async function archive(db: Database, id: number): Promise<void> {
  await sql`
    with recursive below as (
      select id from dictionaries.record where id = ${id}
      union all
      select r.id from dictionaries.record r join below on r.parent_id = below.id
    )
    update dictionaries.record set archived_at = now(), version = version + 1
    where id in (select id from below) and id <> ${id} and archived_at is null`.execute(db)
}

export const changeRecordHandler = handle(changeRecord, async ({ params, body, caller, db, record }) => {
  const { dictionary, row: before } = await recordToWrite(db, caller, params.id)
  requireVersion(before, body.version)
  const next: RecordInput = {
    id: before.id,
    parent_id: before.parent_id,
    title: body.title ?? before.title,
    name: body.name === undefined ? before.name : body.name,
    colour: body.colour === undefined ? before.colour : body.colour,
    description: body.description === undefined ? before.description : body.description,
    location_type: body.location_type === undefined ? before.location_type : body.location_type,
    is_archived: body.is_archived ?? before.is_archived,
  }
  if (before.is_system && (next.name !== before.name || next.is_archived))
    throw conflict(msg`«${before.title}» — запись системы: её можно только переименовать`)
  requireShape(dictionary, {
    ...(body.colour === undefined ? {} : { colour: body.colour }),
    ...(body.description === undefined ? {} : { description: body.description }),
    location_type: next.location_type,
  })
  const parent = before.parent_id === null ? null : await readRecord(db, before.parent_id)
  if (parent?.is_archived && before.is_archived && !next.is_archived)
    throw conflict(msg`«${parent.title}» тоже в архиве: сначала верните её`)
  if (next.location_type !== before.location_type) await requireNesting(db, next, parent, 'location_type')
  await requireFree(db, dictionary, next)
  await sql`
    update dictionaries.record set title = ${next.title}, name = ${next.name}, colour = ${next.colour},
      description = ${next.description}, location_type = ${next.location_type}, version = version + 1,
      archived_at = case when ${next.is_archived} then coalesce(archived_at, now()) end
    where id = ${before.id}`.execute(db)
  if (next.is_archived && !before.is_archived) await archive(db, before.id)
  const after = await readRecord(db, before.id)
  await record(
    recordChange(
      before,
      { ...keptRecord(before), is_archived: before.is_archived },
      { ...keptRecord(after), is_archived: after.is_archived },
    ),
  )
  return after
})

export const removeRecordHandler = handle(removeRecord, async ({ params, caller, db, context, record }) => {
  const { row } = await recordToWrite(db, caller, params.id)
  if (row.is_system) throw conflict(msg`«${row.title}» — запись системы: её можно только переименовать`)
  const children = await countChildren(db, [row.id])
  if (children > 0) throw conflict(msg`Внутри «${row.title}» стоят записи: ${children}. Запись можно убрать в архив`)
  const uses = await usesOf(db, context, [row.id])
  if (uses.length > 0) throw conflict(msg`Используется: ${usesText(uses)}. Запись можно убрать в архив`)
  await sql`delete from dictionaries.record where id = ${row.id}`.execute(db)
  await record({ subject: 'dictionaries.record', id: row.id, before: keptRecord(row) })
  return {}
})
