import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { rhbAccess, rhbChanger } from './permissions.ts'
import { readsDictionaries } from './access.ts'

export const versionSeen = z.int().check(z.minimum(1))
export const dictionaryTitle = text(120)

/** What the records of a dictionary bear beside a title and a short name. */
const shape = { is_tree: z.boolean(), has_colour: z.boolean(), has_description: z.boolean() }

export const Dictionary = z.object({
  id,
  /** By which the product knows it. */
  code: z.string(),
  title: z.string(),
  /** Came with the product: it is renamed, not removed. */
  is_system: z.boolean(),
  ...shape,
  /** Its records are countries, regions, cities, districts and villages. */
  has_location_type: z.boolean(),
  is_archived: z.boolean(),
  version: z.int(),
  records: z.int(),
  archived_records: z.int(),
  /** Whether the caller writes its records. */
  may_edit: z.boolean(),
})
export type Dictionary = z.infer<typeof Dictionary>

export const listDictionaries = endpoint({
  method: 'GET',
  path: '/api/passport/dictionaries/',
  access: readsDictionaries,
  response: z.object({ items: z.array(Dictionary) }),
  summary: 'Справочники школы',
})

/** Who makes one may write its records, where their roles write records at all. */
export const createDictionary = endpoint({
  method: 'POST',
  path: '/api/passport/dictionaries/',
  access: write(rhbChanger),
  body: z.strictObject({ title: dictionaryTitle, ...shape }),
  response: Dictionary,
  summary: 'Создать свой справочник',
})

/** A system dictionary takes a title only. */
export const changeDictionary = endpoint({
  method: 'PATCH',
  path: '/api/passport/dictionaries/{id}',
  access: write(rhbChanger),
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(dictionaryTitle),
    is_tree: z.optional(shape.is_tree),
    has_colour: z.optional(shape.has_colour),
    has_description: z.optional(shape.has_description),
    is_archived: z.optional(z.boolean()),
  }),
  response: Dictionary,
  summary: 'Переименовать справочник, изменить его вид, убрать в архив',
})

/** With all its records, none of which anything refers to. */
export const removeDictionary = endpoint({
  method: 'DELETE',
  path: '/api/passport/dictionaries/{id}',
  access: write(rhbChanger),
  params: IdParams,
  response: nothing,
  summary: 'Удалить свой справочник',
})

const Editors = z.object({
  version: z.int(),
  /** `may_write`: the role writes records at all (`rhb_record`). */
  roles: z.array(z.object({ id, title: z.string(), is_editor: z.boolean(), may_write: z.boolean() })),
})
export type Editors = z.infer<typeof Editors>

export const readEditors = endpoint({
  method: 'GET',
  path: '/api/passport/dictionaries/{id}/editors/',
  access: write(rhbAccess),
  params: IdParams,
  response: Editors,
  summary: 'Кто ведёт справочник',
})
export const changeEditors = endpoint({
  method: 'PATCH',
  path: '/api/passport/dictionaries/{id}/editors/',
  access: write(rhbAccess),
  params: IdParams,
  body: z.strictObject({ version: versionSeen, role_ids: z.array(id).check(z.maxLength(100)) }),
  response: Editors,
  summary: 'Назначить роли, которые ведут справочник',
})

/** Of the dictionary and all its records, or of one of them. */
export const readDictionaryHistory = endpoint({
  method: 'GET',
  path: '/api/passport/dictionaries/{id}/history/',
  access: readsDictionaries,
  params: IdParams,
  query: z.strictObject({ ...historyQuery, record_id: z.optional(idText) }),
  response: HistoryPage,
  summary: 'История справочника',
})
