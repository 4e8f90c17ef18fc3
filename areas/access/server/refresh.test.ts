import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { now } from '#platform/server/clock.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Tokens } from '../contract/tokens.ts'
import { hashOf } from './secrets.ts'
import { openSession } from './sessions.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const own = { origin: 'http://school.test', 'x-xsrf-token': 'same' }
const probe = '/api/admin/users/sessions'

const open = (who: Who) =>
  openSession(db, { accountId: testApp.accountOf(who), client: 0, device: 'test', address: '127.0.0.1' })
const refresh = (token: string) => testApp.as(null).post<Tokens>('/api/admin/users/token/refresh', { token })
const byCookie = (cookie: string, headers: Record<string, string> = own, call = 'refresh') =>
  testApp.as(null).post<Tokens>(`/api/admin/users/token/${call}`, {}, { headers: { ...headers, cookie } })
const usedAgo = (token: string, seconds: number) =>
  sql`update access.refresh_token set used_at = now() - make_interval(secs => ${seconds}) where token_hash = ${hashOf(token)}`.execute(
    db,
  )

describe('a refresh token', () => {
  test('gives new tokens with the rights of now', async () => {
    const { refreshToken, sessionId } = await open('other-teacher')
    const { status, body } = await refresh(refreshToken)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(refreshToken)
    expect(testApp.app.jwt.verify(body.access_token)).toMatchObject({ sid: sessionId, user_id: 51, roles: ['teacher'] })
    expect((await testApp.withToken(body.access_token).get(probe)).status).toBe(200)
    expect((await refresh(body.refresh_token)).status).toBe(200)
  })

  test('used in 50 parallel calls has one successor', async () => {
    const { refreshToken, sessionId } = await open('other-teacher')
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
    const stored = await db.selectFrom('access.refresh_token').where('session_id', '=', sessionId).selectAll().execute()
    expect(stored).toHaveLength(2)
  })

  test('used again within 30 seconds yields the same successor', async () => {
    const { refreshToken } = await open('other-teacher')
    const first = await refresh(refreshToken)
    await usedAgo(refreshToken, 28)
    expect((await refresh(refreshToken)).body.refresh_token).toBe(first.body.refresh_token)
    expect((await refresh(first.body.refresh_token)).status).toBe(200)
  })

  test('used again later ends its session at once', async () => {
    const { refreshToken, sessionId } = await open('other-teacher')
    const { body } = await refresh(refreshToken)
    await usedAgo(refreshToken, 31)
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, body: { detail: 'Требуется вход' } })
    expect((await refresh(body.refresh_token)).status).toBe(401)
    await vi.waitFor(async () => expect((await testApp.withToken(body.access_token).get(probe)).status).toBe(401))
    const noted = await db.selectFrom('history.change').where('subject_id', '=', sessionId).select('subject').execute()
    expect(noted).toEqual([{ subject: 'access.session' }])
  })

  test.each([
    ['unknown', async () => 'x'.repeat(43)],
    [
      'expired',
      async () => {
        const { refreshToken } = await open('other-teacher')
        await sql`update access.refresh_token set expires_at = now() where token_hash = ${hashOf(refreshToken)}`.execute(
          db,
        )
        return refreshToken
      },
    ],
    [
      'of a session 30 days old',
      async () => {
        const { refreshToken, sessionId } = await open('other-teacher')
        await sql`update access.session set expires_at = now() where id = ${sessionId}`.execute(db)
        return refreshToken
      },
    ],
  ])('%s is refused', async (_what, make) => expect((await refresh(await make())).status).toBe(401))

  test('slides by 7 days and never beyond the 30 of its session', async () => {
    const { refreshToken, sessionId } = await open('other-teacher')
    const lifeOf = async (token: string) => {
      const row = await db
        .selectFrom('access.refresh_token')
        .where('token_hash', '=', hashOf(token))
        .select(sql<number>`extract(epoch from expires_at - now()) / 86400`.as('days'))
        .executeTakeFirstOrThrow()
      return row.days
    }
    const second = (await refresh(refreshToken)).body.refresh_token
    expect(await lifeOf(second)).toBeCloseTo(7, 2)
    await sql`update access.session set expires_at = now() + interval '3 days' where id = ${sessionId}`.execute(db)
    expect(await lifeOf((await refresh(second)).body.refresh_token)).toBeCloseTo(3, 2)
  })
})

describe('a refresh token in the cookie', () => {
  test('is renewed together with its marker', async () => {
    const { refreshToken } = await open('other-teacher')
    const answer = await byCookie(`refresh=${refreshToken}; XSRF-TOKEN=same`)
    expect(answer.status).toBe(200)
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'refresh', value: answer.body.refresh_token, httpOnly: true, maxAge: 604_800 }),
    )
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'XSRF-TOKEN', value: 'same' }))
    expect(answer.cookies.some(({ name }) => name === 'impersonating')).toBe(false)
  })

  test.each([
    ['no X-XSRF-TOKEN', { origin: own.origin }, 'XSRF-TOKEN=same'],
    ['another X-XSRF-TOKEN', { ...own, 'x-xsrf-token': 'other' }, 'XSRF-TOKEN=same'],
    ['no Origin', { 'x-xsrf-token': 'same' }, 'XSRF-TOKEN=same'],
    ['a foreign Origin', { ...own, origin: 'https://elsewhere.test' }, 'XSRF-TOKEN=same'],
    ['the Origin null', { ...own, origin: 'null' }, 'XSRF-TOKEN=same'],
  ])('is not touched with %s', async (_what, headers, cookie) => {
    const { refreshToken } = await open('other-teacher')
    for (const call of ['refresh', 'logout'])
      expect((await byCookie(`refresh=${refreshToken}; ${cookie}`, headers, call)).status).toBe(403)
    expect((await refresh(refreshToken)).status).toBe(200)
  })

  test('that is dead clears all cookies', async () => {
    const answer = await byCookie('refresh=dead; XSRF-TOKEN=same')
    expect(answer.status).toBe(401)
    const cleared = answer.cookies.filter(({ value }) => value === '').map(({ name }) => name)
    expect(cleared.toSorted()).toEqual([
      'XSRF-TOKEN',
      'impersonating',
      'impersonation',
      'pictures',
      'refresh',
      'session',
    ])
  })

  test('that has gone takes its markers along, unless a foreign page asks', async () => {
    const gone = await byCookie('session=1; XSRF-TOKEN=same')
    expect(gone.status).toBe(401)
    const cleared = gone.cookies.filter(({ value }) => value === '').map(({ name }) => name)
    expect(cleared).toEqual(expect.arrayContaining(['session', 'XSRF-TOKEN']))
    for (const headers of [{ origin: 'https://elsewhere.test' }, {}] as Record<string, string>[]) {
      const foreign = await byCookie('session=1; XSRF-TOKEN=same', headers)
      expect([foreign.status, foreign.cookies]).toEqual([401, []])
    }
  })

  test('whose XSRF-TOKEN has gone takes all along: nothing else could prove that the page is ours', async () => {
    const { refreshToken } = await open('other-teacher')
    const answer = await byCookie(`refresh=${refreshToken}; session=1`)
    expect(answer.status).toBe(401)
    const cleared = answer.cookies.filter(({ value }) => value === '').map(({ name }) => name)
    expect(cleared.toSorted()).toEqual([
      'XSRF-TOKEN',
      'impersonating',
      'impersonation',
      'pictures',
      'refresh',
      'session',
    ])
    const foreign = await byCookie(`refresh=${refreshToken}`, { origin: 'https://elsewhere.test' })
    expect([foreign.status, foreign.cookies]).toEqual([403, []])
  })

  test('under another’s name, the token of which has gone alone: its marker goes, who began goes on', async () => {
    const { refreshToken } = await open('other-teacher')
    const answer = await byCookie(`refresh=${refreshToken}; session=1; impersonating=1; XSRF-TOKEN=same`)
    expect(answer.status).toBe(200)
    expect(testApp.app.jwt.verify(answer.body.access_token)).toMatchObject({ user_id: 51 })
    const last = new Map(answer.cookies.map(({ name, value }) => [name, value]))
    expect([last.get('impersonating'), last.get('impersonation'), last.get('session')]).toEqual(['', '', '1'])
    expect(last.get('refresh')).toBe(answer.body.refresh_token)
    expect(last.get('pictures')).not.toBe('')
  })

  test('under another’s name, the marker of which has gone alone: it comes back', async () => {
    const own = await open('other-teacher')
    const borrowed = await open('english-teacher')
    const cookie = `refresh=${own.refreshToken}; session=1; impersonation=${borrowed.refreshToken}; XSRF-TOKEN=same`
    const answer = await byCookie(cookie)
    expect(answer.status).toBe(200)
    expect(testApp.app.jwt.verify(answer.body.access_token)).toMatchObject({ user_id: 52 })
    const last = new Map(answer.cookies.map(({ name, value }) => [name, value]))
    expect([last.get('impersonating'), last.has('refresh')]).toEqual(['1', false])
    expect(last.get('impersonation')).toBe(answer.body.refresh_token)
  })

  test('and none at all: 401', async () => {
    expect((await byCookie('unrelated=1')).status).toBe(401)
    expect((await testApp.app.inject({ method: 'POST', url: '/api/admin/users/token/refresh' })).statusCode).toBe(401)
  })
})

test('over https the cookies are Secure and bound to the host', async () => {
  const safe = await startTestApp({ publicUrl: 'https://school.test' })
  const { refreshToken } = await openSession(safe.db, { accountId: 51, client: 0, device: '', address: '127.0.0.1' })
  const headers = {
    origin: 'https://school.test',
    'x-xsrf-token': 'same',
    cookie: `__Host-refresh=${refreshToken}; XSRF-TOKEN=same`,
  }
  const answer = await safe.as(null).post('/api/admin/users/token/refresh', {}, { headers })
  expect(answer.status).toBe(200)
  expect(answer.cookies).toContainEqual(
    expect.objectContaining({ name: '__Host-refresh', secure: true, httpOnly: true, path: '/' }),
  )
  // of before the move to https
  const former = { ...headers, cookie: 'refresh=former; device=former; session=1; XSRF-TOKEN=same' }
  const moved = await safe.as(null).post('/api/admin/users/token/refresh', {}, { headers: former })
  expect(moved.status).toBe(401)
  const cleared = moved.cookies.filter(({ value }) => value === '').map(({ name }) => name)
  expect(cleared).toEqual(expect.arrayContaining(['refresh', 'device', 'session', 'XSRF-TOKEN', '__Host-refresh']))
  await safe.close()
})

describe('logout', () => {
  test('ends the session of the cookie within a second', async () => {
    const { refreshToken } = await open('other-teacher')
    const { body } = await refresh(refreshToken)
    const answer = await byCookie(`refresh=${body.refresh_token}; XSRF-TOKEN=same`, own, 'logout')
    expect(answer.status).toBe(200)
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'refresh', value: '' }))
    await vi.waitFor(async () => expect((await testApp.withToken(body.access_token).get(probe)).status).toBe(401))
    expect((await refresh(body.refresh_token)).status).toBe(401)
  })

  test('ends the session of a bearer, and of a token in the body', async () => {
    for (const how of ['bearer', 'body'] as const) {
      const { body } = await refresh((await open('other-teacher')).refreshToken)
      const client = how === 'bearer' ? testApp.withToken(body.access_token) : testApp.as(null)
      const answer = await client.post(
        '/api/admin/users/token/logout',
        how === 'body' ? { token: body.refresh_token } : {},
      )
      expect(answer.status).toBe(200)
      expect((await refresh(body.refresh_token)).status).toBe(401)
    }
  })

  test('of nobody is fine', async () =>
    expect((await testApp.as(null).post('/api/admin/users/token/logout')).status).toBe(200))
})

describe('an access token', () => {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = {
    purpose: 'access',
    user_id: 51,
    client: 0,
    roles: ['ceasar'],
    sid: 1,
    person: 51,
    permissions: { read: [], write: [] },
  }
  const later = Math.floor(now().getTime() / 1000) + 600
  const made = (header: object, payload: object, secret: string) => {
    const signed = `${encoded(header)}.${encoded(payload)}`
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
  }
  const HS256 = { alg: 'HS256', typ: 'JWT' }
  const ours = 'a secret of the tests, long enough to sign'

  test.each([
    ['expired', made(HS256, { ...claims, exp: later - 1200 }, ours)],
    ['signed with another secret', made(HS256, { ...claims, exp: later }, 'another secret, just as long as ours is')],
    ['without a signature', `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ ...claims, exp: later })}.`],
    ['of another algorithm', made({ alg: 'HS512', typ: 'JWT' }, { ...claims, exp: later }, ours)],
    ['of another purpose', made(HS256, { ...claims, purpose: 'mail', exp: later }, ours)],
    ['that is no token', 'x.y.z'],
  ])('%s is refused', async (_what, token) => {
    const answer = await testApp.withToken(token).get(probe)
    expect(answer).toMatchObject({ status: 401, body: { detail: 'Требуется вход' } })
  })

  test('of our making is taken, so that the refusals above mean something', async () => {
    const answer = await testApp.withToken(made(HS256, { ...claims, exp: later }, ours)).get(probe)
    expect(answer.status).toBe(200)
  })

  test('of a blocked account is dead within a second', async () => {
    const { body } = await refresh((await open('other-teacher')).refreshToken)
    const blocked = await testApp.as('admin').patch('/api/admin/accounts/51', { status: 'blocked' })
    expect(blocked).toMatchObject({ status: 200, body: { id: 51, status: 'blocked' } })
    await vi.waitFor(
      async () => expect((await testApp.withToken(body.access_token).get(probe)).status).toBe(401),
      1_000,
    )
    // whoever comes with a token of it is told why
    expect((await refresh(body.refresh_token)).status).toBe(409)
    expect((await testApp.as('admin').patch('/api/admin/accounts/51', { status: 'active' })).status).toBe(200)
  })
})
