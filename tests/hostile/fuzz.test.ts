import fc from 'fast-check'
import * as z from 'zod/mini'
import { afterAll, expect, test } from 'vitest'
import { accessTokenOf, openSession } from '#areas/access/server/index.ts'
import { areas } from '#apps/server/areas.ts'
import { allows, type Rights } from '#platform/contract/access.ts'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import { startTestApp } from '../test-app.ts'
import { almostValid, anything, valid } from './arbitraries.ts'
import { faultIn } from './attacker.ts'
import { isWhole, turnsWithin } from './budget.ts'
import { knownRows } from './known-rows.ts'
import { liftCeilings } from './no-ceilings.ts'
import { personas, plantStrangers } from './personas.ts'
import { readWords, wordsIn } from './words.ts'

const who = ['student', 'teacher', 'class teacher', 'parent', 'hr'] as const

const testApp = await startTestApp()
afterAll(() => testApp.close())
await liftCeilings(testApp.db)
await plantStrangers(testApp)
const words = await readWords(testApp.db)
const endpoints = areas.flatMap((area) => area.endpoints.map(({ endpoint }) => endpoint))
/** Calls in all, so many of each endpoint whose turn it is. */
const budget = 500
const numRuns = isWhole ? 400 : 6
const endpointsInTurn = turnsWithin(budget / numRuns, endpoints.length)(endpoints, 0)

async function signIn(name: (typeof who)[number]): Promise<string> {
  const account = personas[name]?.account
  if (account === undefined) throw new Error(`no persona ${name}`)
  const accountId = typeof account === 'number' ? account : testApp.accountOf(account)
  const { sessionId } = await openSession(testApp.db, { accountId, client: 0, device: '', address: null })
  return (await accessTokenOf(testApp.context, testApp.db, sessionId)) ?? ''
}

const open = new Map<(typeof who)[number], string>()
/** A token of each; of new sessions where something was taken since: some calls end theirs. */
async function tokensOf(): Promise<Record<string, string>> {
  for (const one of who) if (!open.has(one)) open.set(one, await signIn(one))
  return Object.fromEntries(open)
}

const knownFor = await knownRows(testApp)

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const asQuery = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? new URLSearchParams(Object.entries(value).map(([key, one]): [string, string] => [key, asText(one)])).toString()
    : ''

interface FuzzCall {
  by: (typeof who)[number]
  params: unknown
  query: unknown
  body: unknown
}
/** All well, or one of the three parts almost well or anything at all. */
function asking(endpoint: AnyEndpoint, letIn: readonly FuzzCall['by'][]): fc.Arbitrary<FuzzCall> {
  const known = knownFor(endpoint)
  const parts = (['params', 'query', 'body'] as const).map((part) => {
    const sound = valid(endpoint[part], known)
    return { part, sound, odd: fc.oneof(almostValid(endpoint[part], known), anything) }
  })
  const spoilt = fc.constantFrom('none', 'none', 'query', 'body', 'body', 'params')
  return spoilt.chain((which) => {
    const record = Object.fromEntries(parts.map(({ part, sound, odd }) => [part, part === which ? odd : sound]))
    const by = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...letIn) }, fc.constantFrom(...who))
    return fc.record({ by, ...record }) as fc.Arbitrary<FuzzCall>
  })
}

/** A part of an address; nothing and dots would lead to another endpoint. */
function partOf(value: unknown): string {
  const text = encodeURIComponent(asText(value).toWellFormed()).slice(0, 600)
  return /^\.{0,2}$/.test(text) ? 'x' : text
}

function addressOf({ path }: AnyEndpoint, { params, query }: FuzzCall): string {
  const given = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => partOf(given[name] ?? 'x'))
  const requested = asQuery(query)
  return requested === '' ? filled : `${filled}?${requested}`
}

/** What is wrong with an answer, in words; null where nothing is. */
function verdictOn(endpoint: AnyEndpoint, by: FuzzCall['by'], answer: { status: number; text: string; type: string }) {
  const fault = faultIn(answer)
  if (fault !== null) return fault
  const persona = personas[by]
  const foreign = wordsIn(
    answer.text,
    words.filter(({ isFor }) => persona && !isFor(persona)),
  )
  if (foreign.length > 0) return `foreign rows: ${foreign.join(', ')}`
  if (answer.status >= 400 || !answer.type.startsWith('application/json')) return null
  const body: unknown = JSON.parse(answer.text)
  const parsed = z.safeParse(endpoint.response, body)
  if (!parsed.success) return `not as agreed: ${JSON.stringify(parsed.error.issues).slice(0, 300)}`
  return JSON.stringify(parsed.data).length < JSON.stringify(body).length ? 'more than agreed' : null
}

/** What is answered to a field that no contract knows. */
async function refusalOf(endpoint: AnyEndpoint, token: string): Promise<number> {
  const url = endpoint.path.replaceAll(/\{\w+\}/g, '1')
  const { statusCode } = await testApp.app.inject({
    method: endpoint.method,
    url: endpoint.method === 'GET' ? `${url}?unknown_to_all=1` : url,
    headers: { authorization: `Bearer ${token}` },
    ...(endpoint.method === 'GET' ? {} : { payload: { unknown_to_all: 1 } }),
  })
  return statusCode
}

test.each(endpointsInTurn.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers whatever it is asked as its contract says, and nobody with foreign rows',
  async (_name, endpoint) => {
    const tokens = await tokensOf()
    const letIn = who.filter((one) => allows(endpoint.access, testApp.app.jwt.verify<Rights>(tokens[one] ?? '')))
    const property = fc.asyncProperty(asking(endpoint, letIn.length > 0 ? letIn : who), async (requested) => {
      const answer = await testApp.app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, requested),
        headers: { authorization: `Bearer ${tokens[requested.by]}`, 'content-type': 'application/json' },
        ...(endpoint.method === 'GET' ? {} : { payload: JSON.stringify(requested.body ?? null) }),
      })
      if (endpoint.method !== 'GET' && answer.statusCode < 400) open.clear()
      const type = String(answer.headers['content-type'])
      const verdict = verdictOn(endpoint, requested.by, { status: answer.statusCode, text: answer.body, type })
      if (verdict !== null)
        throw new Error(`${addressOf(endpoint, requested)} by ${requested.by}: ${answer.statusCode} ${verdict}`)
    })
    await fc.assert(property, { numRuns })
    // whatever chance has asked: who may call is let in, and what is wrong is seen
    const { [letIn[0] ?? 'student']: token = '' } = await tokensOf()
    expect(await refusalOf(endpoint, token)).toBe(letIn.length > 0 ? 422 : 403)
  },
)
