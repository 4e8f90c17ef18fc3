import * as z from 'zod/mini'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/wire.ts'
import { TypedPassword } from './password.ts'

/** What the browser's own calls of passkeys take and give; it is checked where it is verified. */
export const PasskeyOptions = z.record(z.string().check(z.maxLength(100)), z.unknown())

/** For who knows the password: what a passkey is to sign instead of a code. */
export const askAssertion = endpoint({
  method: 'POST',
  path: '/api/admin/users/token/passkey',
  access: open(),
  body: z.strictObject({ username: text(200), password: TypedPassword }),
  response: z.object({ options: PasskeyOptions }),
  summary: 'Войти ключом: что подписать',
})
