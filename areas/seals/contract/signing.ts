import * as z from 'zod/mini'
import { TypedPassword } from '#areas/access/contract/password.ts'
import { TypedCode } from '#areas/access/contract/second-factor.ts'
import { inOwnName, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/**
 * What the body of a call that signs takes beside its own fields: `z.strictObject({ ids, ...signingProof })`. One proof is for one call,
 * however much it signs. Such a call's access is `inOwnName(…)`.
 */
export const signingProof = {
  code: z.optional(TypedCode),
  /** The browser's answer of a passkey, as JSON. */
  assertion: z.optional(z.string().check(z.maxLength(10_000))),
  password: z.optional(TypedPassword),
}
const SigningProof = z.object(signingProof)
export type SigningProof = z.infer<typeof SigningProof>

/** In whose name the caller signs, and by what they prove it is them. */
export const readSigning = endpoint({
  method: 'GET',
  path: '/api/documents/signing/',
  access: inOwnName(self()),
  response: z.object({
    name: z.string(),
    /** Today's post in words; null: none is known. */
    post: z.nullable(z.string()),
    /** The second factor; of who has none the password. */
    ways: z.array(z.enum(['code', 'assertion', 'password'])),
    /** Who has read beyond the ceiling signs with a second factor only, and has none. */
    must_set_up: z.boolean(),
  }),
  summary: 'Чем подписывать',
})
/** What a passkey is to sign instead of a code. */
export const askSigningAssertion = endpoint({
  method: 'POST',
  path: '/api/documents/signing/passkey/',
  access: inOwnName(self()),
  response: z.object({ options: z.record(z.string().check(z.maxLength(100)), z.unknown()) }),
  silent: true,
  summary: 'Подписать ключом: что подтвердить',
})
