import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { readingOnly, socketPath } from '#platform/contract/realtime.ts'
import { listNotices } from '#areas/notices/contract/notices.ts'
import { notifyOfDisk } from '#areas/school/server/notify-of-disk.ts'
import { buildHttp } from '#apps/server/build-http.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { accessRules } from '#apps/server/access-rules.ts'
import { startTestApp } from './test-app.ts'

const testApp = await startTestApp()
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => testApp.close())
const { port } = testApp.app.server.address() as AddressInfo
const lesson = await testApp.lessonOf('algebraA', testApp.school.today)
const [student] = testApp.school.studentsA

const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(words.join(' ')))
})
afterEach(() => void vi.restoreAllMocks())

/** Of the superuser, who alone may keep others from making tables. */
const asAdmin = (statements: string) => {
  const url = new URL(inject('admin'))
  url.pathname = new URL(testApp.databaseUrl).pathname
  return withClient(url.href, (client) => client.query(statements))
}
/** From now on PostgreSQL says of marks, and of whatever takes room, what it says on a full disk. */
const fill = () =>
  asAdmin(`
    create function public.no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert or update on journal.score for each row execute function public.no_room();
    create function public.no_tables() returns event_trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create event trigger no_tables on ddl_command_start when tag in ('CREATE TABLE', 'CREATE TABLE AS')
      execute function public.no_tables();`)
const free = () =>
  asAdmin('drop event trigger no_tables; drop function public.no_tables(); drop function public.no_room() cascade;')

const mark = (value: number) =>
  testApp.as('teacher').post(`/api/journal/journal/lesson/${lesson}/score/`, { student_id: student, type: 'fo', value })
const health = async () => (await testApp.as(null).get('/api/health')).body
const ample = { ok: true, writes: true, disk: 'ample', words: null }
const full = {
  ok: true,
  writes: false,
  disk: 'full',
  words: 'На диске нет места: школу можно читать, записывать нельзя',
}
const refusal = { status: 503, body: { reason: 'disk' }, retryAfter: '30' }
const outcomeOf = ({ status, body, headers }: Awaited<ReturnType<typeof mark>>) => ({
  status,
  body,
  retryAfter: headers['retry-after'],
})

test('a full disk: writes are refused with words of the page’s own, all else goes on, and writing comes back by itself', async () => {
  const heard: boolean[] = []
  const socket = io(`http://127.0.0.1:${port}`, {
    path: socketPath,
    transports: ['websocket'],
    auth: { token: await testApp.tokenOf('director') },
  }).on(readingOnly.name, ({ is_reading_only }: { is_reading_only: boolean }) => heard.push(is_reading_only))
  onTestFinished(() => void socket.disconnect())
  await new Promise((resolve) => socket.once('connect', () => resolve(null)))
  expect(await health()).toEqual(ample)

  await fill()
  expect(outcomeOf(await mark(7))).toEqual(refusal)
  expect(await health()).toEqual(full)
  await expect.poll(() => heard).toEqual([true])
  // refused at the door now, whatever it would have written
  const kept = () => testApp.db.selectFrom('platform.idempotency').select('key').execute()
  const before = await kept()
  const language = { language: 'kk' }
  const refused = await testApp.as('teacher').patch('/api/admin/users/language', language, {
    headers: { 'idempotency-key': '6f1e9a52-8e0c-4ad4-9d0f-0b3a6f1c2d11' },
  })
  expect(outcomeOf(refused)).toEqual(refusal)
  expect(await kept()).toEqual(before)
  // a stranger learns nothing of the disk
  expect((await testApp.as(null).post(`/api/journal/journal/lesson/${lesson}/score/`)).status).toBe(401)
  expect((await testApp.as('student').post(`/api/journal/journal/lesson/${lesson}/score/`)).status).toBe(403)

  const grid = await testApp.as('teacher').get(`/api/journal/journal/group/${testApp.school.groups.algebraA}/`)
  expect(grid.status).toBe(200)
  const cry = {
    client_id: crypto.randomUUID(),
    device: crypto.randomUUID(),
    name: 'Арман',
    state: 'help',
    place: '',
    phone: '',
  }
  expect((await testApp.as(null).post('/api/evacuation/sos/', cry)).status).toBe(200)

  await free()
  await expect.poll(health, { timeout: 15_000 }).toEqual(ample)
  expect((await mark(7)).status).toBe(200)
  await expect.poll(() => heard).toEqual([true, false])
  expect(
    logged.filter((line) => !/^(На диске нет места: школу|Место на диске есть|Запись не удалась)/.test(line)),
  ).toEqual([])
  expect(logged.length).toBeLessThanOrEqual(3)
})

test('administrators are told once a day of a disk that fills, and once more of one that is full', async () => {
  const { context } = testApp
  const told = async () => {
    const { body } = await testApp.as('admin').get<{ items: { title: string }[] }>(listNotices.path)
    return body.items.map(({ title }) => title).filter((title) => title.includes('иск'))
  }
  const at = (level: 'ample' | 'low' | 'full') =>
    notifyOfDisk({
      ...context,
      disk: { ...context.disk, state: () => ({ level, space: { free: 2e9, usedShare: 0.91 } }) },
    })
  await at('ample')
  expect(await told()).toEqual([])
  await at('low')
  await at('low')
  await at('full')
  expect(await told()).toEqual(['На диске сервера нет места', 'Диск сервера заполнен больше чем на 90 %'])
  const teacher = await testApp.as('teacher').get<{ items: unknown[] }>(listNotices.path)
  expect(JSON.stringify(teacher.body)).not.toContain('Диск сервера')
})

/** What the driver throws when every connection of a pool is lent. */
async function exhaustion(): Promise<Error> {
  const pool = new pg.Pool({ connectionString: testApp.databaseUrl, max: 1, connectionTimeoutMillis: 10_000 })
  const client = await pool.connect()
  // from here on it is the waiting that takes too long
  pool.options.connectionTimeoutMillis = 20
  const error = await pool.connect().then(
    () => new Error('lent twice'),
    (cause: Error) => cause,
  )
  client.release()
  await pool.end()
  return error
}
const coded = (code: string, more: object = {}) =>
  Object.assign(new pg.DatabaseError('x', 1, 'error'), { code, ...more })

test('every way of losing the database, its room or its connections is 503, and a failure of ours is told once a minute', async () => {
  const app = await buildHttp({
    secret: 'a secret of a test, long enough',
    overHttps: false,
    hasEnded: () => false,
    accessRules,
    maxLagMs: 0,
  })
  onTestFinished(() => app.close())
  const failures: Record<string, Error> = {
    exhausted: await exhaustion(),
    connections: coded('53300'),
    memory: coded('53200'),
    full: coded('53100'),
    quota: Object.assign(new Error('write'), { code: 'EDQUOT' }),
    file: Object.assign(new Error('write'), { code: 'ENOSPC' }),
    stopped: coded('57P01'),
    crashed: coded('57P02'),
    starting: coded('57P03'),
    broken: coded('08006'),
    cut: new Error('Connection terminated unexpectedly'),
    away: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    unanswered: new Error('Query read timeout'),
    ours: new TypeError('x is not a function'),
  }
  app.get('/api/:kind', ({ params }) => {
    throw failures[(params as { kind: string }).kind] ?? new Error('none')
  })
  const answers = await Promise.all(
    Object.keys(failures).flatMap((kind) =>
      Array.from({ length: 20 }, async () => {
        const { statusCode, headers, body } = await app.inject({ url: `/api/${kind}` })
        return `${kind} ${statusCode} ${headers['retry-after'] ?? '-'} ${body}`
      }),
    ),
  )
  const database = '503 2 {"reason":"database"}'
  const disk = '503 30 {"reason":"disk"}'
  expect([...new Set(answers)]).toEqual([
    'exhausted 503 5 {}',
    'connections 503 5 {}',
    'memory 503 5 {}',
    `full ${disk}`,
    `quota ${disk}`,
    `file ${disk}`,
    `stopped ${database}`,
    `crashed ${database}`,
    `starting ${database}`,
    `broken ${database}`,
    `cut ${database}`,
    `away ${database}`,
    `unanswered ${database}`,
    'ours 500 - {}',
  ])
  expect(logged.filter((line) => line.includes('x is not a function'))).toHaveLength(1)
  expect(logged.length).toBeLessThanOrEqual(5)
})
