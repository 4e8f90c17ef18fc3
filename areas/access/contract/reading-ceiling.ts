import * as z from 'zod/mini'
import { inOwnName, read, self, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, text } from '#platform/contract/wire.ts'
import { TypedPassword } from './password.ts'
import { pasReading } from './permissions.ts'
import { TypedCode } from './second-factor.ts'

/**
 * Where a call reads more people than an account reads in its work it is refused with objections of the type `asked` at
 * `['reading', way]`; each is a way by which `confirmReading` is satisfied. The call is then sent again.
 */
export const readingWays = ['code', 'assertion', 'password'] as const
export type ReadingWay = (typeof readingWays)[number]

/** By the second factor; whoever has none by the password. Holds for the length of the window. */
export const confirmReading = endpoint({
  method: 'POST',
  path: '/api/admin/users/reading/confirm',
  access: inOwnName(self()),
  body: z.strictObject({
    code: z.optional(TypedCode),
    /** The browser's answer of a passkey, as JSON. */
    assertion: z.optional(z.string().check(z.maxLength(10_000))),
    password: z.optional(TypedPassword),
  }),
  response: z.object({}),
  silent: true,
  summary: 'Подтвердить, что данные многих людей читаете вы',
})
/** What a passkey is to sign instead of a code. */
export const askReadingAssertion = endpoint({
  method: 'POST',
  path: '/api/admin/users/reading/passkey',
  access: inOwnName(self()),
  response: z.object({ options: z.record(z.string().check(z.maxLength(100)), z.unknown()) }),
  silent: true,
  summary: 'Подтвердить чтение ключом: что подписать',
})

/** `refused`: too many, until somebody allows it; `closed`: by somebody; `allowed`: the ceilings do not hold for a while. */
export const readingStates = ['refused', 'closed', 'allowed', 'confirmed', 'asked'] as const
export type ReadingState = (typeof readingStates)[number]
const ReadingAccount = z.object({
  /** Of the account. */
  id,
  person_id: z.nullable(id),
  full_name: z.string(),
  roles: z.array(z.string()),
  state: z.enum(readingStates),
  /** Different persons within the window, and ids guessed in vain. */
  read: z.int(),
  misses: z.int(),
  /** Persons of the day of the last reading. */
  of_day: z.int(),
  /** ISO 8601. */
  at: z.string(),
  /** Till when it is allowed. */
  until: z.nullable(z.string()),
})
export type ReadingAccount = z.infer<typeof ReadingAccount>

/** Accounts that have come to a ceiling, those first who wait for a decision. */
export const listReadingAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/reading/accounts/',
  access: read(pasReading),
  query: listQuery(['state', 'name', 'at'], { state: z.optional(z.enum(readingStates)) }),
  response: listOf(ReadingAccount),
  summary: 'Кто прочитал слишком много карточек людей',
})
/** Allows an account to read on for a while, or closes reading to it until somebody allows it. Nobody decides on oneself. */
export const decideReading = endpoint({
  method: 'POST',
  path: '/api/admin/reading/accounts/{id}/decision',
  access: inOwnName(write(pasReading)),
  params: IdParams,
  body: z.strictObject({ is_allowed: z.boolean(), reason: text(500) }),
  response: z.object({}),
  summary: 'Разрешить или закрыть чтение данных людей',
})

const bounded = (min: number, max: number) => {
  const error = () => t`От ${min} до ${max}`
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }))
}
export const ReadingCeilings = z.strictObject({
  ask: bounded(1, 100_000),
  refuse: bounded(1, 100_000),
  day: bounded(1, 1_000_000),
  minutes: bounded(1, 1_440),
  misses: bounded(1, 100_000),
  allowed_minutes: bounded(1, 1_440),
})
export const readReadingCeilings = endpoint({
  method: 'GET',
  path: '/api/admin/reading/ceilings',
  access: read(pasReading),
  response: ReadingCeilings,
  summary: 'Пределы чтения данных людей',
})
/** `seen` are the ceilings that stood there: another's change meanwhile is 409. */
export const changeReadingCeilings = endpoint({
  method: 'PATCH',
  path: '/api/admin/reading/ceilings',
  access: inOwnName(write(pasReading)),
  body: z.strictObject({ ...ReadingCeilings.shape, seen: ReadingCeilings }),
  response: ReadingCeilings,
  summary: 'Изменить пределы чтения данных людей',
})
