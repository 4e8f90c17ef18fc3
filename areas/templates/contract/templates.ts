import * as z from 'zod/mini'
import { docTemplates } from '#areas/documents/contract/permissions.ts'
import { PictureAddresses, RichTextAnswer, TemplateTextBody } from '#areas/rich-text/contract/rich-text.ts'
import { read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { flagText, id, IdParams, line, text } from '#platform/contract/wire.ts'

/** `both`: the two stand side by side, the Kazakh one first. */
export const templateLanguages = ['ru', 'kk', 'both'] as const
export type TemplateLanguages = (typeof templateLanguages)[number]
const language = z.enum(templateLanguages)
const kindKey = text(60)

/** Where a template stands: never published; published; published and being changed; out of use. */
export const templateStates = ['draft', 'published', 'changing', 'archived'] as const
export type TemplateState = (typeof templateStates)[number]

const columns = {
  id,
  kind: z.object({ key: z.string(), title: z.string() }),
  title: z.string(),
  language,
  state: z.enum(templateStates),
  /** Of the published version; null: there is none yet. */
  published: z.nullable(z.int()),
  changed_at: z.string(),
  changed_by: z.nullable(z.string()),
}
export const ListedTemplate = z.object(columns)
export type ListedTemplate = z.infer<typeof ListedTemplate>

const sorts = ['title', 'kind', 'changed'] as const
export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/documents/templates/',
  access: read(docTemplates),
  query: listQuery(sorts, {
    kind: z.optional(kindKey),
    language: z.optional(language),
    /** By default those in use. */
    archived: z.optional(flagText),
  }),
  response: listOf(ListedTemplate),
  summary: 'Шаблоны документов',
})

const Texts = {
  ru: z.nullable(RichTextAnswer),
  kk: z.nullable(RichTextAnswer),
}
const Version = z.object({
  id,
  number: z.int(),
  language,
  published_at: z.nullable(z.string()),
  published_by: z.nullable(z.string()),
})
export type TemplateVersion = z.infer<typeof Version>

/** A template with what is being written of it, else with what is published; `versions` the newest first. */
export const Template = z.object({
  ...columns,
  /** Of the row itself, to be sent back with a change. */
  version: z.int(),
  may_write: z.boolean(),
  shown: z.object({ ...Version.shape, ...Texts }),
  versions: z.array(Version),
  pictures: PictureAddresses,
})
export type Template = z.infer<typeof Template>

export const readTemplate = endpoint({
  method: 'GET',
  path: '/api/documents/templates/{id}/',
  access: read(docTemplates),
  params: IdParams,
  response: Template,
  summary: 'Шаблон с его текстом и версиями',
})
export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/documents/templates/',
  access: write(docTemplates),
  body: z.strictObject({ kind: kindKey, title: line(200), language }),
  response: z.object({ id }),
  summary: 'Новый шаблон',
})
/** Its name; whether it is in use. A template out of use makes no papers, those made by it stay. */
export const changeTemplate = endpoint({
  method: 'PATCH',
  path: '/api/documents/templates/{id}/',
  access: write(docTemplates),
  params: IdParams,
  body: z.strictObject({
    version: z.int(),
    title: z.optional(line(200)),
    is_archived: z.optional(z.boolean()),
  }),
  response: Template,
  summary: 'Переименовать шаблон, убрать в архив или вернуть',
})
export const copyTemplate = endpoint({
  method: 'POST',
  path: '/api/documents/templates/{id}/copy/',
  access: write(docTemplates),
  params: IdParams,
  body: z.strictObject({ title: line(200) }),
  response: z.object({ id }),
  summary: 'Скопировать шаблон',
})

/** Texts of the languages of the template, the other one null. */
const texts = { ru: z.nullable(TemplateTextBody), kk: z.nullable(TemplateTextBody) }
/** Writes what is being written; of a published template its next version begins. */
export const saveDraft = endpoint({
  method: 'PATCH',
  path: '/api/documents/templates/{id}/draft/',
  access: write(docTemplates),
  params: IdParams,
  body: z.strictObject({ version: z.int(), language, ...texts }),
  response: Template,
  summary: 'Сохранить черновик шаблона',
})
/** Leaves what is published; a template that never was goes with it. */
export const dropDraft = endpoint({
  method: 'DELETE',
  path: '/api/documents/templates/{id}/draft/',
  access: write(docTemplates),
  params: IdParams,
  response: nothing,
  summary: 'Отказаться от черновика шаблона',
})
/** Papers are made by it from now on. What is wrong with it is refused at `ru` or `kk`, with the place. */
export const publishTemplate = endpoint({
  method: 'POST',
  path: '/api/documents/templates/{id}/publish/',
  access: write(docTemplates),
  params: IdParams,
  body: z.strictObject({ version: z.int() }),
  response: Template,
  summary: 'Опубликовать шаблон',
})
