import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { allows, read } from '#platform/contract/access.ts'
import { locationTypeTitles } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import { rhbRecord } from '../contract/permissions.ts'
import { exportRecords, listOptions, listRecords } from '../contract/records.ts'
import { mayEdit, readDictionary } from './dictionary-rows.ts'
import { recordColumns, type RecordRow } from './record-rows.ts'

interface Found extends RecordRow {
  is_found: boolean
  /** Titles above it, the nearest last. */
  above: string[]
}
interface ListQuery {
  search?: string | undefined
  archived?: boolean
}

/** Records in the order of the tree: those found and what stands above them. */
async function findRecords(db: Database, dictionaryId: number, { search = '', archived = false }: ListQuery) {
  const text = sql`platform.search_text(r.title || ' ' || coalesce(r.name, ''))`
  const { rows } = await sql<Found>`
    with recursive tree as (
      select r.*, array[r.index] as path, array[r.id] as line, '{}'::text[] as above from dictionaries.record r
      where r.dictionary_id = ${dictionaryId} and r.parent_id is null
      union all
      select r.*, tree.path || r.index, tree.line || r.id, tree.above || tree.title
      from dictionaries.record r join tree on r.parent_id = tree.id
    ),
    found as (
      select r.id, r.line from tree r
      where (${archived} or r.archived_at is null) and ${containsWords(text, search)}
    )
    select ${recordColumns}, r.above, r.id in (select id from found) as is_found
    from tree r where r.id in (select unnest(line) from found) order by r.path`.execute(db)
  return rows
}

export const listRecordsHandler = handle(
  listRecords,
  async ({ params, query, caller, db }) => {
    const dictionary = await readDictionary(db, caller, params.id)
    const rows = await findRecords(db, params.id, query)
    return { dictionary, items: rows, found: rows.filter(({ is_found }) => is_found).length }
  },
  { conditional: true },
)

export const listOptionsHandler = handle(
  listOptions,
  async ({ params, caller, db }) => {
    const readsAll = allows(read(rhbRecord), caller)
    const dictionary = await db
      .selectFrom('dictionaries.dictionary as d')
      .select(['d.id', mayEdit(caller).as('may_add')])
      .where('code', '=', params.code)
      .where('archived_at', 'is', null)
      .$if(!readsAll, (rows) => rows.where('is_system', '=', true))
      .executeTakeFirst()
    if (!dictionary) throw notFound(msg`Справочник не найден`)
    return {
      dictionary_id: dictionary.id,
      may_add: dictionary.may_add,
      items: await findRecords(db, dictionary.id, {}),
    }
  },
  { conditional: true },
)

const columns: Record<(typeof exportRecords)['columns'][number], SheetColumn<Found>> = {
  title: { title: msg`Название`, width: 40, kind: 'text', of: (one) => one.title },
  name: { title: msg`Код`, width: 14, kind: 'text', of: (one) => one.name },
  parent: { title: msg`Входит в`, width: 40, kind: 'text', of: (one) => one.above.join(' → ') || null },
  location_type: {
    title: msg`Вид места`,
    width: 12,
    kind: 'text',
    of: (one) => one.location_type && locationTypeTitles[one.location_type],
  },
  colour: { title: msg`Цвет`, width: 10, kind: 'text', of: (one) => one.colour },
  description: { title: msg`Описание`, width: 50, kind: 'text', of: (one) => one.description },
  archived: { title: msg`В архиве`, width: 10, kind: 'text', of: (one) => (one.is_archived ? t`да` : null) },
}

export const exportRecordsHandler = handle(exportRecords, async ({ query, caller, db, today, record }) => {
  const dictionary = await readDictionary(db, caller, query.dictionary)
  const all = await findRecords(db, dictionary.id, query)
  const rows = all.filter(({ is_found }) => is_found)
  return exportRows({
    list: 'dictionaries',
    title: dictionary.title,
    columns,
    query,
    found: { total: rows.length, rows: { execute: () => Promise.resolve(query.asc ? rows : rows.toReversed()) } },
    caller,
    today,
    record,
  })
})
