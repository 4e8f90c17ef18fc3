import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { buildApplication } from '#apps/server/application.ts'
import { presenceTold, socketPath, type Presence } from '#platform/contract/realtime.ts'
import { openHouse, type Who } from '#tests/house.ts'
import { journalRoomName } from '../contract/events.ts'

const secret = 'a secret that two processes of one school share'
const house = await openHouse({ secret })
await house.app.listen({ port: 0, host: '127.0.0.1' })
// another process of the same school
const beside = await buildApplication({
  databaseUrl: house.databaseUrl,
  secret,
  timeZone: 'Asia/Almaty',
  schoolToday: house.school.now,
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
  await house.close()
})
const group = house.school.groups.algebraA
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
async function comes(who: Who, { app } = house as Pick<typeof house, 'app'>, isLetIn = true) {
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const auth = { token: await house.tokenOf(who) }
  const socket = io(address, { path: socketPath, transports: ['websocket'], forceNew: true, reconnection: false, auth })
  opened.push(socket)
  await new Promise((resolve) => void socket.once('connect', () => resolve(null)))
  const heard: Presence[] = []
  socket.on(presenceTold.name, (given: unknown) => {
    const told = presenceTold.payload.parse(given)
    if (!former.has(told.peer)) heard.push(told)
  })
  expect(await socket.emitWithAck('join', { room: 'journal', params: { group_id: group } })).toBe(isLetIn)
  return {
    socket,
    heard,
    say: (at: string | null, more = {}) => socket.emit('presence', { room, at, is_new: false, ...more }),
  }
}

test('who has a journal open sees who else has, where they stand and that they have gone; over two processes', async () => {
  const teacher = await comes('teacher')
  const reader = await comes('headteacher', beside)
  reader.say(null, { is_new: true })
  await vi.waitFor(() => expect(teacher.heard).toMatchObject([{ room, at: null, is_new: true, is_gone: false }]), 5_000)
  expect(teacher.heard[0]).toMatchObject({
    person_id: house.personOf('headteacher'),
    short_name: expect.stringMatching(/^\S+ \S\./),
  })
  teacher.say('l1:2')
  await vi.waitFor(
    () => expect(reader.heard).toMatchObject([{ at: 'l1:2', person_id: house.personOf('teacher') }]),
    5_000,
  )
  teacher.socket.disconnect()
  await vi.waitFor(() => expect(reader.heard.at(-1)).toMatchObject({ is_gone: true, at: null }), 5_000)
  expect(teacher.heard).toHaveLength(1)
})

test('who may not read the journal neither hears nor is heard', async () => {
  const teacher = await comes('teacher')
  const stranger = await comes('other-teacher', house, false)
  stranger.say('l1:2', { is_new: true })
  teacher.say('l1:3')
  const reader = await comes('zavkaf')
  reader.say(null)
  await vi.waitFor(() => expect(teacher.heard).toHaveLength(1))
  expect(teacher.heard[0]?.person_id).toBe(house.personOf('zavkaf'))
  expect(stranger.heard).toEqual([])
})

test('what is no place is not told on, nor a flood of them', async () => {
  const [teacher, reader] = [await comes('teacher'), await comes('zavkaf')]
  for (const said of [
    null,
    1,
    {},
    { room },
    { room, at: 5, is_new: false },
    { room, at: 'x'.repeat(61), is_new: false },
  ])
    teacher.socket.emit('presence', said)
  for (let turn = 0; turn < 200; turn++) teacher.say(`l1:${turn}`)
  reader.say('end')
  await vi.waitFor(() => expect(teacher.heard).toHaveLength(1))
  await vi.waitFor(() => expect(reader.heard.length).toBeGreaterThan(0))
  expect(reader.heard.length).toBeLessThan(40)
})

test('who leaves the journal is gone at once', async () => {
  const [teacher, reader] = [await comes('teacher'), await comes('zavkaf')]
  teacher.say('l1:2')
  await vi.waitFor(() => expect(reader.heard).toHaveLength(1))
  teacher.socket.emit('leave', room)
  await vi.waitFor(() => expect(reader.heard.at(-1)).toMatchObject({ is_gone: true }))
  teacher.say('l1:3')
  reader.say(null)
  await expect(teacher.socket.emitWithAck('join', { room: 'journal', params: { group_id: group } })).resolves.toBe(true)
  expect(reader.heard).toHaveLength(2)
})
