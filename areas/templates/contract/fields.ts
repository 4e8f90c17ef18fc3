import * as z from 'zod/mini'
import { docTemplates } from '#areas/documents/contract/permissions.ts'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fieldTypes } from '#platform/contract/template-values.ts'
import { id, text } from '#platform/contract/wire.ts'

/** Of whom papers of a kind are; `none`: of the school alone. */
export const subjectKeys = ['student', 'employee', 'class', 'none'] as const

export const listTemplateKinds = endpoint({
  method: 'GET',
  path: '/api/documents/templates/kinds/',
  access: read(docTemplates),
  response: z.object({
    items: z.array(z.object({ key: z.string(), title: z.string(), subject: z.enum(subjectKeys) })),
  }),
  summary: 'Для каких документов бывают шаблоны',
})

export const ListedField = z.object({
  /** `person.full_name`; of an item of a list with the list before it. */
  name: z.string(),
  title: z.string(),
  type: z.enum(fieldTypes),
  /** The list within whose repetition it may stand. */
  list: z.nullable(z.string()),
  /** As it would read in Russian. */
  sample: z.nullable(z.string()),
})
export type ListedField = z.infer<typeof ListedField>
/** What templates of a kind may name, group by group. */
export const listTemplateFields = endpoint({
  method: 'GET',
  path: '/api/documents/templates/fields/',
  access: read(docTemplates),
  query: z.strictObject({ kind: text(60) }),
  response: z.object({
    groups: z.array(z.object({ key: z.string(), title: z.string(), fields: z.array(ListedField) })),
  }),
  summary: 'Поля, которые можно вставить в шаблон',
})

/** A few of those of whom a paper of the kind may be and whom the caller may open. */
export const findSubjects = endpoint({
  method: 'GET',
  path: '/api/documents/templates/subjects/',
  access: read(docTemplates),
  query: z.strictObject({ kind: text(60), search: text(100) }),
  response: z.object({
    items: z.array(z.object({ id, title: z.string(), hint: z.nullable(z.string()) })),
  }),
  summary: 'На ком посмотреть шаблон',
})
