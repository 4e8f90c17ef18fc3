import * as z from 'zod/mini'
import { pasRoles } from '#areas/access/contract/permissions.ts'
import { inOwnName, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import { id } from '#platform/contract/wire.ts'
import { usrUser } from './permissions.ts'

/** Of so many persons at once, each named once. */
export const maxAtOnce = 2_000
const Persons = z.array(id).check(
  z.minLength(1, { error: () => t`Никто не выбран` }),
  z.maxLength(maxAtOnce, { error: () => t`Не больше ${maxAtOnce} человек сразу` }),
  z.refine((given) => new Set(given).size === given.length, { error: () => t`Названо дважды` }),
)

/** Archives persons or brings them back, one after the other, as long work: who cannot be is named with the reason. */
export const archivePeople = endpoint({
  method: 'POST',
  path: '/api/users/bulk/archive/',
  access: inOwnName(write(usrUser)),
  body: z.strictObject({ person_ids: Persons, is_archived: z.boolean() }),
  response: z.object({ /** Of the long work. */ id }),
  summary: 'Убрать людей в архив или вернуть из него',
})

/** Gives a role to persons or takes it, one after the other, as long work. */
export const assignRole = endpoint({
  method: 'POST',
  path: '/api/users/bulk/role/',
  access: inOwnName(write(pasRoles)),
  body: z.strictObject({ person_ids: Persons, role_id: id, is_given: z.boolean() }),
  response: z.object({ /** Of the long work. */ id }),
  summary: 'Выдать людям роль или забрать её',
})
