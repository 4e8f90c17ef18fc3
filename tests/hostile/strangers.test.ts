import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import { fileTypes } from '#platform/contract/file.ts'
import { startTestApp } from '../test-app.ts'
import { rowsIn } from '../list-export.ts'
import { turnsWithin } from './budget.ts'
import { persons } from './asked.ts'
import { addressesOf, isAbout, questions } from './crawl.ts'
import { liftCeilings } from './no-ceilings.ts'
import { maySeeOf, personas, plantStrangers } from './personas.ts'
import { readWords, wordsIn } from './words.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
await liftCeilings(testApp.db)
const tokens = await plantStrangers(testApp)
const words = await readWords(testApp.db)

async function ask(persona: string, url: string, method: 'GET' | 'POST' = 'GET') {
  const headers = { authorization: `Bearer ${tokens[persona]}` }
  const { statusCode, body, rawPayload, headers: answered } = await testApp.app.inject({ method, url, headers })
  // a sheet is packed: its words are read out of it
  const isSheet = answered['content-type'] === fileTypes.xlsx
  const text = isSheet ? JSON.stringify(await rowsIn(new Uint8Array(rawPayload))) : body
  return { url, status: statusCode, body: text }
}
/** Questions of all together about persons who are strangers to them. */
const budget = 1_500
const paths = Object.keys(questions)
const names = Object.keys(personas)
/** What a persona asks beside the first question of each endpoint: what is theirs or nobody's, and what is a stranger's. */
const questionsOf = (name: string, path: string) => {
  const own = maySeeOf(personas[name])
  const rest = addressesOf(path).slice(1)
  return Object.groupBy(rest, (url) => (isAbout(url, persons) && !isAbout(url, own) ? 'foreign' : 'own'))
}
const foreignInAll = names.flatMap((name) => paths.flatMap((path) => questionsOf(name, path).foreign ?? [])).length
const takeTurns = turnsWithin(budget, foreignInAll)

/** Of files so many at once; more of one account are refused, whoever they are about. */
const maxFiles = 4
const files = new Set<string>(
  areas.flatMap((area) => area.endpoints.flatMap(({ endpoint }) => (endpoint.file === null ? [] : [endpoint.path]))),
)

/** Answers of an endpoint; where the persona may not call it at all, the one refusal. */
async function askAll(persona: string, path: string) {
  const [first = ''] = addressesOf(path)
  const answer = await ask(persona, first)
  if (answer.status === 403) return [answer]
  const { own = [], foreign = [] } = questionsOf(persona, path)
  const rest = [...own, ...takeTurns(foreign, names.indexOf(persona) + paths.indexOf(path))]
  const answers = [answer]
  const atOnce = files.has(path) ? maxFiles : rest.length
  for (let from = 0; from < rest.length; from += atOnce)
    answers.push(...(await Promise.all(rest.slice(from, from + atOnce).map((url) => ask(persona, url)))))
  return answers
}

/** What cards mask is read by a call of its own. */
const unmaskAll = (persona: string) =>
  Promise.all([...persons, 999_999].map((id) => ask(persona, `/api/users/users/${id}/unmask`, 'POST')))

test('every read endpoint is asked', () => {
  const reading = areas.flatMap((area) => area.endpoints.filter(({ endpoint }) => endpoint.method === 'GET'))
  expect(Object.keys(questions).toSorted()).toEqual(reading.map(({ endpoint }) => endpoint.path).toSorted())
})

test('each word is planted once, and meant for somebody', () => {
  expect(new Set(words.map(({ word }) => word)).size).toBe(words.length)
  expect(words.length).toBeGreaterThan(150)
})

describe.each(Object.entries(personas))('%s', (name, persona) => {
  const answers: Awaited<ReturnType<typeof ask>>[][] = []
  beforeAll(async () => {
    for (const path of paths) answers.push(await askAll(name, path))
    answers.push(await unmaskAll(name))
  })

  test('reads what is meant for them and nothing else', () => {
    const text = answers
      .flat()
      .map(({ body }) => body)
      .join('\n')
    const meant = words.filter(({ isFor }) => isFor(persona)).map(({ word }) => word)
    expect(wordsIn(text, words)).toEqual(meant)
    const own = typeof persona.account === 'number' ? persona.account : testApp.accountOf(persona.account)
    expect([...new Set(text.match(/canary-device-\d+/g))]).toEqual([`canary-device-${own}`])
  })

  test('can’t tell a stranger’s row from a missing one', () => {
    for (const requested of answers) {
      const refused = requested.filter(({ status, url }) => status !== 200 && !url.includes('/me/'))
      expect(refused.filter(({ status }) => ![403, 404].includes(status))).toEqual([])
      expect(new Set(refused.map(({ status, body }) => `${status} ${body}`)).size).toBeLessThanOrEqual(1)
    }
  })
})
