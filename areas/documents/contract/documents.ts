import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { documentStatuses, folders } from '#platform/contract/enumerations.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { flagText, id, idText, isoDate } from '#platform/contract/wire.ts'
import { genres } from '../rules/genre.ts'
import { opensDocuments, writesDocuments } from './access.ts'
import { Content, documentValues } from './values.ts'

const Titled = z.object({ id, title: z.string() })
export const Person = z.object({ id, full_name: z.string() })
export type Person = z.infer<typeof Person>
export const endings = ['annulled', 'replaced'] as const
export type Ending = (typeof endings)[number]

const listed = {
  id,
  kind: z.extend(Titled, { genre: z.enum(genres) }),
  status: z.enum(documentStatuses),
  folder: z.enum(folders),
  title: z.string(),
  number: z.nullable(z.string()),
  numbered_on: z.nullable(isoDate),
  author: Person,
  person: z.nullable(Person),
  correspondent: z.nullable(z.string()),
  due_on: z.nullable(isoDate),
  is_overdue: z.boolean(),
  ended: z.nullable(z.enum(endings)),
  /** ISO 8601. */
  changed_at: z.string(),
  /** What is seen when it is signed from a list. */
  version: z.int(),
  /** It awaits a signature of the caller's. */
  awaits_signature: z.boolean(),
}
export const ListedDocument = z.object(listed)
export type ListedDocument = z.infer<typeof ListedDocument>

const KnownKind = z.extend(Titled, { genre: z.enum(genres) })
export type KnownKind = z.infer<typeof KnownKind>

const sorts = ['changed', 'number', 'title', 'due', 'author'] as const
const filters = {
  folder: z.optional(z.enum(folders)),
  genre: z.optional(z.enum(genres)),
  kind_id: z.optional(idText),
  status: z.optional(z.enum(documentStatuses)),
  person_id: z.optional(idText),
  /** Written by the caller. */
  own: z.optional(flagText),
  overdue: z.optional(flagText),
  /** Days of the number, both included. */
  from: z.optional(isoDate),
  to: z.optional(isoDate),
}
/** Documents within the caller's scope: own ones, those addressed to them, and the registers they keep. */
export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/documents/documents/',
  access: opensDocuments,
  query: listQuery(sorts, filters),
  response: z.extend(listOf(ListedDocument), {
    /** By which they can be narrowed. */
    kinds: z.array(KnownKind),
  }),
  summary: 'Документы',
})
/** Of a kind that the caller may make, or of any where they keep the registers. */
export const createDocument = endpoint({
  method: 'POST',
  path: '/api/documents/documents/',
  access: writesDocuments,
  /** Without a text of its own it begins with that of its kind's template. */
  body: z.strictObject({
    kind_id: id,
    ...documentValues,
    content: z.optional(Content),
    file_ids: z.optional(documentValues.file_ids),
  }),
  /** `missing`: titles of fields of the template whose value is not known. */
  response: z.object({ id, missing: z.array(z.string()) }),
  summary: 'Создать документ',
})
export const exportDocuments = exportOf({
  path: '/api/documents/documents/export/',
  access: opensDocuments,
  sorts,
  filters,
  columns: [
    'number',
    'numbered_on',
    'kind',
    'title',
    'correspondent',
    'foreign_number',
    'foreign_date',
    'author',
    'person',
    'due',
    'status',
    'folder',
  ],
  summary: 'Журнал документов в XLSX',
})
/** How many documents within the caller's scope stand in each folder, and how many of them are overdue. */
export const countFolders = endpoint({
  method: 'GET',
  path: '/api/documents/documents/folders/',
  access: opensDocuments,
  response: z.object({
    items: z.array(z.object({ folder: z.enum(folders), documents: z.int(), overdue: z.int() })),
  }),
  silent: true,
  summary: 'Сколько документов в папках',
})
