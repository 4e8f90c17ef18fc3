import { afterAll, describe, expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import { socketPath as ownSocketPath } from '#platform/contract/realtime.ts'
import { startTestApp } from '../test-app.ts'
import { accessInWords } from './access-words.ts'
import { samples, type Sample } from './call-samples.ts'
import { calls, prefixes, socketPath, type Call } from './calls.ts'
import { testRows } from './owed.ts'

// in the first lesson of the day: an evacuation has somebody to collect
const testApp = await startTestApp({ schoolToday: '2026-11-20T08:10' })
afterAll(() => testApp.close())

const endpoints = areas.flatMap((area) => area.endpoints.map(({ endpoint }) => endpoint))
const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`
const mounted = new Map(endpoints.map((endpoint) => [nameOf(endpoint), endpoint]))

function endpointOf(call: Call): AnyEndpoint {
  const found = mounted.get(nameOf(call))
  if (!found) throw new Error(`${nameOf(call)} is not mounted`)
  return found
}
async function sampleOf(call: Call): Promise<Sample> {
  const make = samples[nameOf(call)]
  if (!make) throw new Error(`${nameOf(call)} stands: give it a sample in call-samples.ts`)
  return make(testApp)
}

/** The path in the other form: without the trailing slash where it has one, with it where it has none. */
const otherForm = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)
const addressOf = ({ params = {}, query }: Sample, path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name])) +
  (query ? `?${new URLSearchParams(query).toString()}` : '')

function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, String(value))
  return form
}
async function send(call: Call, sample: Sample, path: string = call.path) {
  const { who, body } = sample
  const payload = body && (call.isForm ? formOf(body) : body)
  const { headers, ...answer } = await testApp.app.inject({
    method: call.method,
    url: addressOf(sample, path),
    headers: who === null ? {} : { authorization: `Bearer ${await testApp.tokenOf(who)}` },
    ...(payload && { payload }),
  })
  const isJson = /^application\/json(;|$)/.test(String(headers['content-type']))
  return { status: answer.statusCode, headers, body: isJson ? answer.json<unknown>() : answer.body }
}

/** No field of a body is an object without fields. */
const broken = (body: object): object => Object.fromEntries(Object.keys(body).map((name) => [name, {}]))

/** Fields of an answer in the table's words: its own, and those of the first row of `items`. */
function fieldsOf(body: unknown): string[] {
  const { items } = body as { items?: object[] }
  return [...Object.keys(body as object), ...Object.keys(items?.[0] ?? {}).map((name) => `items.${name}`)]
}

/** An answer that comes as it is made: of a length unknown before, each line JSON of its own. */
function expectLines({ headers, body }: Awaited<ReturnType<typeof send>>): void {
  expect(headers).not.toHaveProperty('content-length')
  const lines = String(body).trimEnd().split('\n')
  for (const line of lines) expect(JSON.parse(line)).toEqual(expect.any(Object))
}

test('every call is written once', () => {
  expect(calls).toHaveLength(69)
  expect(new Set(calls.map(nameOf)).size).toBe(calls.length)
})

test('no path is mounted twice, and each stands under the prefix of a service', () => {
  expect(mounted.size).toBe(endpoints.length)
  for (const { path } of endpoints)
    expect(Object.values(prefixes).some((prefix) => path.startsWith(`${prefix}/`))).toBe(true)
})

test('the socket is dialled at its path', () => expect(ownSocketPath).toBe(socketPath))

describe('each call stands to the letter: who may, what it takes, what it answers, in both forms', () => {
  const check = async (call: Call) => {
    const endpoint = endpointOf(call)
    expect(accessInWords(endpoint.access)).toBe(call.access)
    expect(endpoint.query.safeParse(call.query ?? {}).error).toBeUndefined()
    expect(endpoint.multipart).toBe(call.isForm ?? false)
    if (call.silent) expect(endpoint.silent).toBe(true)
    if (call.body) expect(endpoint.body.safeParse(call.body).error).toBeUndefined()

    const sample = await sampleOf(call)
    const paths = [call.path, otherForm(call.path)]
    const unknown = { unknown_to_all: '1' }
    const wrong: Sample =
      call.method === 'GET'
        ? { ...sample, query: { ...sample.query, ...unknown } }
        : { ...sample, body: { ...sample.body, ...unknown } }
    for (const path of paths)
      expect(await send(call, wrong, path)).toMatchObject({
        status: 422,
        body: { detail: [{ type: 'unrecognized_keys' }] },
      })
    if (sample.body && !call.isForm)
      expect((await send(call, { ...sample, body: broken(sample.body) })).status).toBe(422)
    if (call.access !== 'open')
      for (const path of paths)
        expect(await send(call, { ...sample, who: null }, path)).toMatchObject({
          status: 401,
          body: { detail: 'Требуется вход' },
        })

    const answer = await send(call, sample)
    expect([answer.status, answer.body]).toEqual([200, expect.anything()])
    if (call.streams) return expectLines(answer)
    expect(fieldsOf(answer.body)).toEqual(expect.arrayContaining([...(call.answer ?? [])]))
    // once more in the other form, on rows of its own
    const again = await send(call, await sampleOf(call), otherForm(call.path))
    expect(again.status).toBe(200)
    expect(fieldsOf(again.body)).toEqual(fieldsOf(answer.body))
  }
  testRows(calls, check, (call) => mounted.has(nameOf(call)))
})
