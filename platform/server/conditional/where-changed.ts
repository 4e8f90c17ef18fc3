import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { Database } from '../database.ts'
import { requestedLocale } from '../language/spoken.ts'
import type { WrittenAnswer } from './answer-memory.ts'
import { conditionally } from './conditional.ts'
import { sourcesOf } from './sources-of.ts'

interface Read {
  db: Database
  today: string
  http: { request: FastifyRequest; reply: FastifyReply }
}
/** Asks for the keys of the rows that an answer is made of, in the tables whose changes are counted by keys. */
export type KeysOf<R> = (read: R) => RawBuilder<unknown>

const sendWritten = (reply: FastifyReply, { contentType, bytes }: WrittenAnswer) => reply.type(contentType).send(bytes)

/**
 * @param act reads an answer, of the database alone where it is conditional
 * @param formOf in which of several forms an answer is asked for
 * @returns answers 304 (RFC 9110, 13.1.2) to whoever holds the answer, before its rows are read; what
 * was written before and would be the same is sent as it was; else reads it, with a tag where that can be told later
 */
export function whereChanged<R extends Read, T>(
  context: AppContext,
  act: (read: R) => Promise<T>,
  conditional: true | KeysOf<R> | undefined,
  formOf: (request: FastifyRequest) => string | undefined,
): (read: R) => Promise<T> {
  if (conditional === undefined) return act
  const answer = conditionally(() => sourcesOf(context.db), context.answers)
  return async (read) => {
    const { db, today } = read
    const { request, reply } = read.http
    const { caller, url, headers } = request
    const address = `${url} ${formOf(request) ?? ''}`
    const language = requestedLocale(headers['accept-language'])
    const keys = conditional === true ? null : conditional(read)
    const given = await answer({ db, held: headers['if-none-match'], caller, address, language, today, keys }, () =>
      act(read),
    )
    // the reply is on its way: the library takes itself for an answer then
    if (given.kind === 'held') return reply.code(304).send() as T
    if (given.tag !== undefined) reply.header('etag', given.tag)
    return given.kind === 'read' ? given.result : (sendWritten(reply, given.answer) as T)
  }
}
