import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { House } from '#platform/server/house.ts'
import { repoint, titleOfReference } from '#platform/server/references.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { foreseeMerge, mergeRecords, type Moved } from '../contract/merge.ts'
import { dictionaryToWrite } from './dictionary-rows.ts'
import { keptRecord, readRecord, recordChange, recordColumns, type RecordRow } from './record-rows.ts'
import { countChildren, recordTable, sayUses, sumUses, usesOf } from './uses.ts'

interface Merge {
  into: RecordRow
  from: RecordRow[]
}
type Given = { into: number; from: readonly number[] }

/** The record that stays stands below none of the others: it would be left without what is above it. */
async function demandOutside(db: Database, { into, from }: Merge): Promise<void> {
  const ids = from.map(({ id }) => id)
  const { rows } = await sql<{ title: string }>`
    with recursive above as (
      select id, parent_id, title from dictionaries.record where id = ${into.parent_id}
      union all
      select r.id, r.parent_id, r.title from dictionaries.record r join above on r.id = above.parent_id
    ) select title from above where id = any(${ids})`.execute(db)
  if (rows[0]) throw refuse('into', `«${into.title}» стоит внутри «${rows[0].title}»: сначала вынесите её оттуда`)
}

/** Children that would stand beside one of the same title. */
async function demandDistinctChildren(db: Database, { into, from }: Merge): Promise<void> {
  const parents = [into.id, ...from.map(({ id }) => id)]
  const { rows } = await sql<{ title: string }>`
    select min(title) as title from dictionaries.record where parent_id = any(${parents}) and archived_at is null
    group by lower(title) having count(*) > 1 order by 1 limit 5`.execute(db)
  if (rows.length > 0)
    throw conflict(`Внутри есть одинаковые записи: ${rows.map(({ title }) => title).join(', ')}. Сначала объедините их`)
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
  if (!into) throw refuse('into', 'Такой записи в этом справочнике нет')
  if (from.length < fromIds.length) throw refuse('from', 'Объединяются записи одного справочника')
  if (from.includes(into)) throw refuse('from', 'Запись не объединяют с нею самой')
  if (into.is_archived) throw refuse('into', `«${into.title}» в архиве: сначала верните её`)
  const system = from.find((row) => row.is_system)
  if (system) throw refuse('from', `«${system.title}» — запись системы: остаться должна она`)
  const other = from.find((row) => row.location_type !== into.location_type)
  if (other) throw refuse('from', `«${other.title}» и «${into.title}» — места разного вида`)
  await demandOutside(db, { into, from })
  await demandDistinctChildren(db, { into, from })
  return { into, from }
}

export const foresee = handle(foreseeMerge, async ({ params, body, caller, db, house }) => {
  const { from } = await readMerge(db, caller, params.id, body)
  const ids = from.map(({ id }) => id)
  return { uses: await usesOf(db, house, ids), children: await countChildren(db, ids) }
})

async function moveChildren(db: Database, into: number, from: readonly number[]): Promise<number> {
  const { rows } = await sql`
    update dictionaries.record r set parent_id = ${into}, version = r.version + 1, index = moved.index + (
      select coalesce(max(index), 0) from dictionaries.record where parent_id = ${into})
    from (select id, row_number() over (order by parent_id, index) as index
      from dictionaries.record where parent_id = any(${from})) moved
    where r.id = moved.id returning r.id`.execute(db)
  return rows.length
}

/** Makes all that refers to the others refer to the one that stays. @throws 409 naming where it refers to both */
async function moveUses(db: Database, { referenceTitles }: House, into: number, from: readonly number[]) {
  const done = await repoint(db, recordTable, from, into)
  const clashes = done.filter(({ state }) => state === 'clash').map((one) => titleOfReference(referenceTitles, one))
  if (clashes.length > 0)
    throw conflict(
      `Не объединить: где-то названы сразу обе записи (${[...new Set(clashes)].join(', ')}). Уберите там лишнюю и повторите`,
    )
  return sumUses(
    done.flatMap((one) =>
      one.state === 'moved' ? [{ title: titleOfReference(referenceTitles, one), count: one.keys.length }] : [],
    ),
  )
}

const sayMerged = (from: readonly RecordRow[], { uses, children }: Moved): string => {
  const moved = [sayUses(uses), children > 0 ? `вложенные записи — ${children}` : ''].filter(Boolean).join(', ')
  const titles = from.map(({ title }) => `«${title}»`).join(', ')
  return moved === '' ? titles : `${titles}; перешло: ${moved}`
}

export const merge = handle(mergeRecords, async ({ params, body, caller, db, house, record }) => {
  const { into, from } = await readMerge(db, caller, params.id, body)
  const ids = from.map(({ id }) => id)
  const children = await moveChildren(db, into.id, ids)
  const moved: Moved = { uses: await moveUses(db, house, into.id, ids), children }
  if (body.fate === 'remove') await sql`delete from dictionaries.record where id = any(${ids})`.execute(db)
  else
    await sql`update dictionaries.record set archived_at = coalesce(archived_at, now()), version = version + 1
      where id = any(${ids})`.execute(db)
  await sql`update dictionaries.record set version = version + 1 where id = ${into.id}`.execute(db)
  await record(
    recordChange(into, {}, { merged: sayMerged(from, moved) }),
    ...from.map((row) =>
      body.fate === 'remove'
        ? { subject: 'dictionaries.record', id: row.id, before: keptRecord(row) }
        : recordChange(row, { is_archived: row.is_archived }, { is_archived: true }),
    ),
  )
  return { ...moved, record: await readRecord(db, into.id) }
})
