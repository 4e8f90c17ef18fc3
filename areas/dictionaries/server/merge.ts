import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { previewMerge, mergeRecords, type Moved } from '../contract/merge.ts'
import { dictionaryToWrite } from './dictionary-rows.ts'
import { keptRecord, readRecord, recordChange, recordColumns, type RecordRow } from './record-rows.ts'
import { keepTrail, moveChildren, moveUses, wholeRecords } from './merge-rows.ts'
import { countChildren, usesText, usesOf } from './uses.ts'

interface Merge {
  into: RecordRow
  from: RecordRow[]
}
type Given = { into: number; from: readonly number[] }

/** The record that stays stands below none of the others: it would be left without what is above it. */
async function requireOtherBranch(db: Database, { into, from }: Merge): Promise<void> {
  const ids = from.map(({ id }) => id)
  const { rows } = await sql<{ title: string }>`
    with recursive above as (
      select id, parent_id, title from dictionaries.record where id = ${into.parent_id}
      union all
      select r.id, r.parent_id, r.title from dictionaries.record r join above on r.id = above.parent_id
    ) select title from above where id = any(${ids})`.execute(db)
  if (rows[0]) throw refuse('into', msg`«${into.title}» стоит внутри «${rows[0].title}»: сначала вынесите её оттуда`)
}

/** Children that would stand beside one of the same title. */
async function requireDistinctChildren(db: Database, { into, from }: Merge): Promise<void> {
  const parents = [into.id, ...from.map(({ id }) => id)]
  const { rows } = await sql<{ title: string }>`
    select min(title) as title from dictionaries.record where parent_id = any(${parents}) and archived_at is null
    group by lower(title) having count(*) > 1 order by 1 limit 5`.execute(db)
  if (rows.length > 0)
    throw conflict(
      msg`Внутри есть одинаковые записи: ${rows.map(({ title }) => title).join(', ')}. Сначала объедините их`,
    )
}

/** What is to be merged, by who may. @throws 403, 404, 409, 422 */
async function readMerge(db: Database, caller: Caller, id: number, given: Given): Promise<Merge> {
  const dictionary = await dictionaryToWrite(db, caller, id)
  const fromIds = [...new Set(given.from)]
  const { rows } = await sql<RecordRow>`
    select ${recordColumns} from dictionaries.record r
    where r.dictionary_id = ${dictionary.id} and r.id = any(${[given.into, ...fromIds]}) order by r.id`.execute(db)
  const into = rows.find((row) => row.id === given.into)
  const from = rows.filter((row) => fromIds.includes(row.id))
  if (!into) throw refuse('into', msg`Такой записи в этом справочнике нет`)
  if (from.length < fromIds.length) throw refuse('from', msg`Объединяются записи одного справочника`)
  if (from.includes(into)) throw refuse('from', msg`Запись не объединяют с нею самой`)
  if (into.is_archived) throw refuse('into', msg`«${into.title}» в архиве: сначала верните её`)
  const system = from.find((row) => row.is_system)
  if (system) throw refuse('from', msg`«${system.title}» — запись системы: остаться должна она`)
  const other = from.find((row) => row.location_type !== into.location_type)
  if (other) throw refuse('from', msg`«${other.title}» и «${into.title}» — места разного вида`)
  await requireOtherBranch(db, { into, from })
  await requireDistinctChildren(db, { into, from })
  return { into, from }
}

export const previewMergeHandler = handle(previewMerge, async ({ params, body, caller, db, context }) => {
  const { from } = await readMerge(db, caller, params.id, body)
  const ids = from.map(({ id }) => id)
  const children = await countChildren(db, ids)
  const moved = [
    ...(await usesOf(db, context, ids)),
    ...(children > 0 ? [{ title: t`Вложенные записи`, count: children }] : []),
  ]
  return { obstacles: [], effects: moved.map(({ title, count }) => ({ title, items: [], count })) }
})

const mergedText = (from: readonly RecordRow[], { uses, children }: Moved): string => {
  const moved = [usesText(uses), children > 0 ? t`вложенные записи — ${children}` : ''].filter(Boolean).join(', ')
  const titles = from.map(({ title }) => `«${title}»`).join(', ')
  return moved === '' ? titles : t`${titles}; перешло: ${moved}`
}

export const mergeRecordsHandler = handle(mergeRecords, async ({ params, body, caller, db, context, record }) => {
  const { into, from } = await readMerge(db, caller, params.id, body)
  const ids = from.map(({ id }) => id)
  const removed = body.source_action === 'remove' ? await wholeRecords(db, ids) : []
  const children = await moveChildren(db, into.id, ids)
  const { uses, moved } = await moveUses(db, context, into.id, ids)
  if (body.source_action === 'remove') await sql`delete from dictionaries.record where id = any(${ids})`.execute(db)
  else
    await sql`update dictionaries.record set archived_at = coalesce(archived_at, now()), version = version + 1
      where id = any(${ids})`.execute(db)
  await sql`update dictionaries.record set version = version + 1 where id = ${into.id}`.execute(db)
  const archived =
    body.source_action === 'remove' ? [] : from.filter(({ is_archived }) => !is_archived).map(({ id }) => id)
  const merger_id = await keepTrail(db, caller, into, {
    titles: from.map(({ title }) => title),
    moved,
    // those that go with their parents come back with them
    children: children.filter(({ id }) => removed.length === 0 || !ids.includes(id)),
    removed,
    archived,
  })
  const counted: Moved = { uses, children: children.length }
  await record(
    recordChange(into, {}, { merged: mergedText(from, counted) }),
    ...from.map((row) =>
      body.source_action === 'remove'
        ? { subject: 'dictionaries.record', id: row.id, before: keptRecord(row) }
        : recordChange(row, { is_archived: row.is_archived }, { is_archived: true }),
    ),
  )
  return { ...counted, merger_id, record: await readRecord(db, into.id) }
})
