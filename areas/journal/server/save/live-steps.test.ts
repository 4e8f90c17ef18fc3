import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { socketPath } from '#platform/contract/realtime.ts'
import { now } from '#platform/server/clock.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { journalChanged } from '../../contract/events.ts'

const patienceMs = 60_000

const testApp = await startTestApp()
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => testApp.close())
const { school } = testApp
const group_id = school.groups.algebraA
const lesson_id = await testApp.lessonOf('algebraA', '2026-11-20')

const opened: Socket[] = []
afterEach(() => {
  vi.useRealTimers()
  opened.splice(0).forEach((socket) => socket.disconnect())
})
async function connects(who: Who) {
  const address = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`
  const auth = { token: await testApp.tokenOf(who) }
  const socket = io(address, { path: socketPath, transports: ['websocket'], forceNew: true, reconnection: false, auth })
  opened.push(socket)
  await new Promise((resolve) => void socket.once('connect', () => resolve(null)))
  return socket
}
/** Opens the journal; `heard` are the values of marks told since. */
async function opens(who: Who) {
  const socket = await connects(who)
  const heard: number[] = []
  socket.on(journalChanged.name, (given: unknown) => {
    heard.push(...journalChanged.payload.parse(given).scores.map(({ value }) => value))
  })
  expect(await socket.emitWithAck('join', { room: 'journal', params: { group_id } })).toBe(true)
  return { id: socket.id ?? '', heard }
}
const client_id = randomUUID()
const save = async (value: number, socketId?: string) => {
  const { statusCode, body } = await testApp.app.inject({
    method: 'POST',
    url: `/api/journal/journal/group/${group_id}/save/`,
    headers: {
      authorization: `Bearer ${await testApp.tokenOf('teacher')}`,
      ...(socketId === undefined ? {} : { 'x-socket-id': socketId }),
    },
    payload: { steps: [{ do: 'score', client_id, lesson_id, student_id: school.studentsA[2], type: 'fo', value }] },
  })
  expect([statusCode, (JSON.parse(body) as { outcomes: unknown[] }).outcomes]).toMatchObject([
    200,
    [{ outcome: 'done' }],
  ])
}

test('who has sent steps learns from their outcomes, every other page from the news', async () => {
  const [own, second, head] = [await opens('teacher'), await opens('teacher'), await opens('headteacher')]
  await save(5, own.id)
  await save(6)
  await vi.waitFor(() => {
    for (const { heard } of [second, head]) expect(heard).toEqual([5, 6])
    expect(own.heard).toEqual([6])
  }, patienceMs)
})

test('nobody is kept from news by naming a socket or a room of others', async () => {
  const [own, head] = [await opens('teacher'), await opens('headteacher')]
  await save(7, head.id)
  await save(8, `journal:${group_id}`)
  await vi.waitFor(() => {
    for (const { heard } of [own, head]) expect(heard).toEqual([7, 8])
  }, patienceMs)
})

test('who joins learns whether anything was stored since the journal was read', async () => {
  const minute = 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: now().getTime() + 2 * minute })
  const hasMissed = async (age?: number) => {
    const socket = await connects('headteacher')
    const request = { room: 'journal', params: { group_id }, age }
    return new Promise((resolve) => socket.emit('join', request, (_isIn: boolean, missed: boolean) => resolve(missed)))
  }
  expect(await hasMissed(200)).toBe(false)
  expect(await hasMissed()).toBe(true)
  await save(9)
  expect(await hasMissed(200)).toBe(true)
  vi.setSystemTime(now().getTime() + minute)
  expect(await hasMissed(200)).toBe(false)
  const page = await connects('headteacher')
  expect(await page.emitWithAck('missed', { age: 200 })).toBe(false)
})
