import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { batchPath, batchType, heldTagsHeader, maxBatchedCalls, noTag } from '#platform/contract/batch.ts'
import { msg } from '#platform/contract/text.ts'
import { Refusal } from '#platform/server/refusal.ts'

/** As many as a browser would have under way by itself. */
const maxAtOnce = 6
/** Of each call of a batch: however its address is spelt, it is no other batch. */
const within = 'x-within-batch'
const Calls = z
  .array(z.string().check(z.regex(/^\/api\/(?!batch)/), z.maxLength(4_000)))
  .check(z.minLength(1), z.maxLength(maxBatchedCalls))

/** @throws Refusal 422 */
function callsIn({ url, headers }: FastifyRequest): string[] {
  const parsed = Calls.safeParse(new URL(url, 'http://localhost').searchParams.getAll('call'))
  if (parsed.success && headers[within] === undefined) return parsed.data
  const words = msg`Ожидаются адреса вызовов, не больше ${maxBatchedCalls}`
  throw new Refusal(422, [{ loc: ['query', 'call'], msg: words, type: 'format' }])
}

/** Who asks, from where and in which language; and that no file is wanted. */
const askingAs = ({ headers: { authorization, 'accept-language': language }, ip }: FastifyRequest) => ({
  remoteAddress: ip,
  headers: {
    accept: 'application/json',
    [within]: '1',
    ...(authorization === undefined ? {} : { authorization }),
    ...(language === undefined ? {} : { 'accept-language': language }),
  },
})

/** By the order of the calls. */
const heldTags = ({ headers }: FastifyRequest): string[] => String(headers[heldTagsHeader] ?? '').split(' ')

/** What is no JSON has come past all calls. */
function lineOf(call: number, { statusCode, payload, headers }: LightMyRequestResponse): string {
  const isJson = String(headers['content-type']).startsWith('application/json')
  const status = isJson || statusCode === 304 ? statusCode : 404
  const tag = headers.etag === undefined ? '' : `,"tag":${JSON.stringify(headers.etag)}`
  return `{"call":${call},"status":${status},"body":${isJson ? payload : null}${tag}}\n`
}

/** Answers several readings at once. Each passes all that it would pass by itself: access, validation, limits and overload. */
export function registerBatch(app: FastifyInstance): void {
  app.get(batchPath, { schema: { hide: true } }, async (request, reply) => {
    const waiting = callsIn(request).entries()
    const asker = askingAs(request)
    const held = heldTags(request)
    const lines = new PassThrough()
    const answerInTurn = async () => {
      for (const [call, url] of waiting) {
        if (reply.raw.destroyed) return
        const tag = held[call] ?? noTag
        const headers = { ...asker.headers, ...(tag === noTag ? {} : { 'if-none-match': tag }) }
        lines.write(lineOf(call, await app.inject({ method: 'GET', url, ...asker, headers })))
      }
    }
    void Promise.all(Array.from({ length: maxAtOnce }, answerInTurn)).then(
      () => lines.end(),
      (error: Error) => lines.destroy(error),
    )
    return reply.type(batchType).send(lines)
  })
}
