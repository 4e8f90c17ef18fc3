import * as z from 'zod/mini'
import { allOf, inOwnName, read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, isoDate, line } from '#platform/contract/wire.ts'
import { kinshipKinds } from './family.ts'
import { usrFamily, usrUser } from './permissions.ts'
import { personName } from './person-name.ts'
import { writtenPerson } from './record.ts'

const maxRelatives = 6

/**
 * A parent or somebody near the child: somebody in the school, or a `person` who is written here. Such a person is sought among
 * those of the school by the IIN, or by the name with the phone, and made where nobody is found, or where `is_other` says that
 * the one who was found is somebody else.
 */
const NewRelative = z.strictObject({
  person_id: z.nullable(id),
  person: z.nullable(
    z.strictObject({
      surname: personName(),
      name: personName(),
      patronymic: z.nullable(personName()),
      iin: z.nullable(line(20)),
      phone: z.nullable(line(40)),
      email: z.nullable(line(200)),
    }),
  ),
  is_other: z.boolean(),
  kind: z.enum(kinshipKinds),
  is_legal_representative: z.boolean(),
  may_pick_up: z.boolean(),
})
const { kinds: _kinds, ...student } = writtenPerson

/** An account that was made, with its password: this once. */
const NewAccount = z.object({ person_id: id, full_name: z.string(), login: z.string(), password: z.string() })
export type NewAccount = z.infer<typeof NewAccount>

/**
 * A student with class, parents and, for who keeps accounts, accounts with temporary passwords: all of it or nothing.
 * `class_from` null: from today, or from the first day of a year that has not begun. Parents who have an account keep it.
 */
export const createStudent = endpoint({
  method: 'POST',
  path: '/api/users/students/',
  access: inOwnName(allOf(write(usrUser), read(usrFamily))),
  body: z.strictObject({
    ...student,
    class_id: z.nullable(id),
    class_from: z.nullable(isoDate),
    relatives: z.array(NewRelative).check(z.maxLength(maxRelatives)),
    has_accounts: z.boolean(),
  }),
  response: z.object({
    id,
    full_name: z.string(),
    class: z.nullable(z.string()),
    /** `is_known`: stood in the school before. */
    relatives: z.array(z.object({ id, full_name: z.string(), is_known: z.boolean() })),
    accounts: z.array(NewAccount),
  }),
  summary: 'Внести ученика: класс, родители и учётные записи сразу',
})
