import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { evacuationRoom } from '#areas/evacuation/contract/events.ts'
import { journalChanged, journalRoomName } from '#areas/journal/contract/events.ts'
import { socketPath } from '#platform/contract/realtime.ts'
import { startTestApp, type Who } from '../test-app.ts'

const testApp = await startTestApp()
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => testApp.close())
const { db, school } = testApp
const address = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`

const opened: Socket[] = []
const once = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => void socket.once(event, resolve))
afterEach(() => opened.splice(0).forEach((socket) => socket.disconnect()))
function dial(auth: object, extraHeaders: Record<string, string> = {}): Socket {
  const socket = io(address, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth,
    extraHeaders,
  })
  opened.push(socket)
  return socket
}
async function connected(who: Who): Promise<Socket> {
  const socket = dial({ token: await testApp.tokenOf(who) })
  await once(socket, 'connect')
  return socket
}
const join = (socket: Socket, requested: unknown): Promise<unknown> => socket.emitWithAck('join', requested)
const journalOf = (group_id: number) => ({ room: 'journal', params: { group_id } })
const { algebraA, algebraB } = school.groups

/** Publishes an event to a room, and then one to the account itself: what of the two arrives? */
async function received(socket: Socket, group: number, accountId: number): Promise<number[]> {
  const ids: number[] = []
  const marker = -1
  const markerSeen = new Promise<void>((resolve) => {
    socket.on(journalChanged.name, ({ group_id }: { group_id: number }) => {
      ids.push(group_id)
      if (group_id === marker) resolve()
    })
  })
  const nothing = {
    scores: [],
    misses: [],
    removed_scores: [],
    removed_misses: [],
    lessons: [],
    results: [],
    removed_results: [],
  }
  testApp.context.publish(journalRoomName(group), journalChanged, { group_id: group, ...nothing })
  testApp.context.publish(`account:${accountId}`, journalChanged, { group_id: marker, ...nothing })
  await markerSeen
  socket.off(journalChanged.name)
  return ids.filter((id) => id !== marker)
}

const token = await testApp.tokenOf('teacher')

describe('a connection', () => {
  test.each<[string, object, Record<string, string>?]>([
    ['without a token', {}],
    ['with a token of nobody', { token: 'x.y.z' }],
    ['with a list for a token', { token: ['x'] }],
    ['with nothing for a token', { token: null }],
    ['from another page', { token }, { origin: 'http://elsewhere.test' }],
    ['from a page that has no address', { token }, { origin: 'null' }],
  ])('%s is refused', async (_what, auth, headers) => {
    const socket = dial(auth, headers)
    expect(await once(socket, 'connect_error')).toBeInstanceOf(Error)
    expect(socket.connected).toBe(false)
  })

  test('is refused where its token stands in the address', async () => {
    const url = `${address}${socketPath}/?EIO=4&transport=polling&token=${token}`
    expect((await fetch(url)).status).toBe(400)
  })

  test('is refused beyond 20 of one account', async () => {
    for (let count = 0; count < 20; count++) await connected('zavkaf')
    const oneTooMany = dial({ token: await testApp.tokenOf('zavkaf') })
    await once(oneTooMany, 'connect_error')
  })
})

describe('a room', () => {
  test.each([
    undefined,
    null,
    'journal',
    1,
    [],
    { room: 1 },
    { room: '__proto__', params: {} },
    { room: 'x'.repeat(10_000), params: {} },
    { room: `account:51`, params: {} },
    { room: 'journal' },
    { room: 'journal', params: { group_id: String(algebraA) } },
    { room: 'journal', params: { group_id: algebraA, more: 1 } },
    { room: 'journal', params: { group_id: 1e308 } },
    journalOf(algebraB),
    journalOf(999_999),
  ])('asked for as %j is not joined', async (requested) => {
    expect(await join(await connected('teacher'), requested)).toBe(false)
  })

  test('that nobody can be let into now is answered so, and its asker asks again', async () => {
    const socket = await connected('zavkaf')
    await sql`alter table classes.study_group rename to study_group_away`.execute(db)
    expect(await join(socket, journalOf(algebraA))).toBe(null)
    await sql`alter table classes.study_group_away rename to study_group`.execute(db)
    expect(await join(socket, journalOf(algebraA))).toBe(true)
  })

  test('of a journal is for its readers only', async () => {
    expect(await join(await connected('teacher'), journalOf(algebraA))).toBe(true)
    for (const who of ['student', 'parent', 'other-teacher', 'hr'] as const)
      expect(await join(await connected(who), journalOf(algebraA))).toBe(false)
  })

  test('that is one’s own by account can’t be left, nor another’s be heard', async () => {
    const socket = await connected('other-teacher')
    socket.emit('leave', 'account:51')
    socket.emit('leave', { room: 'account:51' })
    socket.emit('leave')
    expect(await received(socket, algebraA, 51)).toEqual([])
  })

  test('is left when a renewed token finds the right gone', async () => {
    const socket = await connected('other-teacher')
    expect(await join(socket, journalOf(algebraB))).toBe(true)
    expect(await received(socket, algebraB, 51)).toEqual([algebraB])
    await db.deleteFrom('workload.assignment').where('teacher_id', '=', 51).execute()
    await db.deleteFrom('classes.leader').where('kind', '=', 'teacher').execute()
    expect(await socket.emitWithAck('renew', { token: await testApp.tokenOf('other-teacher') })).toBe(true)
    expect(await received(socket, algebraB, 51)).toEqual([])
  })
})

describe('a connection that stands', () => {
  test.each<[string, (socket: Socket) => unknown]>([
    ['renews with nothing', (socket) => socket.emit('renew')],
    ['renews with a token of nobody', (socket) => socket.emit('renew', { token: 'x.y.z' })],
    ['renews with another’s token', async (socket) => socket.emit('renew', { token: await testApp.tokenOf('ceasar') })],
    ['sends a frame too large', (socket) => socket.emit('join', 'x'.repeat(200_000))],
  ])('and %s is closed, the others stay', async (_what, act) => {
    const [socket, other] = [await connected('teacher'), await connected('teacher')]
    const closed = once(socket, 'disconnect')
    await act(socket)
    await closed
    expect(await join(other, journalOf(algebraA))).toBe(true)
  })

  test('and says what nobody asked for stays', async () => {
    const socket = await connected('teacher')
    for (const event of ['journal.changed', 'constructor', '__proto__', 'x'.repeat(1_000)])
      socket.emit(event, { group_id: 1 })
    expect(await join(socket, journalOf(algebraA))).toBe(true)
  })

  test('is closed as soon as its session ends', async () => {
    const socket = await connected('metodist')
    const closed = once(socket, 'disconnect')
    await testApp.as('metodist').remove('/api/admin/users/sessions')
    await closed
    await once(dial({ token: await testApp.tokenOf('metodist') }), 'connect_error')
  })
})

describe('a connection that says too much', () => {
  test('has what is beyond its burst dropped with an answer, and may go on', async () => {
    const socket = await connected('teacher')
    let dropped = 0
    for (let count = 0; count < 120; count++) socket.emit('nobody answers this', () => dropped++)
    await expect.poll(() => dropped).toBeGreaterThan(0)
    expect(dropped).toBeLessThanOrEqual(60)
    await expect.poll(() => join(socket, journalOf(algebraA))).toBe(true)
  })

  test('is cut off with all of its account, and let in only after a while; others notice nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [flooding, quiet, other] = [
      await connected('headteacher'),
      await connected('headteacher'),
      await connected('teacher'),
    ]
    const ended = Promise.all([once(flooding, 'disconnect'), once(quiet, 'disconnect')])
    for (let count = 0; count < 250; count++) flooding.emit('nobody answers this')
    await ended
    const refused = dial({ token: await testApp.tokenOf('headteacher') })
    expect(await once(refused, 'connect_error')).toMatchObject({ message: 'flooding' })
    expect(await join(other, journalOf(algebraA))).toBe(true)
    expect(log.mock.calls.flat().filter((line) => /шлёт слишком много/.test(String(line)))).toHaveLength(1)
    log.mockRestore()
  })

  test('is cut off for frames that are no messages, before it has said who it is', async () => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${socketPath}/?EIO=4&transport=websocket`)
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const noop = '6'
    for (let count = 0; count < 1_000; count++) socket.send(noop)
    await closed
  })

  test('is cut off where it asks for more rooms than any page has', async () => {
    const ended = { status: 'completed', ended_at: sql<Date>`now()` } as const
    const rows = Array.from({ length: 41 }, () => ({ mode: 'test', kind: 'fire', client_id: randomUUID(), ...ended }))
    const made = await db.insertInto('evacuation.evacuation').values(rows).returning('id').execute()
    const [socket, log] = [await connected('director'), vi.spyOn(console, 'error').mockImplementation(() => {})]
    const enter = (evacuation_id = 0): Promise<unknown> => socket.emitWithAck(evacuationRoom.name, { evacuation_id })
    const last = made.pop()
    for (const { id } of made) expect(await enter(id)).toBe(true)
    // one that it is in already is no new one
    expect(await enter(made[0]?.id)).toBe(true)
    const closed = once(socket, 'disconnect')
    socket.emit(evacuationRoom.name, { evacuation_id: last?.id })
    await closed
    log.mockRestore()
  })

  test('is cut off where too much of what it asks for waits', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const socket = await connected('classruk')
    const held = Promise.withResolvers<void>()
    // all connections of the pool, until the socket is cut off
    const taken = Array.from({ length: 10 }, () => db.transaction().execute(() => held.promise))
    const closed = once(socket, 'disconnect')
    for (let count = 0; count < 41; count++) socket.emit('join', journalOf(algebraA))
    await closed
    held.resolve()
    await Promise.all(taken)
    log.mockRestore()
  })

  test('leaves a room that it has asked for and left again before it was let in', async () => {
    const socket = await connected('curator')
    const joined = join(socket, journalOf(algebraB))
    socket.emit('leave', journalRoomName(algebraB))
    expect(await joined).toBe(true)
    expect(await received(socket, algebraB, testApp.accountOf('curator'))).toEqual([])
  })
})
