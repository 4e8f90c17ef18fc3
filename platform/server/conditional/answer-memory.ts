import type { onSendHookHandler } from 'fastify'
import { LRUCache } from 'lru-cache'

/** An answer as it is sent, before it is packed. */
export interface WrittenAnswer {
  contentType: string
  bytes: Buffer
}
/** Answers by their tags. */
export type AnswerMemory = LRUCache<string, WrittenAnswer>

/** What an answer takes beside its bytes. */
const entryBytes = 500

/** @param maxBytes of all that is kept: what was asked for longest ago is forgotten first, what weighs more is never kept */
export const answerMemory = (maxBytes: number): AnswerMemory =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.byteLength + entryBytes })

/** Keeps what is about to be sent under its tag. */
export function keepAnswer(memory: AnswerMemory): onSendHookHandler<unknown> {
  return (_request, reply, payload, done) => {
    const tag = reply.getHeader('etag')
    if (reply.statusCode !== 200 || typeof tag !== 'string' || typeof payload !== 'string') return done(null, payload)
    const bytes = Buffer.from(payload)
    memory.set(tag, { contentType: String(reply.getHeader('content-type')), bytes })
    done(null, bytes)
  }
}
