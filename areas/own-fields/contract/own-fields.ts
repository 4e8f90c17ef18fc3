import * as z from 'zod/mini'
import { signedIn, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { id, IdParams, idText, line } from '#platform/contract/wire.ts'
import { fieldTypes } from '../rules/own-values.ts'
import { pasTabs } from './permissions.ts'

const versionSeen = z.int().check(z.minimum(1))
/** Text, number, `yyyy-MM-dd`, yes or no, the id of a dictionary's record, of a person or of a file that the writer has uploaded; null: none. */
const OwnValue = z.nullable(z.union([z.string().check(z.maxLength(5_000)), z.number(), z.boolean()]))
export type OwnValue = z.infer<typeof OwnValue>
export const OwnGiven = z.array(z.strictObject({ field_id: id, value: OwnValue })).check(z.maxLength(200))

const Field = z.object({
  id,
  title: z.string(),
  hint: z.string(),
  type: z.enum(fieldTypes),
  /** Code of the dictionary from which is chosen. */
  dictionary: z.nullable(z.string()),
  /** How a text looks: 0 a digit, А a letter, * either, all else itself. */
  mask: z.nullable(z.string()),
  is_required: z.boolean(),
})
export type OwnField = z.infer<typeof Field>

const OwnFile = z.object({ id, name: z.string(), size: z.int(), mime: z.string() })
const Valued = z.extend(Field, {
  value: OwnValue,
  /** The chosen record's title, the person's name, the file's name. */
  display: z.nullable(z.string()),
  file: z.nullable(OwnFile),
})
export type ValuedField = z.infer<typeof Valued>
export type OwnFile = z.infer<typeof OwnFile>
/** A tab of a person's card with what the caller may read in it. */
export const OwnTab = z.object({ id, title: z.string(), may_write: z.boolean(), fields: z.array(Valued) })
export type OwnTab = z.infer<typeof OwnTab>

export const readOwnTabs = endpoint({
  method: 'GET',
  path: '/api/passport/persons/{id}/tabs/',
  access: signedIn(),
  params: IdParams,
  response: z.object({ version: z.int(), items: z.array(OwnTab) }),
  summary: 'Свои поля человека по вкладкам',
})
export const saveOwnValues = endpoint({
  method: 'PATCH',
  path: '/api/passport/persons/{id}/tabs/',
  access: signedIn(),
  params: IdParams,
  body: z.strictObject({ version: versionSeen, own: OwnGiven }),
  response: z.object({ version: z.int(), items: z.array(OwnTab) }),
  summary: 'Изменить свои поля человека',
})

/** For who reads the tab of this person; 404 for anybody else. */
export const readOwnFile = fileEndpoint({
  path: '/api/passport/persons/{id}/fields/{field_id}/file',
  access: signedIn(),
  params: z.strictObject({ id: idText, field_id: idText }),
  file: fileTypes.any,
  summary: 'Файл своего поля человека',
})

/** Fields in use that the caller reads of somebody; by them lists of people are narrowed. */
export const listOwnFields = endpoint({
  method: 'GET',
  path: '/api/passport/own-fields/',
  access: signedIn(),
  response: z.object({
    items: z.array(
      z.extend(Field, {
        tab_id: id,
        tab: z.string(),
        /** None: all. */
        kinds: z.array(z.int()),
        /** Of persons for whom it has to be filled, where it `is_required`; none: for all. */
        required_kinds: z.array(z.int()),
      }),
    ),
  }),
  summary: 'Свои поля, по которым можно отбирать людей',
})

const DesignedField = z.extend(Field, {
  dictionary_id: z.nullable(id),
  /** Kinds of persons for whom it has to be filled; none: for all. */
  required_kinds: z.array(z.int()),
  is_archived: z.boolean(),
  version: z.int(),
  /** Persons with a value. */
  values: z.int(),
})
export type DesignedField = z.infer<typeof DesignedField>
export const DesignedTab = z.object({
  id,
  title: z.string(),
  is_archived: z.boolean(),
  version: z.int(),
  /** Ids of kinds of persons; none: all. */
  kinds: z.array(z.int()),
  /** Ids of roles beside those who keep the person's records; who writes reads. */
  readers: z.array(id),
  writers: z.array(id),
  fields: z.array(DesignedField),
})
export type DesignedTab = z.infer<typeof DesignedTab>
const Design = z.object({
  items: z.array(DesignedTab),
  roles: z.array(z.object({ id, title: z.string() })),
  dictionaries: z.array(z.object({ id, title: z.string() })),
})
export type Design = z.infer<typeof Design>

const designs = write(pasTabs)
export const readDesign = endpoint({
  method: 'GET',
  path: '/api/passport/tabs/',
  access: designs,
  response: Design,
  summary: 'Вкладки своих полей',
})
export const tabTitle = line(80)
const ids = z.array(id).check(z.maxLength(100))
export const createTab = endpoint({
  method: 'POST',
  path: '/api/passport/tabs/',
  access: designs,
  body: z.strictObject({ title: tabTitle }),
  response: DesignedTab,
  summary: 'Добавить вкладку своих полей',
})
export const changeTab = endpoint({
  method: 'PATCH',
  path: '/api/passport/tabs/{id}',
  access: designs,
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(tabTitle),
    kinds: z.optional(ids),
    readers: z.optional(ids),
    writers: z.optional(ids),
    is_archived: z.optional(z.boolean()),
  }),
  response: DesignedTab,
  summary: 'Изменить вкладку: название, у кого она есть, кто читает и пишет',
})
/** All that stand there, in their new order. */
export const orderTabs = endpoint({
  method: 'POST',
  path: '/api/passport/tabs/order/',
  access: designs,
  body: z.strictObject({ ids }),
  response: nothing,
  summary: 'Переставить вкладки',
})
export const fieldTitle = line(120)
/** `mask` and `required_kinds` left out: none. */
const fieldShape = {
  hint: line(300, 0),
  mask: z.optional(z.nullable(line(40))),
  required_kinds: z.optional(ids),
  is_required: z.boolean(),
  dictionary_id: z.nullable(id),
}
export const createField = endpoint({
  method: 'POST',
  path: '/api/passport/tabs/{id}/fields/',
  access: designs,
  params: IdParams,
  body: z.strictObject({ title: fieldTitle, type: z.enum(fieldTypes), ...fieldShape }),
  response: DesignedTab,
  summary: 'Добавить поле на вкладку',
})
/** Type and dictionary change while nobody has a value. */
export const changeField = endpoint({
  method: 'PATCH',
  path: '/api/passport/tabs/fields/{id}',
  access: designs,
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(fieldTitle),
    type: z.optional(z.enum(fieldTypes)),
    hint: z.optional(fieldShape.hint),
    mask: fieldShape.mask,
    required_kinds: fieldShape.required_kinds,
    is_required: z.optional(z.boolean()),
    dictionary_id: z.optional(fieldShape.dictionary_id),
    is_archived: z.optional(z.boolean()),
  }),
  response: DesignedTab,
  summary: 'Изменить поле, убрать в архив или вернуть',
})
export const orderFields = endpoint({
  method: 'POST',
  path: '/api/passport/tabs/{id}/order/',
  access: designs,
  params: IdParams,
  body: z.strictObject({ ids }),
  response: nothing,
  summary: 'Переставить поля вкладки',
})
/** Refused while somebody has a value. */
export const removeField = endpoint({
  method: 'DELETE',
  path: '/api/passport/tabs/fields/{id}',
  access: designs,
  params: IdParams,
  response: nothing,
  summary: 'Удалить поле, которое никто не заполнил',
})
export const readDesignHistory = endpoint({
  method: 'GET',
  path: '/api/passport/tabs/history/',
  access: designs,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История вкладок и полей',
})
