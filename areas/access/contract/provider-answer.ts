import * as z from 'zod/mini'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { NewPassword } from './password.ts'
import { TypedCode } from './second-factor.ts'
import { Tokens } from './tokens.ts'

/**
 * Ends it. `answer` is the query with which the provider sent the browser back; what else the account needs (`new_password`,
 * `code` or `assertion`, as with a password) is asked for by 422, and then sent without `answer`.
 */
export const signInWithProvider = endpoint({
  method: 'POST',
  path: '/api/admin/users/token/provider',
  access: open(),
  body: z.strictObject({
    answer: z.optional(z.string().check(z.minLength(1), z.maxLength(8_000))),
    new_password: z.optional(NewPassword),
    code: z.optional(TypedCode),
    assertion: z.optional(z.string().check(z.minLength(1), z.maxLength(8_000))),
  }),
  response: Tokens,
  summary: 'Войти через провайдера',
})
/** For whom the provider has confirmed: what a passkey is to sign instead of a code. */
export const askProviderAssertion = endpoint({
  method: 'POST',
  path: '/api/admin/users/token/provider/passkey',
  access: open(),
  response: z.object({ options: z.record(z.string().check(z.maxLength(100)), z.unknown()) }),
  summary: 'Войти через провайдера и ключом: что подписать',
})
