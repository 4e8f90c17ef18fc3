import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApplication } from '#apps/server/application.ts'
import { diaryRoomName, journalChanged, journalRoomName } from '#areas/journal/contract/events.ts'
import { socketPath } from '#platform/contract/realtime.ts'
import { startTestApp, type Who } from '../test-app.ts'

const secret = 'a secret that both processes sign with, long enough'
const testApp = await startTestApp({ secret })
const { db, school } = testApp
// another process of the same school: what one of them changes the other hears
const beside = await buildApplication({
  databaseUrl: testApp.databaseUrl,
  secret,
  timeZone: 'Asia/Almaty',
  schoolToday: school.now,
  publicUrl: 'http://school.test',
  isDemonstration: false,
  outbox: testApp.outbox,
  media: testApp.media,
  mailFrom: 'school@school.test',
  maxLagMs: 0,
  jobs: false,
})
await beside.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await beside.close()
  await testApp.close()
})
const address = `http://127.0.0.1:${(beside.app.server.address() as AddressInfo).port}`
const opened: Socket[] = []
afterEach(() => {
  opened.splice(0).forEach((socket) => socket.disconnect())
  vi.restoreAllMocks()
})
const tables = [
  'access.account_role',
  'access.role_permission',
  'workload.assignment',
  'classes.leader',
  'people.kinship',
] as const
for (const [at, table] of tables.entries())
  await sql`create table public.${sql.raw(`kept_${at}`)} as table ${sql.raw(table)}`.execute(db)
beforeEach(async () => {
  for (const [at, table] of tables.entries()) {
    await sql`delete from ${sql.raw(table)}`.execute(db)
    await sql`insert into ${sql.raw(table)} overriding system value table public.${sql.raw(`kept_${at}`)}`.execute(db)
  }
})

async function dial(token: string): Promise<Socket> {
  const socket = io(address, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token },
  })
  opened.push(socket)
  await new Promise((resolve, reject) => void socket.once('connect', () => resolve(null)).once('connect_error', reject))
  return socket
}
const journalOf = (group_id: number) => ({ room: 'journal', params: { group_id } })
const diaryOf = (student_id: number) => ({ room: 'diary', params: { student_id } })
const join = (socket: Socket, requested: object): Promise<unknown> => socket.emitWithAck('join', requested)
const nothing = {
  group_id: 0,
  scores: [],
  misses: [],
  removed_scores: [],
  removed_misses: [],
  lessons: [],
  results: [],
  removed_results: [],
}
/** Whether the socket hears what is told to a room: what is told to the account itself comes after it. */
async function hears(socket: Socket, who: Who, room: string): Promise<boolean> {
  let count = 0
  const own = new Promise<void>((resolve) => {
    socket.on(journalChanged.name, ({ group_id }: { group_id: number }) => (group_id === -1 ? resolve() : void count++))
  })
  beside.context.publish(room, journalChanged, nothing)
  beside.context.publish(`account:${testApp.accountOf(who)}`, journalChanged, { ...nothing, group_id: -1 })
  await own
  socket.off(journalChanged.name)
  return count > 0
}
const { algebraA, algebraB } = school.groups
const [student] = school.studentsA
const headteacher = testApp.accountOf('headteacher')
describe('a room is left a moment after the right to it has ended', () => {
  test.each<[string, Who, object, string, () => Promise<unknown>]>([
    [
      'an assignment ends',
      'teacher',
      journalOf(algebraA),
      journalRoomName(algebraA),
      () => sql`delete from workload.assignment where teacher_id = ${testApp.personOf('teacher')}`.execute(db),
    ],
    [
      'who led the class leads it no more',
      'classruk',
      journalOf(algebraA),
      journalRoomName(algebraA),
      () => testApp.as('uk').patch('/api/grouping/class-leaders/1', { version: 1, to: '2026-11-19' }),
    ],
    [
      'a role is taken',
      'headteacher',
      journalOf(algebraA),
      journalRoomName(algebraA),
      () => db.deleteFrom('access.account_role').where('account_id', '=', headteacher).execute(),
    ],
    [
      'a role loses its key',
      'headteacher',
      journalOf(algebraA),
      journalRoomName(algebraA),
      () => db.deleteFrom('access.role_permission').where('role_id', '=', headteacher).execute(),
    ],
    [
      'a parent is no representative any more',
      'parent',
      diaryOf(student),
      diaryRoomName(student),
      () => db.updateTable('people.kinship').set({ is_legal_representative: false }).execute(),
    ],
  ])('%s', async (_what, who, room, name, end) => {
    const socket = await dial(await testApp.tokenOf(who))
    await expect.poll(() => join(socket, room)).toBe(true)
    expect(await hears(socket, who, name)).toBe(true)
    await end()
    await expect.poll(() => hears(socket, who, name)).toBe(false)
    expect(await join(socket, room)).toBe(false)
  })
})

test('a token from before does not open it again', async () => {
  const token = await testApp.tokenOf('headteacher')
  await db.deleteFrom('access.account_role').where('account_id', '=', headteacher).execute()
  await expect.poll(async () => join(await dial(token), journalOf(algebraB))).toBe(false)
  const socket = await dial(token)
  await socket.emitWithAck('renew', { token })
  expect(await join(socket, journalOf(algebraB))).toBe(false)
})

test('of a blocked account nothing is left', async () => {
  const socket = await dial(await testApp.tokenOf('metodist'))
  const closed = new Promise((resolve) => void socket.once('disconnect', resolve))
  const account = testApp.accountOf('metodist')
  await db.updateTable('access.account').set({ status: 'blocked' }).where('id', '=', account).execute()
  await db.deleteFrom('access.account_role').where('account_id', '=', account).execute()
  await closed
  await db.updateTable('access.account').set({ status: 'active' }).where('id', '=', account).execute()
})

test('what ends by date ends with the day', async () => {
  await sql`update classes.leader set during = daterange('2026-09-01', '2026-11-21') where id = 1`.execute(db)
  const socket = await dial(await testApp.tokenOf('classruk'))
  const name = journalRoomName(algebraA)
  await expect.poll(() => join(socket, journalOf(algebraA))).toBe(true)
  expect(await hears(socket, 'classruk', name)).toBe(true)
  vi.spyOn(beside.context.clock, 'today').mockReturnValue('2026-11-21')
  await expect.poll(() => hears(socket, 'classruk', name), { timeout: 3_000 }).toBe(false)
})

test('a change of the others leaves a room as it is', async () => {
  const socket = await dial(await testApp.tokenOf('classruk'))
  await expect.poll(() => join(socket, journalOf(algebraA))).toBe(true)
  await sql`delete from workload.assignment where teacher_id = 51`.execute(db)
  await sql`update classes.leader set version = version + 1 where id = 1`.execute(db)
  await expect.poll(() => join(socket, journalOf(algebraB))).toBe(false)
  expect(await hears(socket, 'classruk', journalRoomName(algebraA))).toBe(true)
})
