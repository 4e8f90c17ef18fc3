import * as z from 'zod/mini'
import { anyOf, inOwnName, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { genders, personKinds } from '#platform/contract/enumerations.ts'
import { Preview } from '#platform/contract/preview.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, isoDate, line } from '#platform/contract/wire.ts'
import { OwnGiven, OwnTab } from '#areas/own-fields/contract/own-fields.ts'
import { usrFamily, usrUser } from './permissions.ts'
import { personName } from './person-name.ts'

/** Kinds that are set on the person; the others follow from appointments. */
export const setKinds = [
  personKinds.student,
  personKinds.parent,
  personKinds.teacher,
  personKinds.specialists,
  personKinds.UK,
  personKinds.aup,
  personKinds.outside,
] as const
/** Of these whoever is made needs a position. */
export const staffKindIds: readonly number[] = [
  personKinds.teacher.id,
  personKinds.specialists.id,
  personKinds.UK.id,
  personKinds.aup.id,
]
const kindIds: readonly number[] = setKinds.map((kind) => kind.id)

const orNone = (max: number) => z.nullable(line(max))
/** What is written of a person: all of it, null for what is not known. */
export const writtenPerson = {
  surname: personName(),
  name: personName(),
  patronymic: z.nullable(personName()),
  /** 12 digits; the control digit is a doubt, no reason to refuse. */
  iin: orNone(20),
  /** Null: as the IIN says. */
  birth_date: z.nullable(isoDate),
  sex: z.nullable(z.enum(genders)),
  /** Records of the dictionaries `nationality` and `citizenship`. */
  nationality_id: z.nullable(id),
  citizenship_id: z.nullable(id),
  /** In any spelling; kept as `+` and digits. */
  phone: orNone(40),
  email: orNone(200),
  /** A record of the dictionary `location`. */
  location_id: z.nullable(id),
  /** Street, house and flat. */
  address: orNone(300),
  kinds: z
    .array(id.check(z.refine((kind) => kindIds.includes(kind), { error: () => t`Этот вид следует из назначения` })))
    .check(
      z.minLength(1, { error: () => t`Укажите, кем человек числится в школе` }),
      z.maxLength(kindIds.length),
      z.refine((given) => new Set(given).size === given.length, { error: () => t`Названо дважды` }),
    ),
  /** Values of own fields that change. */
  own: OwnGiven,
}
export const NewPerson = z.strictObject({
  ...writtenPerson,
  /** Of staff: one of the school's positions, or a new one; held from today. */
  position: orNone(150),
})
export const versionSeen = z.int().check(z.minimum(1))

export const PersonRecord = z.object({
  id,
  version: z.int(),
  full_name: z.string(),
  surname: z.string(),
  name: z.string(),
  patronymic: z.nullable(z.string()),
  iin: z.nullable(z.string()),
  birth_date: z.nullable(isoDate),
  sex: z.nullable(z.enum(genders)),
  nationality_id: z.nullable(id),
  nationality: z.nullable(z.string()),
  citizenship_id: z.nullable(id),
  citizenship: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  location_id: z.nullable(id),
  location: z.nullable(z.string()),
  address: z.nullable(z.string()),
  kinds: z.array(z.int()),
  /** Kinds that follow from appointments. */
  appointments: z.array(z.int()),
  is_archived: z.boolean(),
  /** False: a password is restored by this mail, and the caller does not keep accounts. */
  may_change_email: z.boolean(),
  tabs: z.array(OwnTab),
})
export type PersonRecord = z.infer<typeof PersonRecord>

/** The whole record, nothing masked: each reading is recorded, and is therefore no GET. */
export const openRecord = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/record/',
  access: write(usrUser),
  params: IdParams,
  response: PersonRecord,
  summary: 'Открыть запись человека для изменения; просмотр записывается',
})

export const changePerson = endpoint({
  method: 'PATCH',
  path: '/api/users/users/{id}/record/',
  access: write(usrUser),
  params: IdParams,
  body: z.strictObject({ version: versionSeen, ...writtenPerson }),
  response: PersonRecord,
  summary: 'Изменить запись человека',
})

const Alike = z.object({
  id,
  full_name: z.string(),
  kinds: z.array(z.int()),
  class: z.nullable(z.string()),
  is_archived: z.boolean(),
  by: z.enum(['iin', 'name']),
})
export type Alike = z.infer<typeof Alike>
/** Who of those the caller may find may be the same person: by the IIN, or by the name with the birth date or the phone. */
export const findAlike = endpoint({
  method: 'POST',
  path: '/api/users/users/alike/',
  access: anyOf(write(usrUser), write(usrFamily)),
  reads: true,
  body: z.strictObject({
    surname: line(100, 0),
    name: line(100, 0),
    patronymic: orNone(100),
    iin: orNone(20),
    birth_date: z.nullable(isoDate),
    phone: orNone(40),
  }),
  response: z.object({ items: z.array(Alike) }),
  silent: true,
  summary: 'Кто в школе похож на нового человека',
})

export const previewArchive = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/archive/preview/',
  access: write(usrUser),
  params: IdParams,
  response: Preview,
  summary: 'Что будет, если убрать человека в архив',
})
/** Ends the posts from today, blocks the account and ends its sessions. */
export const archivePerson = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/archive/',
  access: inOwnName(write(usrUser)),
  params: IdParams,
  body: z.strictObject({ version: versionSeen }),
  response: PersonRecord,
  summary: 'Убрать человека в архив',
})
/** Posts and the account stay as they are: they are given anew. */
export const restorePerson = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/restore/',
  access: write(usrUser),
  params: IdParams,
  body: z.strictObject({ version: versionSeen }),
  response: PersonRecord,
  summary: 'Вернуть человека из архива',
})
/** Why a person can't be removed; none: nothing names them. */
export const previewRemoval = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/removal/preview/',
  access: write(usrUser),
  params: IdParams,
  response: Preview,
  summary: 'Можно ли удалить человека, внесённого по ошибке',
})
/** Of somebody whom nothing names and who has no account. */
export const removePerson = endpoint({
  method: 'DELETE',
  path: '/api/users/users/{id}',
  access: write(usrUser),
  params: IdParams,
  response: nothing,
  summary: 'Удалить ошибочно внесённого человека',
})
