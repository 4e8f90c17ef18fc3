import { sql } from 'kysely'
import pg from 'pg'
import { instant } from '#areas/access/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { pointBack, titleOfReference, type ReferenceTitles } from '#platform/server/references.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { listRecordMergers, undoRecordMerger } from '../contract/merge.ts'
import { dictionaryToWrite, readDictionary } from './dictionary-rows.ts'
import type { MergeTrail } from './merge-rows.ts'

interface KeptMerger {
  id: number
  dictionary_id: number
  into_id: number
  trail: MergeTrail
  is_undone: boolean
}
const changed = (what: string) =>
  conflict(msg`Отменить объединение нельзя: с тех пор изменили ${what}. Исправьте записи вручную`)

type Removed = MergeTrail['removed'][number]
/** What stood below another of them after it. */
function parentsFirst(rows: readonly Removed[]): Removed[] {
  const byId = new Map(rows.map((row) => [row['id'], row]))
  const depth = (row: Removed): number => {
    const parent = byId.get(row['parent_id'])
    return parent ? depth(parent) + 1 : 0
  }
  return rows.toSorted((one, other) => depth(one) - depth(other))
}

/** Where it stood, or after its siblings where another one stands there by now. */
async function insertRemoved(db: Database, row: Removed): Promise<void> {
  const { rows } = await sql<{ next: number; is_taken: boolean }>`
    select coalesce(max(index), 0) + 1 as next, coalesce(bool_or(index = ${row['index']}), false) as is_taken
    from dictionaries.record
    where dictionary_id = ${row['dictionary_id']} and parent_id is not distinct from ${row['parent_id']}::int`.execute(
    db,
  )
  const index = rows[0]?.is_taken ? rows[0].next : row['index']
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  await sql`
    insert into dictionaries.record (${names}) overriding system value
    select ${names} from jsonb_populate_record(null::dictionaries.record, ${JSON.stringify({ ...row, index })}::jsonb)`.execute(
    db,
  )
}

/** Records that were removed stand again, those in the archive are in use again. */
async function putBack(db: Database, { removed, archived, titles }: MergeTrail): Promise<void> {
  for (const row of parentsFirst(removed)) await insertRemoved(db, row)
  const { rows } = await sql`
    update dictionaries.record set archived_at = null, version = version + 1
    where id = any(${archived}::int[]) returning id`.execute(db)
  if (rows.length < archived.length) throw changed(titles.map((title) => `«${title}»`).join(', '))
}

async function moveBack(db: Database, titles: ReferenceTitles, { into_id, trail }: KeptMerger): Promise<void> {
  for (const { from, ...one } of trail.moved)
    if ((await pointBack(db, one, { from: into_id, to: from })) < one.keys.length)
      throw changed(`«${titleOfReference(titles, one)}»`)
  if (trail.children.length === 0) return
  const { rows } = await sql`
    update dictionaries.record r set parent_id = was.parent_id, version = r.version + 1, index = was.index + (
      select coalesce(max(index), 0) from dictionaries.record o where o.parent_id = was.parent_id)
    from jsonb_to_recordset(${JSON.stringify(trail.children)}::jsonb) was (id int, parent_id int, index int)
    where r.id = was.id and r.parent_id = ${into_id} returning r.id`.execute(db)
  if (rows.length < trail.children.length) throw changed(t`вложенные записи`)
}

const undoRecordMergerHandler = handle(undoRecordMerger, async ({ params, caller, db, context, record }) => {
  const { rows } = await sql<KeptMerger>`
    select id, dictionary_id, into_id, trail, undone_at is not null as is_undone
    from dictionaries.merger where id = ${params.id} for update`.execute(db)
  const [merger] = rows
  if (!merger) throw notFound()
  await dictionaryToWrite(db, caller, merger.dictionary_id)
  if (merger.is_undone) throw conflict(msg`Это объединение уже отменено`)
  try {
    await putBack(db, merger.trail)
    await moveBack(db, context.referenceTitles, merger)
    await sql`set constraints all immediate`.execute(db)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code?.startsWith('23'))
      throw changed(t`записи так, что прежние с ними не сойдутся`)
    throw error
  }
  await sql`update dictionaries.merger set undone_at = now() where id = ${merger.id}`.execute(db)
  const { titles, removed, archived } = merger.trail
  const recorded = { dictionary_id: merger.dictionary_id }
  const changes: Change[] = [
    {
      subject: 'dictionaries.record',
      id: merger.into_id,
      before: recorded,
      after: {
        ...recorded,
        merged: msg`объединение отменено: ${titles.map((title) => `«${title}»`).join(', ')}`.stored(),
      },
    },
    ...removed.map((row) => ({
      subject: 'dictionaries.record',
      id: Number(row['id']),
      after: { ...recorded, title: String(row['title']) },
    })),
    ...archived.map((id) => ({
      subject: 'dictionaries.record',
      id,
      before: { ...recorded, is_archived: true },
      after: { ...recorded, is_archived: false },
    })),
  ]
  await record(...changes)
  return {}
})

const max = 50
const listRecordMergersHandler = handle(listRecordMergers, async ({ params, caller, db }) => {
  const { id } = await readDictionary(db, caller, params.id)
  const items = await db
    .selectFrom('dictionaries.merger as m')
    .leftJoin('dictionaries.record as r', 'r.id', 'm.into_id')
    .leftJoin('people.person as who', 'who.admin_user_id', 'm.made_by')
    .where('m.dictionary_id', '=', id)
    .where('m.undone_at', 'is', null)
    .select([
      'm.id',
      'r.title as into',
      sql<string[]>`m.trail -> 'titles'`.as('from'),
      'who.full_name as who',
      instant('m.made_at').as('at'),
    ])
    .orderBy('m.id', 'desc')
    .limit(max)
    .execute()
  return { items }
})

export const mergerHandlers = [undoRecordMergerHandler, listRecordMergersHandler]
