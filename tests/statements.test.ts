import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import { allows, type Rights } from '#platform/contract/access.ts'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import { addressesOf } from './hostile/crawl.ts'
import { liftCeilings } from './hostile/no-ceilings.ts'
import { startTestApp, type Who } from './test-app.ts'
import { endpointsOf, signedIn } from './verdicts.ts'

/** So many times may a reading ask the database. */
const mostStatements = 8
const testApp = await startTestApp()
await liftCeilings(testApp.db)

/** What one call asks; what goes on beside it, such as signs of life, is no part of it. */
const asking = new AsyncLocalStorage<{ count: number }>()
type Query = (this: pg.Client, ...given: unknown[]) => unknown
const client = pg.Client.prototype as unknown as { query: Query }
const { query } = client
const counting = vi.spyOn(client, 'query').mockImplementation(function counted(this: pg.Client, ...given) {
  const asked = asking.getStore()
  if (asked) asked.count++
  return query.apply(this, given)
})

afterAll(async () => {
  counting.mockRestore()
  await testApp.close()
})

/** Readings that are answered 304 to who holds the answer. */
const conditional = new Set<AnyEndpoint>(
  areas.flatMap((area) => area.endpoints.flatMap((one) => (one.isConditional ? [one.endpoint] : []))),
)
/** Opens a session, though it is asked for like a reading. */
const noReading = '/api/admin/users/token_any_user/{id}'

/** Whoever sees most comes first. */
const widest = [...new Set<Who>(['director', 'ceasar', 'admin', 'teacher', ...signedIn])]
const rights = new Map<Who, Rights>()
for (const who of widest) rights.set(who, testApp.app.jwt.verify<Rights>(await testApp.tokenOf(who)))
const whoMay = ({ access }: AnyEndpoint) => widest.filter((who) => allows(access, rights.get(who) ?? null))

/** How often the database is asked for an address, by whoever of them is answered first, and who they are; 0: nobody is. */
async function statementsOf(address: string, people: readonly Who[]): Promise<{ count: number; who?: Who }> {
  for (const who of people) {
    const asked = { count: 0 }
    const { status } = await asking.run(asked, () => testApp.as(who).get(address))
    if (status === 200) return { count: asked.count, who }
  }
  return { count: 0 }
}

/** So many times is asked for who holds the answer: how often its tables have changed. */
const mostForHolders = 1
/** What is wrong with the tag of an address, where somebody may read it; empty: nothing. */
async function objectionToTag(address: string, who: Who): Promise<string> {
  const ask = (headers = {}) => testApp.as(who).get(address, { headers })
  await ask()
  const { etag } = (await ask()).headers
  if (etag === undefined) return `${address} bears no tag\n`
  const asked = { count: 0 }
  const { status } = await asking.run(asked, () => ask({ 'if-none-match': etag }))
  return status === 304 && asked.count <= mostForHolders
    ? ''
    : `${address}: ${status} after ${asked.count} statements\n`
}

test('a reading asks the database eight times at most, but those that the committed table names; once for who holds the answer', async () => {
  const beyond: string[] = []
  const objections: string[] = []
  let answered = 0
  for (const endpoint of endpointsOf()) {
    // papers and files gather what several pages show
    if (endpoint.method !== 'GET' || endpoint.file !== null || endpoint.path === noReading) continue
    const counts: number[] = []
    for (const address of addressesOf(endpoint.path)) {
      const { count, who } = await statementsOf(address, whoMay(endpoint))
      counts.push(count)
      if (who !== undefined && conditional.has(endpoint)) objections.push(await objectionToTag(address, who))
    }
    const most = Math.max(0, ...counts)
    if (most > 0) answered++
    if (most > mostStatements) beyond.push(`${endpoint.path}: ${most}\n`)
  }
  expect(answered).toBeGreaterThan(150)
  expect(objections.length).toBeGreaterThan(conditional.size)
  expect(objections.join('')).toBe('')
  // a reading that asks oftener is read by a person before it is taken over: vitest run -u tests/statements.test.ts
  await expect(beyond.join('')).toMatchFileSnapshot('statements.txt')
})

/** What those who may read most are answered by each reading that bears a tag, by address and who asks. */
async function answersWithTags(): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>()
  for (const endpoint of conditional)
    for (const address of addressesOf(endpoint.path))
      for (const who of whoMay(endpoint).slice(0, 2)) {
        const { status, body } = await testApp.as(who).get(address)
        if (status === 200) answers.set(`${address} ${who}`, body)
      }
  return answers
}

test('a reading that bears a tag answers the same rows in the same order, whichever way the database finds them', async () => {
  const before = await answersWithTags()
  expect(before.size).toBeGreaterThan(conditional.size)
  // once it knows how many rows there are, it finds them in other ways
  await sql`analyze`.execute(testApp.db)
  expect(await answersWithTags()).toEqual(before)
})
