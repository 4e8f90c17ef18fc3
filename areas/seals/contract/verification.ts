import * as z from 'zod/mini'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDate } from '#platform/contract/wire.ts'
import { sealLanguages, sealStates, signingMethods } from '../rules/seal-state.ts'
import { SealContents } from './seal.ts'

const VerifiedSigner = z.object({
  name: z.string(),
  post: z.nullable(z.string()),
  /** In whose place, in words; null: for themself. */
  on_behalf_of: z.nullable(z.string()),
  /** Null: signed before this was kept. */
  method: z.nullable(z.enum(signingMethods)),
  signed_on: isoDate,
})
/** What the holder of a paper may compare with it: nothing that does not stand on it. */
export const VerifiedDocument = z.object({
  state: z.enum(sealStates),
  number: z.nullable(z.string()),
  signed_on: isoDate,
  signers: z.array(VerifiedSigner),
  /** The day it was replaced or revoked. */
  ended_on: z.nullable(isoDate),
  /** Why it was revoked. */
  reason: z.nullable(z.string()),
  /** The paper that has taken its place. */
  replaced_by: z.nullable(z.object({ number: z.nullable(z.string()), signed_on: isoDate })),
  contents: SealContents,
  /** Hashes of the files that the school has issued, in hex: a file is compared on the holder's own device. */
  files: z.array(z.object({ language: z.enum(sealLanguages), sha256: z.string() })),
})
export type VerifiedDocument = z.infer<typeof VerifiedDocument>

/** An unknown code, a mistyped one and one that never was a code are 404 alike. */
export const verifyDocument = endpoint({
  method: 'GET',
  path: '/api/documents/verification/',
  access: open(),
  query: z.strictObject({ code: z.string().check(z.maxLength(100)) }),
  response: VerifiedDocument,
  summary: 'Проверить подлинность документа по коду',
  silent: true,
})
