import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import { columnsType, unfoldColumns } from '#platform/contract/columns.ts'
import { socketPath, type PayloadOf } from '#platform/contract/realtime.ts'
import type { Who } from '#tests/test-app.ts'
import { alarmSeen, evacuationActive, evacuationCompleted, evacuationRoom, marksChanged } from '../contract/events.ts'
import { alarmsOf, openAtLesson } from './testing.ts'

const testApp = await openAtLesson()
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = testApp.app.server.address() as AddressInfo
const opened: Socket[] = []
afterAll(async () => {
  for (const socket of opened) socket.disconnect()
  await testApp.close()
})
const { start, complete, full, step, tap } = alarmsOf(testApp)

/** A socket with all that it hears, by name. */
async function connected(who: Who) {
  const auth = { token: await testApp.tokenOf(who) }
  const socket = io(`http://127.0.0.1:${port}`, { path: socketPath, transports: ['websocket'], forceNew: true, auth })
  opened.push(socket)
  const received: string[] = []
  socket.onAny((name: string) => void received.push(name))
  await new Promise((resolve) => void socket.once('connect', () => resolve(undefined)))
  const next = <T>(name: string) => new Promise<T>((resolve) => void socket.once(name, resolve))
  const enter = (params: object): Promise<boolean> => socket.emitWithAck(evacuationRoom.name, params)
  return { received, next, enter }
}

test('the school hears of the start and the end, each list of its marks, the board of all', async () => {
  const [teacher, director, parent] = await Promise.all([
    connected('teacher'),
    connected('director'),
    connected('parent'),
  ])
  const active = teacher.next<PayloadOf<typeof evacuationActive>>(evacuationActive.name)
  const { id } = await start({ mode: 'test' })
  expect(await active).toMatchObject({ id, mode: 'test', kind: 'fire' })

  const { markOf, unitOf } = await full(id)
  const [student] = testApp.school.studentsA
  const [stranger] = testApp.school.studentsB
  const own = unitOf(student).id
  expect(await teacher.enter({})).toBe(true)
  expect(await teacher.enter({ unit_id: own })).toBe(false)
  expect(await teacher.enter({ evacuation_id: id })).toBe(false)
  expect(await teacher.enter({ evacuation_id: id, unit_id: unitOf(stranger).id })).toBe(false)
  expect(await teacher.enter({ evacuation_id: id, unit_id: own })).toBe(true)
  expect(await director.enter({ evacuation_id: 999_999 })).toBe(false)
  expect(await director.enter({ evacuation_id: id })).toBe(true)

  const board = director.next<PayloadOf<typeof marksChanged>>(marksChanged.name)
  const list = teacher.next<PayloadOf<typeof marksChanged>>(marksChanged.name)
  const both = [student, stranger].map((person) => step(markOf(person), { status: 'present' }))
  await tap('director', ...both)
  expect((await board).marks.map(({ user_id }) => user_id).toSorted((a = 0, b = 0) => Number(a) - Number(b))).toEqual([
    student,
    stranger,
  ])
  expect(await board).toMatchObject({ evacuation_id: id, totals: { present: 2 } })
  expect(await list).toMatchObject({ marks: [{ user_id: student }], totals: null })

  const moved = teacher.next<PayloadOf<typeof marksChanged>>(marksChanged.name)
  await tap('director', step(markOf(student), { unit_id: unitOf(stranger).id }))
  expect(await moved).toMatchObject({ marks: [], moved_away: [markOf(student).id] })

  const seen = director.next<PayloadOf<typeof alarmSeen>>(alarmSeen.name)
  await testApp.as('teacher').post(`/api/evacuation/evacuations/${id}/seen/`, {})
  expect(await seen).toMatchObject({ evacuation_id: id, person_id: testApp.personOf('teacher') })

  const ended = teacher.next(evacuationCompleted.name)
  await complete(id)
  expect(await ended).toEqual({ id, status: 'completed' })

  // families are told nothing of an alarm
  expect(await parent.enter({})).toBe(false)
  expect(parent.received).toEqual([])
})

test('a room is entered while all other connections are taken', async () => {
  const director = await connected('director')
  const { id } = await start()
  const waiting = Array.from({ length: 10 }, () => sql`select pg_sleep(0.4)`.execute(testApp.db))
  const first = await Promise.race([
    director.enter({ evacuation_id: id }),
    Promise.all(waiting.slice(0, 1)).then(() => 'waited'),
  ])
  expect(first).toBe(true)
  await Promise.all(waiting)
  await complete(id)
})

test.each(['?get_type=full', ''])('by columns, for who asks so, it says the same: «%s»', async (query) => {
  const { id } = await start()
  const path = `/api/evacuation/evacuations/${id}${query}`
  const asked = async (accept: string) => (await testApp.as('director').get<string>(path, { headers: { accept } })).body
  const folded = await asked(`${columnsType}, application/json`)
  expect(unfoldColumns(JSON.parse(folded))).toEqual(await asked('application/json'))
})
