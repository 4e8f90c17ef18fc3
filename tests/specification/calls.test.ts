import { describe, expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import { socketPath as ownSocketPath } from '#platform/contract/realtime.ts'
import { calls, prefixes, socketPath, type Call } from './calls.ts'

/** Areas whose calls of the specification all stand. */
const finished = ['access', 'people', 'calendar', 'journal', 'page-views', 'evacuation']

const endpoints = areas.flatMap((area) => area.endpoints.map(({ endpoint }) => endpoint))
const mounted = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]))
const nameOf = ({ service, method, path }: Call) => `${method} ${prefixes[service]}${path}`

test('every call is written once', () => {
  expect(calls).toHaveLength(69)
  expect(new Set(calls.map(nameOf)).size).toBe(calls.length)
})

test('every finished area owes a call', () => {
  for (const area of finished) expect(calls.some((call) => call.area === area)).toBe(true)
})

describe('each call that is owed stands to the letter', () => {
  test.each(calls.filter(({ area }) => finished.includes(area)).map((call) => [nameOf(call), call] as const))(
    '%s',
    (name, { query = {} }) => {
      const endpoint = mounted.get(name)
      expect(endpoint).toBeDefined()
      expect(endpoint?.query.safeParse(query).error).toBeUndefined()
    },
  )
})

test('no path is mounted twice, and each stands under the prefix of a service', () => {
  expect(mounted.size).toBe(endpoints.length)
  for (const { path } of endpoints)
    expect(Object.values(prefixes).some((prefix) => path.startsWith(`${prefix}/`))).toBe(true)
})

test('the socket is dialled at its path', () => expect(ownSocketPath).toBe(socketPath))
