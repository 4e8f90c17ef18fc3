import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'

const Said = z.object({
  path: z.string(),
  token: z.string().check(z.maxLength(10_000)),
  body: z.record(z.string(), z.unknown()),
})

/**
 * What a page says through its socket since it waits for no answer: each call passes all that it would pass by itself. What is
 * no such call is not heard.
 */
export function saidCalls(app: FastifyInstance, endpoints: readonly AnyEndpoint[]) {
  const paths = new Set<string>(endpoints.flatMap(({ said, path }) => (said ? path : [])))
  return async (given: unknown, remoteAddress: string): Promise<void> => {
    const { success, data } = Said.safeParse(given)
    if (!success || !paths.has(data.path)) return
    const headers = { authorization: `Bearer ${data.token}`, accept: 'application/json' }
    await app.inject({ method: 'POST', url: data.path, remoteAddress, headers, payload: data.body })
  }
}
