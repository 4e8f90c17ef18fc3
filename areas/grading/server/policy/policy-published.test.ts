import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { socketPath, type PayloadOf } from '#platform/contract/realtime.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { policyChanged } from '../../contract/events.ts'
import { defaultPolicy } from '../../rules/policy.ts'

const testApp = await startTestApp()
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => testApp.close())
const { school } = testApp
const address = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`

const opened: Socket[] = []
afterEach(() => opened.splice(0).forEach((socket) => socket.disconnect()))

async function hears(who: Who, year_id: number = school.year) {
  const auth = { token: await testApp.tokenOf(who) }
  const socket = io(address, { path: socketPath, transports: ['websocket'], forceNew: true, reconnection: false, auth })
  opened.push(socket)
  await new Promise((resolve) => void socket.once('connect', () => resolve(null)))
  const received: PayloadOf<typeof policyChanged>[] = []
  socket.on(policyChanged.name, (given: unknown) => received.push(policyChanged.payload.parse(given)))
  const isIn: unknown = await socket.emitWithAck('join', { room: 'journals-of-year', params: { year_id } })
  return { received, isIn }
}

const { version: _version, formula: _formula, ...usual } = defaultPolicy()
const save = (version: number, weights = { fo: 0, sor: 50, soch: 50 }) =>
  testApp
    .as('headteacher')
    .post('/api/courses/grading-policy/', { ...usual, weights, year_id: school.year, version, reason: 'Приказ' })

test('open journals of the year are told a new version with its rules, once, and a refused one not at all', async () => {
  const [teacher, lastYear] = [await hears('teacher'), await hears('headteacher', school.lastYear)]
  expect(teacher.isIn).toBe(true)
  expect((await save(7)).status).toBe(409)
  expect((await save(1, { fo: 0, sor: 0, soch: 99 })).status).toBe(422)
  expect((await save(1)).status).toBe(200)
  await vi.waitFor(() => expect(teacher.received).toHaveLength(1), 5_000)
  expect(teacher.received[0]).toMatchObject({
    year_id: school.year,
    policy: { version: 2, rules: { version: 2, formula: '50/50', weights: { fo: 0, sor: 50, soch: 50 } } },
  })
  expect(lastYear.received).toEqual([])
})

test('who reads no journal is not let in, nor anybody to a year that is not there', async () => {
  for (const who of ['student', 'parent', 'hr'] as const) expect((await hears(who)).isIn).toBe(false)
  expect((await hears('teacher', 999_999)).isIn).toBe(false)
})
