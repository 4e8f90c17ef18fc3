import * as z from 'zod/mini'
import { inOwnName, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { genders } from '#platform/contract/enumerations.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { Preview } from '#platform/contract/preview.ts'
import { id, IdParams, isoDate } from '#platform/contract/wire.ts'
import { Pair } from './pairs.ts'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { versionSeen } from '#areas/people/contract/record.ts'
import { t } from '#platform/contract/text.ts'

/** What is chosen from one of the two records. */
export const mergedFields = [
  'surname',
  'name',
  'patronymic',
  'iin',
  'birth_date',
  'sex',
  'nationality_id',
  'citizenship_id',
  'phone',
  'email',
  'location_id',
  'address',
  'photo_id',
] as const
export type MergedField = (typeof mergedFields)[number]
const orNone = z.nullable(z.string())
const MergerSide = z.object({
  id,
  version: z.int(),
  full_name: z.string(),
  is_archived: z.boolean(),
  kinds: z.array(z.int()),
  class: orNone,
  values: z.object({
    surname: z.string(),
    name: z.string(),
    patronymic: orNone,
    iin: orNone,
    birth_date: z.nullable(isoDate),
    sex: z.nullable(z.enum(genders)),
    nationality_id: z.nullable(id),
    citizenship_id: z.nullable(id),
    phone: orNone,
    email: orNone,
    location_id: z.nullable(id),
    address: orNone,
    photo_id: z.nullable(id),
  }),
  /** Titles of what is chosen, and the photo as a signed link. */
  nationality: orNone,
  citizenship: orNone,
  location: orNone,
  photo: orNone,
  account: z.nullable(z.object({ login: z.string(), is_open: z.boolean(), roles: z.array(z.string()) })),
  /** How much refers to the record, by what it is. */
  uses: z.array(z.object({ title: z.string(), count: z.int() })),
})
export type MergerSide = z.infer<typeof MergerSide>

/** Both records whole, nothing masked: each reading is recorded, and is therefore no GET. */
export const comparePersons = endpoint({
  method: 'POST',
  path: '/api/users/mergers/compare/',
  access: write(usrUser),
  reads: true,
  body: Pair,
  response: z.object({ one: MergerSide, other: MergerSide }),
  summary: 'Сравнить две записи перед объединением; просмотр записывается',
})

const side = z.enum(['kept', 'gone'])
const values = Object.fromEntries(mergedFields.map((field) => [field, z.optional(side)])) as Record<
  MergedField,
  z.ZodMiniOptional<typeof side>
>
const Merging = z
  .strictObject({
    kept_id: id,
    kept_version: versionSeen,
    gone_id: id,
    gone_version: versionSeen,
    /** Whose value stays; of a field that is not named, that of the kept record. */
    values: z.strictObject(values),
    /** Whose login stays where both have one; the other is blocked. */
    account: side,
  })
  .check(z.refine(({ kept_id, gone_id }) => kept_id !== gone_id, { error: () => t`Это одна и та же запись` }))

export const previewMerger = endpoint({
  method: 'POST',
  path: '/api/users/mergers/preview/',
  access: inOwnName(write(usrUser)),
  body: Merging,
  response: Preview,
  silent: true,
  summary: 'Что будет, если объединить две записи',
})
export const mergePersons = endpoint({
  method: 'POST',
  path: '/api/users/mergers/',
  access: inOwnName(write(usrUser)),
  body: Merging,
  response: z.object({ id, kept_id: id }),
  summary: 'Объединить две записи одного человека',
})

const Merger = z.object({
  id,
  kept: z.object({ id, full_name: z.string() }),
  gone: z.object({ id, full_name: z.string() }),
  who: orNone,
  at: z.string(),
  undone_at: orNone,
})
export type Merger = z.infer<typeof Merger>
export const listMergers = endpoint({
  method: 'GET',
  path: '/api/users/mergers/',
  access: write(usrUser),
  query: listQuery(['at'], {}),
  response: listOf(Merger),
  summary: 'Объединённые записи людей',
})
/** While nothing that contradicts it has happened since. */
export const undoMerger = endpoint({
  method: 'POST',
  path: '/api/users/mergers/{id}/undo/',
  access: inOwnName(write(usrUser)),
  params: IdParams,
  response: nothing,
  summary: 'Разъединить записи',
})
