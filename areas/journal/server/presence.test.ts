import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { buildApplication } from '#apps/server/application.ts'
import { presenceChanged, socketPath, type Presence } from '#platform/contract/realtime.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { journalRoomName } from '../contract/events.ts'

const patienceMs = 60_000

const secret = 'a secret that two processes of one school share'
const testApp = await startTestApp({ secret })
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
// another process of the same school
const beside = await buildApplication({
  databaseUrl: testApp.databaseUrl,
  secret,
  timeZone: 'Asia/Almaty',
  schoolToday: testApp.school.now,
  publicUrl: 'http://school.test',
  isDemonstration: false,
  outbox: '/nowhere',
  media: '/nowhere',
  mailFrom: 'school@school.test',
  maxLagMs: 0,
  jobs: false,
})
await beside.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await beside.close()
  await testApp.close()
})
const group = testApp.school.groups.algebraA
const room = journalRoomName(group)

const opened: Socket[] = []
/** Tabs of earlier tests, whose going may be told only in the next one. */
const former = new Set<string | undefined>()
afterEach(() => {
  for (const socket of opened.splice(0)) {
    former.add(socket.id)
    socket.disconnect()
  }
})
async function comes(who: Who, { app } = testApp as Pick<typeof testApp, 'app'>, isLetIn = true) {
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const auth = { token: await testApp.tokenOf(who) }
  const socket = io(address, { path: socketPath, transports: ['websocket'], forceNew: true, reconnection: false, auth })
  opened.push(socket)
  await new Promise((resolve) => void socket.once('connect', () => resolve(null)))
  const received: Presence[] = []
  socket.on(presenceChanged.name, (given: unknown) => {
    const event = presenceChanged.payload.parse(given)
    if (!former.has(event.peer)) received.push(event)
  })
  expect(await socket.emitWithAck('join', { room: 'journal', params: { group_id: group } })).toBe(isLetIn)
  return {
    socket,
    received,
    format: (at: string | null, more = {}) => socket.emit('presence', { room, at, is_new: false, ...more }),
  }
}

test('who has a journal open sees who else has, where they stand and that they have gone; over two processes', async () => {
  const teacher = await comes('teacher')
  const reader = await comes('headteacher', beside)
  reader.format(null, { is_new: true })
  await vi.waitFor(
    () => expect(teacher.received).toMatchObject([{ room, at: null, is_new: true, is_gone: false }]),
    patienceMs,
  )
  expect(teacher.received[0]).toMatchObject({
    person_id: testApp.personOf('headteacher'),
    short_name: expect.stringMatching(/^\S+ \S\./),
  })
  teacher.format('l1:2')
  await vi.waitFor(
    () => expect(reader.received).toMatchObject([{ at: 'l1:2', person_id: testApp.personOf('teacher') }]),
    patienceMs,
  )
  teacher.socket.disconnect()
  await vi.waitFor(() => expect(reader.received.at(-1)).toMatchObject({ is_gone: true, at: null }), patienceMs)
  expect(teacher.received).toHaveLength(1)
})

test('who may not read the journal neither hears nor is heard', async () => {
  const teacher = await comes('teacher')
  const stranger = await comes('other-teacher', testApp, false)
  stranger.format('l1:2', { is_new: true })
  teacher.format('l1:3')
  const reader = await comes('zavkaf')
  reader.format(null)
  await vi.waitFor(() => expect(teacher.received).toHaveLength(1), patienceMs)
  expect(teacher.received[0]?.person_id).toBe(testApp.personOf('zavkaf'))
  expect(stranger.received).toEqual([])
})

test('what is no place is not told on, nor a flood of them', async () => {
  const [teacher, reader] = [await comes('teacher'), await comes('zavkaf')]
  for (const announced of [
    null,
    1,
    {},
    { room },
    { room, at: 5, is_new: false },
    { room, at: 'x'.repeat(61), is_new: false },
  ])
    teacher.socket.emit('presence', announced)
  for (let turn = 0; turn < 120; turn++) teacher.format(`l1:${turn}`)
  reader.format('end')
  await vi.waitFor(() => expect(teacher.received).toHaveLength(1), patienceMs)
  await vi.waitFor(() => expect(reader.received.length).toBeGreaterThan(0), patienceMs)
  expect(reader.received.length).toBeLessThan(40)
})

test('who leaves the journal is gone at once', async () => {
  const [teacher, reader] = [await comes('teacher'), await comes('zavkaf')]
  teacher.format('l1:2')
  await vi.waitFor(() => expect(reader.received).toHaveLength(1), patienceMs)
  teacher.socket.emit('leave', room)
  await vi.waitFor(() => expect(reader.received.at(-1)).toMatchObject({ is_gone: true }), patienceMs)
  teacher.format('l1:3')
  reader.format(null)
  await expect(teacher.socket.emitWithAck('join', { room: 'journal', params: { group_id: group } })).resolves.toBe(true)
  expect(reader.received).toHaveLength(2)
})
