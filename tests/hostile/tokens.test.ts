import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openSession } from '#areas/access/server/index.ts'
import { now } from '#platform/server/clock.ts'
import { startTestApp } from '../test-app.ts'
import { digesterOf } from './digest.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { app, db } = testApp
const digests = await digesterOf(db)
const valid = await testApp.tokenOf('ceasar')
await testApp.tokenOf('teacher')
const claims = app.jwt.verify<Record<string, unknown>>(valid)
const { refreshToken } = await openSession(db, { accountId: 51, client: 0, device: '', address: null })

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** A token of one's own making. */
function forged(changed: object, { alg = 'HS256', secret = testApp.context.secret } = {}): string {
  const signed = `${encoded({ alg, typ: 'JWT' })}.${encoded({ ...claims, ...changed })}`
  const digest = alg.replace('HS', 'sha')
  return `${signed}.${digest.startsWith('sha') ? createHmac(digest, secret).update(signed).digest('base64url') : ''}`
}
const hourAgo = Math.floor(now().getTime() / 1000) - 3_600
const [header = '', payload = '', signature = ''] = valid.split('.')

const calls = [
  ['GET', '/api/users/users/'],
  ['GET', '/api/journal/journal/group/1/'],
  ['GET', '/api/admin/users/token_any_user/51'],
  ['POST', '/api/admin/users/token/switch'],
  ['POST', '/api/journal/journal/lesson/1/score/'],
  ['PATCH', '/api/admin/accounts/51'],
  ['DELETE', '/api/admin/users/sessions'],
] as const
const bodies: Record<string, object> = { '/api/admin/accounts/51': { status: 'blocked' } }

const ask = (method: (typeof calls)[number][0], url: string, headers: Record<string, string>) =>
  app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: bodies[url] ?? {} }) })

test('a token that is made well opens', async () => {
  const answer = await ask('GET', '/api/users/users/', { authorization: `Bearer ${forged({})}` })
  expect(answer.statusCode).toBe(200)
})

test.each<[string, Record<string, string>]>([
  ['none', {}],
  ['expired', { authorization: `Bearer ${forged({ iat: hourAgo, exp: hourAgo + 900 })}` }],
  ['of another secret', { authorization: `Bearer ${forged({}, { secret: 'another secret of nobody, long enough' })}` }],
  ['of an empty secret', { authorization: `Bearer ${forged({}, { secret: '' })}` }],
  ['of no algorithm', { authorization: `Bearer ${forged({}, { alg: 'none' })}` }],
  ['of no algorithm, with a signature', { authorization: `Bearer ${forged({}, { alg: 'none' })}${signature}` }],
  ['of another algorithm', { authorization: `Bearer ${forged({}, { alg: 'HS512' })}` }],
  ['without a signature', { authorization: `Bearer ${header}.${payload}.` }],
  ['with other claims', { authorization: `Bearer ${header}.${encoded({ ...claims, user_id: 51 })}.${signature}` }],
  ['for a socket', { authorization: `Bearer ${forged({ purpose: 'socket' })}` }],
  ['for a new password', { authorization: `Bearer ${forged({ purpose: 'must_change_password' })}` }],
  ['for nothing in particular', { authorization: `Bearer ${forged({ purpose: undefined })}` }],
  ['that refreshes', { authorization: `Bearer ${refreshToken}` }],
  ['of another scheme', { authorization: `Basic ${valid}` }],
  ['twice', { authorization: `Bearer ${valid}, Bearer ${valid}` }],
  ['in a cookie', { cookie: `access_token=${valid}; refresh=${valid}; authorization=Bearer ${valid}` }],
  ['of 7 kB', { authorization: `Bearer ${'a'.repeat(7_000)}` }],
  ['of dots', { authorization: 'Bearer ..' }],
])('a token %s opens nothing', async (_what, headers) => {
  const before = await digests()
  for (const [method, url] of calls) {
    const { statusCode, body } = await ask(method, url, headers)
    expect([statusCode, JSON.parse(body)]).toEqual([401, { detail: 'Требуется вход' }])
  }
  const inQuery = await ask('GET', `/api/users/users/?access_token=${valid}&token=${valid}`, headers)
  expect(inQuery.statusCode).toBe(401)
  expect(await digests()).toEqual(before)
})

test('a refresh token replayed late ends what was made of it', async () => {
  const refresh = async (token: string) =>
    testApp.as(null).post<{ access_token: string; refresh_token: string }>('/api/admin/users/token/refresh', { token })
  const first = await refresh(refreshToken)
  const replayed = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))
  expect(new Set(replayed.map(({ body }) => body.refresh_token))).toEqual(new Set([first.body.refresh_token]))
  await sql`update access.refresh_token set used_at = used_at - interval '1 minute' where used_at is not null`.execute(
    db,
  )
  const refused = { status: 401, body: { detail: 'Требуется вход' } }
  expect(await refresh(refreshToken)).toMatchObject(refused)
  const ended = await digests()
  expect(await refresh(refreshToken)).toMatchObject(refused)
  expect(await refresh(first.body.refresh_token)).toMatchObject(refused)
  expect(await digests()).toEqual(ended)
  for (const { body } of [first, ...replayed])
    await vi.waitFor(async () =>
      expect((await testApp.withToken(body.access_token).get('/api/users/users/')).status).toBe(401),
    )
})

test('no repeat keeps a token: what is stored of answers opens nothing', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const switched = await testApp.as('english-teacher').post('/api/admin/users/token/switch', { client: 1 }, { headers })
  expect(switched.status).toBe(200)
  expect(await db.selectFrom('platform.idempotency').selectAll().execute()).toEqual([])
})

test.each(['', 'x', '1', `${randomUUID()}, ${randomUUID()}`, `${randomUUID()}'`, 'a'.repeat(5_000), '../'])(
  'a key of repeats %j is refused',
  async (key) => {
    const before = await digests()
    const body = { topic: 'Тема', version: 1 }
    const lesson = await testApp.lessonOf('algebraA', testApp.school.today)
    const url = `/api/journal/journal/lesson/${lesson}/`
    const answer = await testApp.as('teacher').patch(url, body, { headers: { 'idempotency-key': key } })
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['header', 'idempotency-key'] }] } })
    expect(await digests()).toEqual(before)
  },
)
