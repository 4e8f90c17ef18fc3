import * as z from 'zod/mini'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDate } from '#platform/contract/wire.ts'
import { PaperContent } from './paper.ts'

/** What the holder of a paper may compare with it: nothing that does not stand on it. */
export const VerifiedDocument = z.object({
  state: z.enum(['signed', 'replaced', 'revoked']),
  number: z.string(),
  version: z.int(),
  signed_on: isoDate,
  signer: z.nullable(z.string()),
  /** The day it was replaced or revoked. */
  ended_on: z.nullable(isoDate),
  content: PaperContent,
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
