import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import {
  changeDictionary,
  createDictionary,
  listDictionaries,
  removeDictionary,
  type Dictionary,
} from '../contract/dictionaries.ts'
import { rhbRecord } from '../contract/permissions.ts'
import { lockDictionary, readDictionaries, readDictionary } from './dictionary-rows.ts'
import { requireVersion } from './record-rows.ts'
import { usesText, usesOf } from './uses.ts'

export const listDictionariesHandler = handle(
  listDictionaries,
  async ({ caller, db }) => ({
    items: await readDictionaries(db, caller),
  }),
  { conditional: true },
)

const auditedValues = ({ id, title, is_tree, has_colour, has_description, is_archived }: Dictionary) => ({
  dictionary_id: id,
  title,
  is_tree,
  has_colour,
  has_description,
  is_archived,
})

async function requireFreeTitle(db: Database, title: string, except: number): Promise<void> {
  const { rows } = await sql`select from dictionaries.dictionary
    where lower(title) = lower(${title}) and archived_at is null and id <> ${except}`.execute(db)
  if (rows.length > 0) throw refuse('title', msg`Такой справочник уже есть`)
}

export const createDictionaryHandler = handle(createDictionary, async ({ body, caller, db, record }) => {
  await requireFreeTitle(db, body.title, 0)
  const { rows } = await sql<{ id: number }>`
    with next as (select nextval(pg_get_serial_sequence('dictionaries.dictionary', 'id'))::int as id)
    insert into dictionaries.dictionary (id, code, title, is_tree, has_colour, has_description, position)
      overriding system value
    select next.id, 'own_' || next.id, ${body.title}, ${body.is_tree}, ${body.has_colour}, ${body.has_description},
      (select coalesce(max(position), 0) + 1 from dictionaries.dictionary)
    from next returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`
    insert into dictionaries.dictionary_editor (dictionary_id, role_id)
    select ${id}, role.id from access.role
    join access.role_permission p on p.role_id = role.id and p.key = ${rhbRecord} and p.level = 'write'
    where role.name in ('admin', 'ceasar') or role.name = any(${[...caller.roles]})`.execute(db)
  const made = await readDictionary(db, caller, id)
  await record({ subject: 'dictionaries.dictionary', id, after: auditedValues(made) })
  return made
})

async function requireFlat(db: Database, { id }: Dictionary): Promise<void> {
  const { rows } = await sql`
    select from dictionaries.record where dictionary_id = ${id} and parent_id is not null limit 1`.execute(db)
  if (rows.length > 0)
    throw refuse('is_tree', msg`В справочнике есть вложенные записи: сначала вынесите их на верхний уровень`)
}

export const changeDictionaryHandler = handle(changeDictionary, async ({ params, body, caller, db, record }) => {
  const before = await lockDictionary(db, caller, params.id)
  requireVersion(before, body.version)
  const next = {
    title: body.title ?? before.title,
    is_tree: body.is_tree ?? before.is_tree,
    has_colour: body.has_colour ?? before.has_colour,
    has_description: body.has_description ?? before.has_description,
    is_archived: body.is_archived ?? before.is_archived,
  }
  const isReshaped =
    next.is_tree !== before.is_tree ||
    next.has_colour !== before.has_colour ||
    next.has_description !== before.has_description
  if (before.is_system && (isReshaped || next.is_archived))
    throw conflict(msg`Это справочник системы: его можно только переименовать`)
  if (!next.is_tree && before.is_tree) await requireFlat(db, before)
  if (!next.is_archived) await requireFreeTitle(db, next.title, before.id)
  await sql`
    update dictionaries.dictionary set title = ${next.title}, is_tree = ${next.is_tree},
      has_colour = ${next.has_colour}, has_description = ${next.has_description}, version = version + 1,
      archived_at = case when ${next.is_archived} then coalesce(archived_at, now()) end
    where id = ${before.id}`.execute(db)
  const after = await readDictionary(db, caller, before.id)
  await record({
    subject: 'dictionaries.dictionary',
    id: before.id,
    before: auditedValues(before),
    after: auditedValues(after),
  })
  return after
})

export const removeDictionaryHandler = handle(removeDictionary, async ({ params, caller, db, context, record }) => {
  const dictionary = await lockDictionary(db, caller, params.id)
  if (dictionary.is_system) throw conflict(msg`Это справочник системы: его можно только переименовать`)
  const { rows } = await sql<{ id: number }>`
    select id from dictionaries.record where dictionary_id = ${params.id}`.execute(db)
  const uses = await usesOf(
    db,
    context,
    rows.map(({ id }) => id),
  )
  if (uses.length > 0)
    throw conflict(msg`Записи справочника используются: ${usesText(uses)}. Справочник можно убрать в архив`)
  await sql`delete from dictionaries.record where dictionary_id = ${params.id}`.execute(db)
  await sql`delete from dictionaries.dictionary where id = ${params.id}`.execute(db)
  await record({ subject: 'dictionaries.dictionary', id: params.id, before: auditedValues(dictionary) })
  return {}
})
