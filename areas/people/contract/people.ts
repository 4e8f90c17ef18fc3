import * as z from 'zod/mini'
import { logAudit } from '#areas/access/contract/permissions.ts'
import { anyOf, family, read, signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { genders, personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { t } from '#platform/contract/text.ts'
import { areOwnFilters } from '#areas/own-fields/rules/own-values.ts'
import { countText, flagText, id, IdParams, idText, isoDate } from '#platform/contract/wire.ts'
import { NewPerson, PersonRecord } from './record.ts'
import { usrUser } from './permissions.ts'
import { maintainsPeople } from './access.ts'

const slugs = Object.values(personKinds).map(({ slug }) => slug) as [PersonKindSlug, ...PersonKindSlug[]]
const Titled = z.object({ id, title: z.string() })
const Named = z.object({ id, full_name: z.string() })

/** What a card masks; one's own stands open. Lists have the first four of them. */
export const listedMaskedFields = ['iin', 'birth_date', 'nationality', 'citizenship'] as const
export const maskedFields = [...listedMaskedFields, 'address'] as const
export type MaskedField = (typeof maskedFields)[number]

/**
 * A person as one list shows everybody. `groups` are the ids of their kinds, appointments included. Null where there is
 * none or where the reader may not see it: contacts of staff are for staff, those of families for who may read families;
 * IIN, birth date, nationality and citizenship stand open in one's own row only: of others they are masked as on the card,
 * `masked` names those that the school knows, and whoever keeps the persons asks for them by `unmasked`.
 */
export const Person = z.object({
  id,
  admin_user_id: z.nullable(id),
  surname: z.string(),
  name: z.string(),
  patronymic: z.nullable(z.string()),
  full_name: z.string(),
  roles: z.array(z.object({ id, name: z.string(), title: z.string() })),
  groups: z.array(z.int()),
  class: z.nullable(Titled),
  position: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  iin: z.nullable(z.string()),
  birth_date: z.nullable(isoDate),
  is_archived: z.boolean(),
  /** The record that it has become. */
  merged_into: z.nullable(Named),
  nationality: z.nullable(z.string()),
  citizenship: z.nullable(z.string()),
  masked: z.array(z.enum(maskedFields)),
  /** A signed link to a small picture, for an hour or two. */
  photo: z.nullable(z.string()),
})
export type Person = z.infer<typeof Person>

const sorts = ['name', 'class', 'position'] as const
/** At school; in the archive; without a sign-in, with a closed one, never signed in. */
export const personStatuses = ['active', 'archived', 'without_account', 'blocked', 'never_signed_in'] as const
export type PersonStatus = (typeof personStatuses)[number]
const filters = {
  kind: z.optional(z.enum(slugs)),
  class_id: z.optional(idText),
  parallel: z.optional(countText(12)),
  /** Who works in the cathedra. */
  cathedra_id: z.optional(idText),
  /** Who holds the role, as far as the reader sees roles. */
  role_id: z.optional(idText),
  /** Records of the dictionaries, of those whose records the reader keeps. */
  nationality_id: z.optional(idText),
  citizenship_id: z.optional(idText),
  /** Where a person stands, of those whose records the reader keeps. */
  status: z.optional(z.enum(personStatuses)),
  /** By own fields, as `writeOwnFilters` writes it. */
  own: z.optional(
    z.string().check(z.maxLength(1_000), z.refine(areOwnFilters, { error: () => t`Ожидается отбор по своим полям` })),
  ),
}

/** Persons whom the reader may find; with `admin_user_id` of oneself, `items[0]` is oneself, which needs no key. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/users/users/',
  access: signedIn(),
  query: listQuery(sorts, {
    admin_user_id: z.optional(idText),
    ...filters,
    /** What is masked too, of those whose records the reader keeps: the reading is recorded and counted. */
    unmasked: z.optional(flagText),
  }),
  response: listOf(Person),
  hot: true,
  summary: 'Люди: все, по виду, по классу',
})
export const createPerson = endpoint({
  method: 'POST',
  path: '/api/users/users/',
  access: maintainsPeople,
  body: NewPerson,
  response: PersonRecord,
  summary: 'Внести человека в школу',
})

/** The same list as a file, with what the reader may see in it unmasked; the history keeps who took it and of whom. */
export const exportPeople = exportOf({
  path: '/api/users/users/export/',
  access: read(usrUser),
  sorts,
  filters,
  columns: ['name', 'kinds', 'class', 'position', 'phone', 'email', 'iin', 'birth_date', 'nationality', 'citizenship'],
  summary: 'Люди: весь список в XLSX',
})

const Relative = z.object({
  id,
  /** Of the kinship, with its version and its days; null: always. */
  tie_id: id,
  version: z.int(),
  from: z.nullable(isoDate),
  until: z.nullable(isoDate),
  full_name: z.string(),
  kind: z.enum(['mother', 'father', 'guardian', 'grandparent', 'other']),
  is_legal_representative: z.boolean(),
  may_pick_up: z.boolean(),
  phone: z.nullable(z.string()),
})
export type Relative = z.infer<typeof Relative>

const Masked = z.object({
  iin: z.nullable(z.string()),
  birth_date: z.nullable(isoDate),
  nationality: z.nullable(z.string()),
  citizenship: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type Masked = z.infer<typeof Masked>

/**
 * `relatives` are the adults of a child, `children` the children of an adult; empty for who may not read families.
 * A field that stands in `masked` is known to the school and null here; who `may_unmask` asks for it by `unmaskPerson`.
 */
export const PersonCard = z.extend(Person, {
  ...Masked.shape,
  /** A signed link to a picture for the card, and whether the reader may change it. */
  photo_large: z.nullable(z.string()),
  may_change_photo: z.boolean(),
  sex: z.nullable(z.enum(genders)),
  may_unmask: z.boolean(),
  /** What rooms above keep beside the card and the reader may open, by ids of theirs. */
  file_parts: z.array(z.string()),
  /** Records that have become this one, for who keeps it. */
  merged_here: z.array(Named),
  /** Whether the caller keeps this person's records. */
  may_edit: z.boolean(),
  /** Whether the caller writes who are the parents of this person. */
  may_maintain_family: z.boolean(),
  relatives: z.array(Relative),
  children: z.array(Relative),
})
export type PersonCard = z.infer<typeof PersonCard>

/** The address of a record that has become another one answers with that other one's card. */
export const readPersonCard = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/card',
  access: signedIn(),
  params: IdParams,
  response: PersonCard,
  summary: 'Карточка человека',
})

/** Shows what the card masks; each reading is recorded. For who keeps this person's records. */
export const unmaskPerson = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/unmask',
  access: maintainsPeople,
  reads: true,
  params: IdParams,
  response: Masked,
  summary: 'Показать закрытые данные человека; просмотр записывается',
})

const Photo = z.object({ photo: z.nullable(z.string()), photo_large: z.nullable(z.string()) })
/** Sets a photo that one has uploaded: one's own, or of a person whose records one keeps. */
export const setPhoto = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/photo',
  access: signedIn(),
  params: IdParams,
  body: z.strictObject({ file_id: id }),
  response: Photo,
  summary: 'Поставить фотографию человека',
})
export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/users/users/{id}/photo',
  access: signedIn(),
  params: IdParams,
  response: Photo,
  summary: 'Убрать фотографию человека',
})

/** For who keeps this person's records, and for who reads the audit. Masked fields stay masked here too. */
export const readPersonHistory = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/history',
  access: anyOf(maintainsPeople, read(logAudit)),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История карточки человека',
})

/** Children whose legal representative one is today. */
export const listOwnChildren = endpoint({
  method: 'GET',
  path: '/api/users/me/children',
  access: family(),
  response: z.object({
    items: z.array(
      z.object({ id, surname: z.string(), name: z.string(), full_name: z.string(), class: z.nullable(Titled) }),
    ),
  }),
  summary: 'Свои дети',
})
