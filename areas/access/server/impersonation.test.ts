import { afterAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Tokens } from '../contract/tokens.ts'
import { accessTokenOf } from './access-token.ts'
import { openSession } from './sessions.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const teacher = testApp.accountOf('teacher')
const path = (id: number, reason = 'проверка') =>
  `/api/admin/users/token_any_user/${id}?reason=${encodeURIComponent(reason)}`
const claimsOf = (token: string) =>
  testApp.app.jwt.verify<{ user_id: number; act?: number; sid: number; roles: string[] }>(token)

/** A session of its own for a test, with both tokens. */
async function signedIn(who: Who) {
  const session = { accountId: testApp.accountOf(who), client: 0, device: 'test', address: '127.0.0.1' }
  const { sessionId, refreshToken } = await openSession(db, session)
  return { sessionId, refreshToken, token: (await accessTokenOf(testApp.context, db, sessionId)) ?? '' }
}
const become = async (token: string, id: number) => (await testApp.withToken(token).get<Tokens>(path(id))).body
const leave = (token: string, cookie: string) =>
  testApp
    .withToken(token)
    .post<Tokens>(
      '/api/admin/users/token/leave',
      {},
      { headers: { cookie: `${cookie}; XSRF-TOKEN=same`, 'x-xsrf-token': 'same', origin: 'http://school.test' } },
    )

describe('token_any_user', () => {
  test('is refused without a sign-in, to other roles, and by cookie alone', async () => {
    expect((await testApp.as(null).get(path(teacher))).status).toBe(401)
    for (const who of ['admin', 'director', 'parent'] as const)
      expect((await testApp.as(who).get(path(teacher))).status).toBe(403)
    const { refreshToken } = await signedIn('ceasar')
    expect((await testApp.as(null).get(path(teacher), { headers: { cookie: `refresh=${refreshToken}` } })).status).toBe(
      401,
    )
  })

  test('gives ceasar the tokens of anybody, which name who really acts', async () => {
    const answer = await testApp.as('ceasar').get<Tokens>(path(teacher, 'Проверка журнала'))
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(claimsOf(answer.body.access_token)).toMatchObject({
      user_id: teacher,
      roles: ['teacher'],
      act: testApp.accountOf('ceasar'),
    })
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'impersonation', value: answer.body.refresh_token, httpOnly: true }),
    )
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'impersonating', value: '1' }))
    const noted = await db.selectFrom('history.change').orderBy('id', 'desc').limit(1).selectAll().executeTakeFirst()
    expect(noted).toMatchObject({
      account_id: testApp.accountOf('ceasar'),
      on_behalf_of: teacher,
      subject: 'access.account',
      subject_id: teacher,
      after: { reason: 'Проверка журнала' },
    })
  })

  test('wants a reason', async () => {
    for (const reason of ['', '   ']) expect((await testApp.as('ceasar').get(path(teacher, reason))).status).toBe(422)
    expect((await testApp.as('ceasar').get(`/api/admin/users/token_any_user/${teacher}`)).status).toBe(422)
  })

  test('shows the person in their own sessions who acted and why', async () => {
    await testApp.as('ceasar').get(path(testApp.accountOf('student'), 'Разбор жалобы'))
    const { body } = await testApp.as('student').get<{ items: unknown[] }>('/api/admin/users/sessions')
    expect(body.items).toContainEqual(
      expect.objectContaining({
        impersonated_by: 'Сотрудник Суперадминистратор',
        reason: 'Разбор жалобы',
        is_current: false,
      }),
    )
  })

  test('of nobody, of a blocked account, of oneself', async () => {
    await db.updateTable('access.account').set({ status: 'blocked' }).where('id', '=', 53).execute()
    expect((await testApp.as('ceasar').get(path(999_999))).status).toBe(404)
    expect((await testApp.as('ceasar').get(path(53))).status).toBe(409)
    expect((await testApp.as('ceasar').get(path(testApp.accountOf('ceasar')))).status).toBe(409)
  })

  test('nested keeps the first original and ends the one before', async () => {
    const ceasar = await signedIn('ceasar')
    const first = await become(ceasar.token, teacher)
    const second = await become(first.access_token, 51)
    expect(claimsOf(second.access_token)).toMatchObject({ user_id: 51, act: testApp.accountOf('ceasar') })
    await vi.waitFor(async () =>
      expect((await testApp.withToken(first.access_token).get('/api/admin/users/sessions')).status).toBe(401),
    )
    const back = await leave(second.access_token, `refresh=${ceasar.refreshToken}`)
    expect(claimsOf(back.body.access_token)).toMatchObject({
      user_id: testApp.accountOf('ceasar'),
      sid: ceasar.sessionId,
    })
  })

  test('of who has rights beyond one’s own is refused once the role ceasar is gone', async () => {
    const ceasar = await signedIn('ceasar')
    const first = await become(ceasar.token, testApp.accountOf('library'))
    const role = { account_id: testApp.accountOf('ceasar'), role_id: testApp.accountOf('ceasar') }
    await db.deleteFrom('access.account_role').where('account_id', '=', role.account_id).execute()
    await db
      .insertInto('access.account_role')
      .values({ ...role, role_id: testApp.accountOf('teacher') })
      .execute()
    expect((await testApp.withToken(first.access_token).get(path(testApp.accountOf('director')))).status).toBe(403)
    expect((await testApp.withToken(first.access_token).get(path(52))).status).toBe(200)
    await db.deleteFrom('access.account_role').where('account_id', '=', role.account_id).execute()
    await db.insertInto('access.account_role').values(role).execute()
  })
})

describe('an impersonated session', () => {
  test('is refreshed by its own cookie, before the original', async () => {
    const ceasar = await signedIn('ceasar')
    const other = await become(ceasar.token, teacher)
    const cookie = `refresh=${ceasar.refreshToken}; impersonation=${other.refresh_token}; XSRF-TOKEN=same`
    const headers = { cookie, 'x-xsrf-token': 'same', origin: 'http://school.test' }
    const answer = await testApp.as(null).post<Tokens>('/api/admin/users/token/refresh', {}, { headers })
    expect(claimsOf(answer.body.access_token)).toMatchObject({ user_id: teacher, act: testApp.accountOf('ceasar') })
    expect(answer.cookies.some(({ name }) => name === 'refresh')).toBe(false)
  })

  test('that is over takes its own cookie along, not the one of who began', async () => {
    const ceasar = await signedIn('ceasar')
    const cookie = `refresh=${ceasar.refreshToken}; impersonation=dead; XSRF-TOKEN=same`
    const headers = { cookie, 'x-xsrf-token': 'same', origin: 'http://school.test' }
    const answer = await testApp.as(null).post('/api/admin/users/token/refresh', {}, { headers })
    expect(answer.status).toBe(401)
    expect(answer.cookies.map(({ name }) => name)).toEqual(['impersonation', 'impersonating', 'pictures'])
  })

  test('changes no password', async () => {
    const other = await become(await testApp.tokenOf('ceasar'), teacher)
    const body = { current: 'что-нибудь', password: 'совсем новый пароль' }
    expect((await testApp.withToken(other.access_token).post('/api/admin/users/password', body)).status).toBe(403)
  })

  test('ends together with the original: by logout, by blocking', async () => {
    const byLogout = await signedIn('ceasar')
    const first = await become(byLogout.token, teacher)
    await testApp.as(null).post('/api/admin/users/token/logout', { token: byLogout.refreshToken })
    const byBlocking = await signedIn('ceasar')
    const second = await become(byBlocking.token, teacher)
    const another = { account_id: testApp.accountOf('admin'), role_id: testApp.accountOf('ceasar') }
    await db.insertInto('access.account_role').values(another).execute()
    await testApp.as('admin').patch(`/api/admin/accounts/${testApp.accountOf('ceasar')}`, { status: 'blocked' })
    for (const { access_token, refresh_token } of [first, second]) {
      await vi.waitFor(async () =>
        expect((await testApp.withToken(access_token).get('/api/admin/users/sessions')).status).toBe(401),
      )
      expect((await testApp.as(null).post('/api/admin/users/token/refresh', { token: refresh_token })).status).toBe(401)
    }
    await db.updateTable('access.account').set({ status: 'active' }).execute()
    await db
      .deleteFrom('access.account_role')
      .where('account_id', '=', another.account_id)
      .where('role_id', '=', another.role_id)
      .execute()
  })

  test('logged out takes the original along', async () => {
    const ceasar = await signedIn('ceasar')
    const other = await become(ceasar.token, teacher)
    await testApp.withToken(other.access_token).post('/api/admin/users/token/logout')
    expect((await testApp.as(null).post('/api/admin/users/token/refresh', { token: ceasar.refreshToken })).status).toBe(
      401,
    )
  })
})

describe('changes under another’s name', () => {
  const switchTo = (token: string, isOn: unknown) =>
    testApp.withToken(token).post<{ access_token: string }>('/api/admin/users/token/changes', { is_on: isOn })
  const columns = '/api/admin/users/lists/users.people/columns/'

  test('are refused with a sentence until they are switched on by hand, and again once switched off', async () => {
    const other = await become((await signedIn('ceasar')).token, teacher)
    const change = (token: string) => testApp.withToken(token).post(columns, { hidden: ['phone'] })
    expect(await change(other.access_token)).toMatchObject({
      status: 403,
      body: {
        detail: 'Под чужим именем открыт только просмотр: включите изменения в полосе над страницей',
        code: 'only_reading',
      },
    })
    const on = await switchTo(other.access_token, true)
    expect(on.headers['cache-control']).toBe('no-store')
    expect((await change(on.body.access_token)).status).toBe(200)
    const off = await switchTo(on.body.access_token, false)
    expect((await change(off.body.access_token)).status).toBe(403)
  })

  test('stay as they were switched when the session is renewed, and begin off in the next one', async () => {
    const other = await become((await signedIn('ceasar')).token, teacher)
    await switchTo(other.access_token, true)
    const renewed = await testApp
      .as(null)
      .post<Tokens>('/api/admin/users/token/refresh', { token: other.refresh_token })
    expect(claimsOf(renewed.body.access_token)).not.toHaveProperty('only_reads')
    const nested = await become(renewed.body.access_token, 51)
    expect(claimsOf(nested.access_token)).toMatchObject({ only_reads: true })
  })

  test('are switched by who acts there: 401, 422, 403, 409; the history of the account tells of each time', async () => {
    const ceasar = await signedIn('ceasar')
    expect((await testApp.as(null).post('/api/admin/users/token/changes', { is_on: true })).status).toBe(401)
    expect((await switchTo(ceasar.token, 'yes')).status).toBe(422)
    expect((await switchTo((await signedIn('admin')).token, true)).status).toBe(403)
    expect((await switchTo(ceasar.token, true)).status).toBe(409)
    const other = await become((await signedIn('ceasar')).token, 52)
    for (const isOn of [true, true, false]) expect((await switchTo(other.access_token, isOn)).status).toBe(200)
    const kept = await db
      .selectFrom('history.change')
      .where('subject', '=', 'access.account')
      .where('subject_id', '=', 52)
      .orderBy('id', 'desc')
      .limit(2)
      .select(['account_id', 'on_behalf_of', 'after'])
      .execute()
    const by = { account_id: testApp.accountOf('ceasar'), on_behalf_of: 52 }
    expect(kept).toEqual([
      { ...by, after: { changes_in_name: false } },
      { ...by, after: { changes_in_name: true } },
    ])
  })
})

describe('leaving', () => {
  test('restores the original tokens and ends the borrowed session', async () => {
    const ceasar = await signedIn('ceasar')
    const other = await become(ceasar.token, teacher)
    const back = await leave(other.access_token, `refresh=${ceasar.refreshToken}; impersonation=${other.refresh_token}`)
    expect(back.status).toBe(200)
    expect(claimsOf(back.body.access_token)).toMatchObject({
      user_id: testApp.accountOf('ceasar'),
      sid: ceasar.sessionId,
    })
    expect(claimsOf(back.body.access_token).act).toBeUndefined()
    expect(back.cookies).toContainEqual(expect.objectContaining({ name: 'refresh', value: back.body.refresh_token }))
    expect(back.cookies).toContainEqual(expect.objectContaining({ name: 'impersonation', value: '' }))
    expect((await testApp.as(null).post('/api/admin/users/token/refresh', { token: other.refresh_token })).status).toBe(
      401,
    )
  })

  test('without a stored sign-in is an error', async () => {
    const nothing = { status: 409, body: { detail: 'Нет сохранённого входа' } }
    const ceasar = await signedIn('ceasar')
    const other = await become(ceasar.token, teacher)
    expect(await testApp.as('teacher').post('/api/admin/users/token/leave')).toMatchObject(nothing)
    expect(await testApp.withToken(other.access_token).post('/api/admin/users/token/leave')).toMatchObject(nothing)
    expect((await testApp.as(null).post('/api/admin/users/token/leave')).status).toBe(401)
    const stranger = await signedIn('director')
    expect(await leave(other.access_token, `refresh=${stranger.refreshToken}`)).toMatchObject(nothing)
    expect((await leave(other.access_token, 'refresh=dead')).status).toBe(401)
  })

  test('by cookie is asked by our own page', async () => {
    const ceasar = await signedIn('ceasar')
    const other = await become(ceasar.token, teacher)
    const headers = { cookie: `refresh=${ceasar.refreshToken}`, origin: 'http://school.test' }
    expect(
      (await testApp.withToken(other.access_token).post('/api/admin/users/token/leave', {}, { headers })).status,
    ).toBe(403)
  })
})

describe('who works at the school and has children in it', () => {
  test('switches between both', async () => {
    const { token } = await signedIn('english-teacher')
    const family = await testApp.withToken(token).post<Tokens>('/api/admin/users/token/switch', { client: 1 })
    expect(claimsOf(family.body.access_token)).toMatchObject({
      client: 1,
      roles: [],
      permissions: { read: [], write: [] },
    })
    const school = await testApp
      .withToken(family.body.access_token)
      .post<Tokens>('/api/admin/users/token/switch', { client: 0 })
    expect(claimsOf(school.body.access_token)).toMatchObject({ client: 0, roles: ['teacher'] })
  })

  test.each<[Who, number, string]>([
    ['teacher', 1, 'У вас нет детей в этой школе'],
    ['parent', 0, 'У вас нет роли в школе'],
    ['parent-without-rights', 0, 'У вас нет роли в школе'],
  ])('%s can’t become client %i', async (who, client, detail) => {
    expect(await testApp.as(who).post('/api/admin/users/token/switch', { client })).toMatchObject({
      status: 409,
      body: { detail },
    })
  })

  test('refuses another client and a stranger', async () => {
    expect((await testApp.as('teacher').post('/api/admin/users/token/switch', { client: 2 })).status).toBe(422)
    expect((await testApp.as(null).post('/api/admin/users/token/switch', { client: 1 })).status).toBe(401)
  })
})
