import * as z from 'zod/mini'
import { allOf, anyOf, read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { msg, texts } from '#platform/contract/text.ts'
import { id, IdParams, isoDate, line } from '#platform/contract/wire.ts'
import { usrFamily, usrUser } from './permissions.ts'
import { personName } from './person-name.ts'

export const kinshipKinds = ['mother', 'father', 'guardian', 'grandparent', 'other'] as const
/** Who somebody is to a child, in words. */
export const kinshipTitles: Readonly<Record<(typeof kinshipKinds)[number], string>> = texts({
  mother: msg`Мать`,
  father: msg`Отец`,
  guardian: msg`Опекун`,
  grandparent: msg`Бабушка или дедушка`,
  other: msg`Родственник`,
})

/** Who keeps records, and class teachers for the families of their class. */
const maintainsFamilies = anyOf(write(usrFamily), allOf(write(usrUser), read(usrFamily)))

const tie = {
  kind: z.enum(kinshipKinds),
  is_legal_representative: z.boolean(),
  may_pick_up: z.boolean(),
  /** The first and the last day; null: always. */
  from: z.nullable(isoDate),
  until: z.nullable(isoDate),
}
const stored = z.object({ id, version: z.int() })
const versionSeen = z.int().check(z.minimum(1))

/** `id` is the child's; the adult is somebody in the school, or made here. */
export const addRelative = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/relatives/',
  access: maintainsFamilies,
  params: IdParams,
  body: z.strictObject({
    person_id: z.nullable(id),
    person: z.nullable(
      z.strictObject({
        surname: personName(),
        name: personName(),
        patronymic: z.nullable(personName()),
        phone: z.nullable(line(40)),
        email: z.nullable(line(200)),
      }),
    ),
    ...tie,
  }),
  response: stored,
  summary: 'Добавить ребёнку родителя или близкого',
})
/** `id` is the adult's; the child is a student of the school, or made here. */
export const addChild = endpoint({
  method: 'POST',
  path: '/api/users/users/{id}/children/',
  access: allOf(write(usrUser), read(usrFamily)),
  params: IdParams,
  body: z.strictObject({
    child_id: z.nullable(id),
    child: z.nullable(
      z.strictObject({
        surname: personName(),
        name: personName(),
        patronymic: z.nullable(personName()),
        /** 12 digits; the birth date follows from it. */
        iin: z.nullable(line(20)),
        birth_date: z.nullable(isoDate),
      }),
    ),
    ...tie,
  }),
  response: z.extend(stored, { child_id: id }),
  summary: 'Записать взрослому ребёнка',
})
export const changeRelative = endpoint({
  method: 'PATCH',
  path: '/api/users/relatives/{id}',
  access: maintainsFamilies,
  params: IdParams,
  body: z.strictObject({ version: versionSeen, ...tie }),
  response: stored,
  summary: 'Изменить родство: кем приходится, права, срок',
})
export const removeRelative = endpoint({
  method: 'DELETE',
  path: '/api/users/relatives/{id}',
  access: maintainsFamilies,
  params: IdParams,
  body: z.strictObject({ version: versionSeen }),
  response: nothing,
  summary: 'Убрать ошибочно внесённое родство',
})
