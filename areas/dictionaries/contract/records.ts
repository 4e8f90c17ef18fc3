import * as z from 'zod/mini'
import { read, signedIn, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { locationTypes } from '#platform/contract/enumerations.ts'
import { exportOf } from '#platform/contract/list.ts'
import { t } from '#platform/contract/text.ts'
import { flagText, id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { Dictionary, versionSeen } from './dictionaries.ts'
import { rhbRecord } from './permissions.ts'

/** More records than this a dictionary does not take. */
export const maxRecords = 5_000

export const DictionaryRecord = z.object({
  id,
  title: z.string(),
  /** A short name, one of its kind in the dictionary. */
  name: z.nullable(z.string()),
  /** Among its siblings, from 1. */
  index: z.int(),
  parent_id: z.nullable(id),
  /** `#rrggbb` */
  colour: z.nullable(z.string()),
  description: z.nullable(z.string()),
  location_type: z.nullable(z.enum(locationTypes)),
  /** The product knows it: it is renamed only. */
  is_system: z.boolean(),
  is_archived: z.boolean(),
  version: z.int(),
})
export type DictionaryRecord = z.infer<typeof DictionaryRecord>

const narrowed = {
  /** Those in the archive too. */
  archived: z._default(flagText, false),
  search: z.optional(text(100, 0)),
}
/** All of them in the order of the tree, parents first; of a search those found and what stands above them. */
export const listRecords = endpoint({
  method: 'GET',
  path: '/api/passport/dictionaries/{id}/records/',
  access: read(rhbRecord),
  params: IdParams,
  query: z.strictObject(narrowed),
  response: z.object({
    dictionary: Dictionary,
    items: z.array(DictionaryRecord),
    /** How many hold what was searched for; without a search, all. */
    found: z.int(),
  }),
  hot: true,
  summary: 'Записи справочника деревом',
})

const sorts = ['order'] as const
export const exportRecords = exportOf({
  path: '/api/passport/dictionaries/export/',
  access: read(rhbRecord),
  sorts,
  filters: { ...narrowed, dictionary: idText },
  columns: ['title', 'name', 'parent', 'location_type', 'colour', 'description', 'archived'],
  summary: 'Справочник в XLSX',
})

const Option = z.object({
  id,
  title: z.string(),
  name: z.nullable(z.string()),
  parent_id: z.nullable(id),
  colour: z.nullable(z.string()),
})
export type Option = z.infer<typeof Option>
/** For pickers of any room: records in use, in their order; families and students see the product's own dictionaries. */
export const listOptions = endpoint({
  method: 'GET',
  path: '/api/passport/dictionaries/{code}/options/',
  access: signedIn(),
  params: z.strictObject({ code: text(40) }),
  response: z.object({
    dictionary_id: id,
    /** Whether the caller may add a record. */
    may_add: z.boolean(),
    items: z.array(Option),
  }),
  summary: 'Записи справочника для выбора',
})

const fields = {
  title: text(200),
  name: z.nullable(text(40)),
  colour: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/, { error: () => t`Ожидается цвет вида #2b8a3e` }))),
  description: z.nullable(text(1000)),
  location_type: z.nullable(z.enum(locationTypes)),
}

/** At the end of its siblings. */
export const createRecord = endpoint({
  method: 'POST',
  path: '/api/passport/dictionaries/{id}/records/',
  access: write(rhbRecord),
  params: IdParams,
  body: z.strictObject({
    title: fields.title,
    parent_id: z.nullable(id),
    name: z.optional(fields.name),
    colour: z.optional(fields.colour),
    description: z.optional(fields.description),
    location_type: z.optional(fields.location_type),
  }),
  response: DictionaryRecord,
  summary: 'Добавить запись в справочник',
})

export const changeRecord = endpoint({
  method: 'PATCH',
  path: '/api/passport/dictionaries/records/{id}',
  access: write(rhbRecord),
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(fields.title),
    name: z.optional(fields.name),
    colour: z.optional(fields.colour),
    description: z.optional(fields.description),
    location_type: z.optional(fields.location_type),
    /** With all that stands below it; out of the archive comes the record alone. */
    is_archived: z.optional(z.boolean()),
  }),
  response: DictionaryRecord,
  summary: 'Изменить запись, убрать в архив или вернуть',
})

/** Refused while anything refers to it or stands below it. */
export const removeRecord = endpoint({
  method: 'DELETE',
  path: '/api/passport/dictionaries/records/{id}',
  access: write(rhbRecord),
  params: IdParams,
  response: nothing,
  summary: 'Удалить запись, на которую ничто не ссылается',
})

/** `before_id` is the sibling it will stand before, null: the last; this holds whatever is filtered or archived. */
export const moveRecord = endpoint({
  method: 'POST',
  path: '/api/passport/dictionaries/records/{id}/move/',
  access: write(rhbRecord),
  params: IdParams,
  body: z.strictObject({ version: versionSeen, parent_id: z.nullable(id), before_id: z.nullable(id) }),
  response: DictionaryRecord,
  summary: 'Переставить запись: место и порядок',
})

export const Use = z.object({ title: z.string(), count: z.int() })
export type Use = z.infer<typeof Use>

export const readUses = endpoint({
  method: 'GET',
  path: '/api/passport/dictionaries/records/{id}/uses/',
  access: read(rhbRecord),
  params: IdParams,
  response: z.object({ uses: z.array(Use), /** Records right below it. */ children: z.int() }),
  summary: 'Где используется запись',
})
