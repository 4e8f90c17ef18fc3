import * as z from 'zod/mini'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { id, IdParams, line } from '#platform/contract/wire.ts'
import { genres } from '../rules/genre.ts'
import { readsDocuments, readsKinds, writesKinds } from './access.ts'

export const kindSubjects = ['none', 'student', 'staff'] as const
export type KindSubject = (typeof kindSubjects)[number]
export const documentLanguages = ['ru', 'kk', 'both'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]
export const kindParties = ['staff', 'unit', 'role', 'families', 'students'] as const
export type KindParty = (typeof kindParties)[number]

/** `target_id`: of a unit or a role, else null. */
const Party = z.strictObject({ party: z.enum(kindParties), target_id: z.nullable(id) })
export type Party = z.infer<typeof Party>
const maxParties = 30
const parties = z.array(Party).check(z.maxLength(maxParties))

const fields = {
  genre: z.enum(genres),
  title: z.string(),
  title_kk: z.nullable(z.string()),
  subject: z.enum(kindSubjects),
  language: z.enum(documentLanguages),
  /** Working days in which it is to be ready or carried out. */
  deadline_days: z.nullable(z.int()),
  /** Sent or handed over once it is signed. */
  is_sent: z.boolean(),
  /** By which its documents are numbered; several kinds may share one. */
  journal_key: z.string(),
  /** Seen by who makes it, those to whom it is addressed, and whom `readers` name, not by all who keep registers. */
  is_confidential: z.boolean(),
}
export const DocumentKind = z.object({
  id,
  ...fields,
  makers: z.array(z.extend(Party, { title: z.nullable(z.string()) })),
  readers: z.array(z.extend(Party, { title: z.nullable(z.string()) })),
  documents: z.int(),
  is_archived: z.boolean(),
  version: z.int(),
})
export type DocumentKind = z.infer<typeof DocumentKind>

export const KindValues = z.strictObject({
  ...fields,
  title: line(120),
  title_kk: z.nullable(line(120)),
  deadline_days: z.nullable(z.int().check(z.minimum(1), z.maximum(365))),
  /** Null: a journal of its own is made. */
  journal_key: z.nullable(line(80)),
  makers: parties,
  readers: parties,
})
export type KindValues = z.infer<typeof KindValues>

export const listKinds = endpoint({
  method: 'GET',
  path: '/api/documents/kinds/',
  access: readsKinds,
  response: z.object({ items: z.array(DocumentKind) }),
  summary: 'Виды документов',
})
export const createKind = endpoint({
  method: 'POST',
  path: '/api/documents/kinds/',
  access: writesKinds,
  body: KindValues,
  response: z.object({ id }),
  summary: 'Добавить вид документов',
})
/** The genre of a kind that has documents stays. */
export const changeKind = endpoint({
  method: 'PATCH',
  path: '/api/documents/kinds/{id}',
  access: writesKinds,
  params: IdParams,
  body: z.extend(KindValues, { version: z.int().check(z.minimum(1)) }),
  response: z.object({ id }),
  summary: 'Изменить вид документов',
})
/** No new documents of it; those that are there go on. */
export const archiveKind = endpoint({
  method: 'POST',
  path: '/api/documents/kinds/{id}/archive/',
  access: writesKinds,
  params: IdParams,
  body: z.strictObject({ is_archived: z.boolean() }),
  response: nothing,
  summary: 'Убрать вид документов в архив или вернуть',
})
export const readKindHistory = endpoint({
  method: 'GET',
  path: '/api/documents/kinds/{id}/history/',
  access: readsKinds,
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История вида документов',
})

/** What the caller may make. */
export const OwnKind = z.object({
  id,
  title: z.string(),
  genre: z.enum(genres),
  subject: z.enum(kindSubjects),
  language: z.enum(documentLanguages),
})
export type OwnKind = z.infer<typeof OwnKind>
export const listOwnKinds = endpoint({
  method: 'GET',
  path: '/api/documents/kinds/own/',
  access: readsDocuments,
  response: z.object({ items: z.array(OwnKind) }),
  summary: 'Виды документов, которые можно составить',
})
/** Units and roles that a kind may name. */
export const listParties = endpoint({
  method: 'GET',
  path: '/api/documents/kinds/parties/',
  access: writesKinds,
  response: z.object({
    units: z.array(z.object({ id, title: z.string() })),
    roles: z.array(z.object({ id, title: z.string() })),
  }),
  summary: 'Кто может составлять и видеть документы',
})
