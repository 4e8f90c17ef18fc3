import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import { fileTypes } from '#platform/contract/file.ts'
import { startTestApp } from '../test-app.ts'
import { rowsIn } from '../list-export.ts'
import { turnsWithin } from './budget.ts'
import { missing, persons } from './asked.ts'
import { addressesOf, questions } from './crawl.ts'
import { liftCeilings } from './no-ceilings.ts'
import { personas, plantStrangers, type Persona } from './personas.ts'
import { readWords, wordsIn } from './words.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
await liftCeilings(testApp.db)
const tokens = await plantStrangers(testApp)
const words = await readWords(testApp.db)

type Answer = Awaited<ReturnType<typeof ask>>
async function ask(persona: string, url: string) {
  const headers = { authorization: `Bearer ${tokens[persona]}` }
  const method = url.endsWith('/unmask') ? 'POST' : 'GET'
  const { statusCode, body, rawPayload, headers: answered } = await testApp.app.inject({ method, url, headers })
  // a sheet is packed: its words are read out of it
  const isSheet = answered['content-type'] === fileTypes.xlsx
  const text = isSheet ? JSON.stringify(await rowsIn(new Uint8Array(rawPayload))) : body
  return { url, status: statusCode, body: text }
}

/** What cards mask is read by a call of its own. */
const unmask = '/api/users/users/{id}/unmask'
const addresses: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.keys(questions).map((path) => [path, addressesOf(path)])),
  [unmask]: [...persons, missing].map((id) => unmask.replace('{id}', String(id))),
}
const paths = Object.keys(addresses)
const names = Object.keys(personas)
/** Endpoints that personas ask everything of, of all together; where one may not be called at all that is one question. */
const budget = 200
const takeTurns = turnsWithin(budget, names.length * paths.length)

/** Where a persona finds the words that are meant for them: asked whoever's turn it is, so that none may be missing. */
function tellingOf({ identity, contacts, groups, diaries, ...persona }: Persona): string[] {
  const { absences = [], achievements = contacts, health = [], alarm = [] } = persona
  const about = (some: readonly number[], path: string) =>
    persons.filter((id) => some.includes(id)).map((id) => path.replace('{id}', String(id)))
  const where = (isMeant: boolean, ...those: string[]) =>
    isMeant ? those.flatMap((path) => addresses[path] ?? []) : []
  return [
    '/api/admin/users/sessions',
    '/api/users/users/?size=200',
    ...about(identity, '/api/users/users/{id}/card'),
    ...about(identity, unmask),
    ...about([...identity, ...diaries], '/api/users/users/{id}/documents/'),
    ...about(achievements, '/api/users/users/{id}/achievements/'),
    ...about(health, '/api/users/users/{id}/health/'),
    ...where(groups.length > 0, '/api/journal/journal/group/{id}/', '/api/journal/reopening-requests/'),
    ...where(diaries.length > 0, '/api/journal/diary/week/'),
    ...where(absences.length > 0, '/api/journal/absence-reasons/', '/api/journal/absence-reasons/own/'),
    ...where(alarm.length > 0, '/api/evacuation/marks/'),
  ]
}

/** Of files so many at once; more of one account are refused, whoever they are about. */
const maxFiles = 4
const files = new Set<string>(
  areas.flatMap((area) => area.endpoints.flatMap(({ endpoint }) => (endpoint.file === null ? [] : [endpoint.path]))),
)

/** Answers of an endpoint; where the persona may not call it at all, the one refusal. */
async function askAll(persona: string, path: string) {
  const [first = '', ...rest] = addresses[path] ?? []
  const answer = await ask(persona, first)
  // what is unmasked is decided person by person
  if (answer.status === 403 && path !== unmask) return [answer]
  const answers = [answer]
  const atOnce = files.has(path) ? maxFiles : rest.length
  for (let from = 0; from < rest.length; from += atOnce)
    answers.push(...(await Promise.all(rest.slice(from, from + atOnce).map((url) => ask(persona, url)))))
  return answers
}

test('every read endpoint is asked', () => {
  const reading = areas.flatMap((area) => area.endpoints.filter(({ endpoint }) => endpoint.method === 'GET'))
  expect(Object.keys(questions).toSorted()).toEqual(reading.map(({ endpoint }) => endpoint.path).toSorted())
})

test('each word is planted once, and meant for somebody', () => {
  expect(new Set(words.map(({ word }) => word)).size).toBe(words.length)
  expect(words.length).toBeGreaterThan(150)
})

describe.each(Object.entries(personas))('%s', (name, persona) => {
  const meant = words.filter(({ isFor }) => isFor(persona)).map(({ word }) => word)
  const found: Answer[] = []
  const answers: Answer[][] = []
  beforeAll(async () => {
    for (const url of tellingOf(persona)) found.push(await ask(name, url))
    for (const path of takeTurns(paths, names.indexOf(name))) answers.push(await askAll(name, path))
  })

  test('reads what is meant for them and nothing else', () => {
    const text = [found, ...answers]
      .flat()
      .map(({ body }) => body)
      .join('\n')
    expect(meant).not.toEqual([])
    expect(wordsIn(text, words)).toEqual(meant)
    const own = typeof persona.account === 'number' ? persona.account : testApp.accountOf(persona.account)
    expect([...new Set(text.match(/canary-device-\d+/g))]).toEqual([`canary-device-${own}`])
  })

  test('can’t tell a stranger’s row from a missing one', () => {
    expect(answers).not.toEqual([])
    for (const requested of answers) {
      const refused = requested.filter(({ status, url }) => status !== 200 && !url.includes('/me/'))
      expect(refused.filter(({ status }) => ![403, 404].includes(status))).toEqual([])
      expect(new Set(refused.map(({ status, body }) => `${status} ${body}`)).size).toBeLessThanOrEqual(1)
    }
  })
})
