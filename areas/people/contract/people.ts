import * as z from 'zod/mini'
import { family, read, signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { genders, personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { id, IdParams, idText, isoDate } from '#platform/contract/wire.ts'

const slugs = Object.values(personKinds).map(({ slug }) => slug) as [PersonKindSlug, ...PersonKindSlug[]]
const Titled = z.object({ id, title: z.string() })

/**
 * A person as one list shows everybody. `groups` are the ids of their kinds, appointments included. Null where there is
 * none or where the reader may not see it: contacts of staff are for staff, those of families for who may read families;
 * IIN and birth date for who keeps the persons, and one's own.
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
})
export type Person = z.infer<typeof Person>

const sorts = ['name', 'class', 'position'] as const
const filters = { kind: z.optional(z.enum(slugs)), class_id: z.optional(idText) }

/** Persons whom the reader may find; with `admin_user_id` of oneself, `items[0]` is oneself, which needs no key. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/users/users/',
  access: signedIn(),
  query: listQuery(sorts, { admin_user_id: z.optional(idText), ...filters }),
  response: listOf(Person),
  summary: 'Люди: все, по виду, по классу',
})

/** The same list as a file, with what the reader may see in it; the history keeps who took it. */
export const exportPeople = exportOf({
  path: '/api/users/users/export/',
  access: read('usr_user'),
  sorts,
  filters,
  columns: ['name', 'class', 'position', 'phone', 'email', 'iin', 'birth_date'],
  summary: 'Люди: весь список в XLSX',
})

const Relative = z.object({
  id,
  full_name: z.string(),
  kind: z.enum(['mother', 'father', 'guardian', 'grandparent', 'other']),
  is_legal_representative: z.boolean(),
  may_pick_up: z.boolean(),
  phone: z.nullable(z.string()),
})
export type Relative = z.infer<typeof Relative>

/** `relatives` are the adults of a child, `children` the children of an adult; empty for who may not read families. */
export const PersonCard = z.extend(Person, {
  sex: z.nullable(z.enum(genders)),
  nationality: z.nullable(z.string()),
  citizenship: z.nullable(z.string()),
  address: z.nullable(z.string()),
  relatives: z.array(Relative),
  children: z.array(Relative),
})
export type PersonCard = z.infer<typeof PersonCard>

export const readPersonCard = endpoint({
  method: 'GET',
  path: '/api/users/users/{id}/card',
  access: signedIn(),
  params: IdParams,
  response: PersonCard,
  summary: 'Карточка человека',
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
