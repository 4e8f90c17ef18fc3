import { afterAll, expect, test } from 'vitest'
import { allows, type Access, type Rights } from '#platform/contract/access.ts'
import { endpoint, type AnyEndpoint } from '#platform/contract/endpoint.ts'
import * as z from 'zod/mini'
import { startTestApp, type Who } from './test-app.ts'
import { endpointsOf, inWords, roomsOf, signedIn } from './verdicts.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const claimsOf = (token: string) => testApp.app.jwt.verify<Rights>(token)

/**
 * Calls with dummy ids and a field that no contract knows: who passes gets 422 before anything is done, who does not is
 * refused before the input is looked at.
 */
async function passes(who: Who | null, { method, path }: AnyEndpoint): Promise<boolean> {
  const url = path.replaceAll(/\{\w+\}/g, '1')
  const headers = who === null ? {} : { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  const { statusCode } = await testApp.app.inject({
    method,
    url: method === 'GET' ? `${url}?unknown_to_all=1` : url,
    headers,
    ...(method === 'GET' ? {} : { payload: { unknown_to_all: 1 } }),
  })
  const refusal = who === null ? 401 : 403
  if (statusCode !== 422 && statusCode !== refusal) throw new Error(`${method} ${path} for ${who}: ${statusCode}`)
  return statusCode === 422
}

/** One of them, another from endpoint to endpoint, so that each role meets many. */
const oneOf = (some: readonly Who[], turn: number): Who[] => some.slice(turn % some.length).slice(0, 1)

test('every endpoint and room lets in whom the committed table says, and nobody else', async () => {
  const rights = new Map<Who, Rights>()
  for (const who of signedIn) rights.set(who, claimsOf(await testApp.tokenOf(who)))
  const allowedTo = (access: Access) => signedIn.filter((who) => allows(access, rights.get(who) ?? null))
  const lines: string[] = []
  for (const [turn, one] of endpointsOf().entries()) {
    const isOpen = one.access.kind === 'open'
    const allowed = isOpen ? signedIn : allowedTo(one.access)
    const refused = signedIn.filter((who) => !allowed.includes(who))
    expect([one.path, await passes(null, one)]).toEqual([one.path, isOpen])
    for (const who of oneOf(allowed, turn))
      expect([who, one.path, await passes(who, one)]).toEqual([who, one.path, true])
    for (const who of oneOf(refused, turn))
      expect([who, one.path, await passes(who, one)]).toEqual([who, one.path, false])
    lines.push(`${one.method} ${one.path}: ${inWords(allowed, isOpen)}\n`)
  }
  for (const room of roomsOf()) lines.push(`ROOM ${room.name}: ${inWords(allowedTo(room.access), false)}\n`)
  // a changed verdict is read by a person before it is taken over: vitest run -u tests/authorisation.test.ts
  await expect(lines.join('')).toMatchFileSnapshot('authorisation.verdicts.txt')
})

test('an endpoint without declared access does not compile', () => {
  const declared = { method: 'GET', path: '/api/x', response: z.object({}), summary: '' } as const
  // @ts-expect-error: access is missing
  expect(endpoint(declared).path).toBe('/api/x')
})
