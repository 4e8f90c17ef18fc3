import { afterAll, expect, test } from 'vitest'
import { allows, type Rights } from '#platform/contract/access.ts'
import { endpoint, type AnyEndpoint } from '#platform/contract/endpoint.ts'
import * as z from 'zod/mini'
import { openHouse, type Who } from './house.ts'
import { endpointsOf, inWords, roomsOf, signedIn } from './verdicts.ts'

const house = await openHouse()
afterAll(() => house.close())
const claimsOf = (token: string) => house.app.jwt.verify<Rights>(token)

/**
 * Calls with dummy ids and a field that no contract knows: who passes gets 422 before anything is done, who does not is
 * refused before the input is looked at.
 */
async function passes(who: Who | null, { method, path }: AnyEndpoint): Promise<boolean> {
  const url = path.replaceAll(/\{\w+\}/g, '1')
  const headers = who === null ? {} : { authorization: `Bearer ${await house.tokenOf(who)}` }
  const { statusCode } = await house.app.inject({
    method,
    url: method === 'GET' ? `${url}?unknown_to_all=1` : url,
    headers,
    ...(method === 'GET' ? {} : { payload: { unknown_to_all: 1 } }),
  })
  const refusal = who === null ? 401 : 403
  if (statusCode !== 422 && statusCode !== refusal) throw new Error(`${method} ${path} for ${who}: ${statusCode}`)
  return statusCode === 422
}

test(
  'every endpoint and room lets in whom the committed table says, and nobody else',
  { timeout: 120_000 },
  async () => {
    const lines: string[] = []
    for (const one of endpointsOf()) {
      const isOpen = await passes(null, one)
      const allowed: Who[] = []
      for (const who of signedIn) if (await passes(who, one)) allowed.push(who)
      if (isOpen) expect(allowed).toEqual(signedIn)
      lines.push(`${one.method} ${one.path}: ${inWords(allowed, isOpen)}\n`)
    }
    for (const room of roomsOf()) {
      const allowed: Who[] = []
      for (const who of signedIn) if (allows(room.access, claimsOf(await house.tokenOf(who)))) allowed.push(who)
      lines.push(`ROOM ${room.name}: ${inWords(allowed, false)}\n`)
    }
    // a changed verdict is read by a person before it is taken over: vitest run -u tests/authorisation.test.ts
    await expect(lines.join('')).toMatchFileSnapshot('authorisation.verdicts.txt')
  },
)

test('an endpoint without declared access does not compile', () => {
  const declared = { method: 'GET', path: '/api/x', response: z.object({}), summary: '' } as const
  // @ts-expect-error: access is missing
  expect(endpoint(declared).path).toBe('/api/x')
})
