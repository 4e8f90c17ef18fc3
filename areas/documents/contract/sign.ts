import * as z from 'zod/mini'
import { signingProof } from '#areas/seals/contract/signing.ts'
import { streamEndpoint } from '#platform/contract/stream.ts'
import { id } from '#platform/contract/wire.ts'
import { writesDocuments } from './access.ts'

/** Certificates of a whole school. */
const maxAtOnce = 2_000

/** Each with the version that was seen, in a transaction of its own; one that is signed already is done. */
export const signDocuments = streamEndpoint({
  path: '/api/documents/documents/sign/',
  access: writesDocuments,
  body: z.strictObject({
    documents: z
      .array(z.strictObject({ id, version: z.int().check(z.minimum(1)) }))
      .check(z.minLength(1), z.maxLength(maxAtOnce)),
    ...signingProof,
  }),
  summary: 'Подписать документы',
})
