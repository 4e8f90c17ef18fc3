import { Secret, TOTP } from 'otpauth'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import { now } from '#platform/server/clock.ts'
import { expectExport } from '#tests/list-export.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { inRussian } from '#tests/said.ts'
import { keptSaid, pseudo } from '#tests/texts/pseudo.ts'
import { learn } from '#platform/server/language/spoken.ts'
import type { Tokens } from '../../contract/tokens.ts'
import type { FactorHolder, SecondFactor } from '../../contract/second-factor.ts'
import { openSession } from '../sessions.ts'
import { accessTokenOf } from '../access-token.ts'
import { hashPassword } from '../passwords.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
// codes change with the clock: none grows old between being read and being typed
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const { db } = testApp
const password = 'семь тощих ёжиков'
const passwordHash = await hashPassword(password)
const id = testApp.accountOf('teacher')
const path = '/api/admin/users/second-factor'
const call = (rest: string, body: object, who: Who | null = 'teacher') => testApp.as(who).post(`${path}${rest}`, body)
const signIn = (more: object = {}) =>
  testApp.as(null).post<Tokens & { detail: unknown }>('/api/admin/users/token', {
    username: 'teacher@school.test',
    password,
    ...more,
  })
const totp = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
/** The code `steps` time steps from now: earlier ones within the drift are still good. */
const codeOf = (secret: string, steps = 0) => totp(secret).generate({ timestamp: now().getTime() + steps * 30_000 })
const failures = async () =>
  (await sql<{ count: number }>`select count(*)::integer from access.failed_attempt`.execute(db)).rows[0]?.count

/** Turns it on with the code of the step before, so that the present one is still unused. */
async function turnOn() {
  const { body } = await testApp.as('teacher').post<{ secret: string }>(`${path}/totp`, { password })
  const confirmed = await testApp
    .as('teacher')
    .post<{ codes: string[] }>(`${path}/totp/confirm`, { code: codeOf(body.secret, -1) })
  return { secret: body.secret, codes: confirmed.body.codes, status: confirmed.status }
}

beforeEach(async () => {
  for (const table of ['access.totp', 'access.passkey', 'access.recovery_code', 'access.failed_attempt'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('access.account').set({ password_hash: passwordHash }).execute()
  await db.updateTable('access.role').set({ second_factor: false }).execute()
})

test('401, 422, a wrong password, and nothing under impersonation', async () => {
  expect((await call('/totp', { password }, null)).status).toBe(401)
  expect((await call('/totp', {})).status).toBe(422)
  expect(await call('/totp', { password: 'другой' })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'password'], msg: 'Неверный пароль' }] },
  })
  expect(await failures()).toBeGreaterThan(0)
  const { body } = await testApp.as('ceasar').get<Tokens>(`/api/admin/users/token_any_user/${id}?reason=test`)
  const borrowed = testApp.withToken(body.access_token)
  for (const rest of ['/totp', '/off', '/codes', '/passkeys/options'])
    expect((await borrowed.post(`${path}${rest}`, { password })).status).toBe(403)
  expect((await borrowed.post(`${path}/totp/confirm`, { code: '123456' })).status).toBe(403)
  expect((await borrowed.post(`${path}/passkeys`, { name: 'Ключ', answer: {} })).status).toBe(403)
})

test('turned on: other sessions end, the owner is told, the history keeps it, the secret is sealed', async () => {
  const other = await openSession(db, { accountId: id, client: 0, device: 'other', address: null })
  const { secret, codes, status } = await turnOn()
  expect(status).toBe(200)
  expect(new Set(codes).size).toBe(10)
  const ended = await db
    .selectFrom('access.session')
    .where('id', '=', other.sessionId)
    .select('ended_at')
    .executeTakeFirst()
  expect(ended?.ended_at).not.toBeNull()
  const kept = await db.selectFrom('access.totp').select('secret').executeTakeFirstOrThrow()
  expect(Buffer.from(kept.secret).includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false)
  const notices = await db.selectFrom('notices.notice').where('account_id', '=', id).select('title').execute()
  expect(inRussian(notices).map(({ title }) => title)).toContain('Вход в два шага: приложение подключено')
  const { rows } = await sql<{ text: string }>`select coalesce(after::text, '') as text from history.change`.execute(db)
  expect(rows.some(({ text }) => text.includes('приложение подключено'))).toBe(true)
  for (const { text } of rows) for (const hidden of [secret, ...codes]) expect(text).not.toContain(hidden)
  expect((await testApp.as('teacher').get<SecondFactor>(path)).body).toMatchObject({
    codes_left: 10,
    is_required: false,
  })
})

test('a sign-in asks for the code; a wrong one counts as a failure, the asking does not', async () => {
  const { secret } = await turnOn()
  await db.deleteFrom('access.failed_attempt').execute()
  expect((await signIn()).body).toEqual({
    detail: [{ loc: ['body', 'code'], msg: 'Введите код из приложения', type: 'asked' }],
  })
  expect(await failures()).toBe(0)
  expect((await signIn({ code: '000000' })).status).toBe(422)
  expect(await failures()).toBe(2)
  expect((await signIn({ code: codeOf(secret) })).status).toBe(200)
})

test('ten wrong codes close the account for a while, though the password is right each time', async () => {
  await turnOn()
  for (let index = 0; index < 10; index++) await signIn({ code: `wrong-${index}` })
  expect((await signIn()).status).toBe(429)
})

test('a code of the application opens once, also of many at the same time', async () => {
  const { secret } = await turnOn()
  const spare = codeOf(secret)
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn({ code: spare })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await db.deleteFrom('access.failed_attempt').execute()
  expect((await signIn({ code: spare })).status).toBe(422)
})

test('a recovery code opens once, of twenty tries at the same time', async () => {
  const { codes } = await turnOn()
  const code = codes[0]?.toUpperCase().replace('-', ' ')
  const { useRecoveryCode } = await import('./recovery-codes.ts')
  const secret = testApp.context.secret
  const tries = await Promise.all(Array.from({ length: 20 }, () => useRecoveryCode(db, secret, id, code ?? '')))
  expect(tries.filter(Boolean)).toHaveLength(1)
  expect((await signIn({ code })).status).toBe(422)
  expect((await signIn({ code: codes[1] })).status).toBe(200)
  const { body } = await testApp.as('teacher').post<{ codes: string[] }>(`${path}/codes`, { password })
  expect((await signIn({ code: codes[2] })).status).toBe(422)
  expect((await signIn({ code: body.codes[0] })).status).toBe(200)
})

test('with a second factor staff may have a shorter password, and turns it off with a long one only', async () => {
  await turnOn()
  const short = 'сытый ёжик7'
  expect(
    (await testApp.as('teacher').post('/api/admin/users/password', { current: password, password: short })).status,
  ).toBe(200)
  expect((await call('/off', { password: short })).status).toBe(422)
  await db.updateTable('access.account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  expect((await call('/off', { password })).status).toBe(200)
  expect((await signIn()).status).toBe(200)
})

test('whose role demands it and who has none reaches nothing but setting it up', async () => {
  const answer = await testApp
    .as('admin')
    .post('/api/admin/second-factor/roles', { role_id: id, is_required: true, seen: false })
  expect(answer.status).toBe(200)
  const { sessionId } = await openSession(db, { accountId: id, client: 0, device: 'new', address: null })
  const token = async () => (await accessTokenOf(testApp.context, db, sessionId)) ?? ''
  const limited = testApp.withToken(await token())
  expect(testApp.app.jwt.decode(await token())).toMatchObject({
    setup: true,
    roles: [],
    permissions: { read: [], write: [] },
  })
  for (const closed of ['/api/passport/years/', '/api/admin/users/sessions', '/api/users/users/'])
    expect(await limited.get(closed)).toMatchObject({
      status: 403,
      body: { detail: 'Сначала включите вход в два шага' },
    })
  expect((await limited.post('/api/admin/users/password', { current: password, password: 'x' })).status).toBe(403)
  expect((await limited.get<SecondFactor>(path)).body.is_required).toBe(true)
  const { body } = await limited.post<{ secret: string }>(`${path}/totp`, { password })
  expect((await limited.post(`${path}/totp/confirm`, { code: codeOf(body.secret) })).status).toBe(200)
  expect((await testApp.withToken(await token()).get('/api/passport/years/')).status).toBe(200)
})

test('an administrator sees who lacks it, resets it, and nobody else does', async () => {
  await db.updateTable('access.role').set({ second_factor: true }).where('name', '=', 'teacher').execute()
  const list = (who: Who | null, query = '') =>
    testApp.as(who).get<{ items: { id: number }[] }>(`/api/admin/second-factor/accounts/${query}`)
  expect((await list(null)).status).toBe(401)
  expect((await list('hr')).status).toBe(403)
  expect((await list('admin', '?state=lacks')).body.items.map((one) => one.id)).toContain(51)
  await expectExport<FactorHolder>(testApp, {
    list: '/api/admin/second-factor/accounts/',
    columns: {
      roles: ({ roles }) => roles.join(', ') || null,
      name: ({ full_name }) => full_name,
      state: ({ has_totp, passkeys }) => (has_totp || passkeys > 0 ? 'Включён' : 'Не включён'),
      codes: ({ codes_left }) => codes_left,
    },
    top: [['Обязывают роли', 'Человек', 'Второй шаг', 'Кодов осталось']],
    requested: [['admin', 'state=lacks']],
    refused: ['hr', 'library'],
  })
  const reset = (who: Who | null, account: number | string = 51) =>
    testApp.as(who).post(`/api/admin/accounts/${account}/second-factor/reset`)
  expect((await reset(null)).status).toBe(401)
  expect((await reset('admin', 'x')).status).toBe(422)
  expect((await reset('hr')).status).toBe(403)
  expect((await reset('admin', 999_999)).status).toBe(404)
  expect((await reset('admin', testApp.accountOf('ceasar'))).status).toBe(403)
  expect((await reset('admin')).status).toBe(409)
  await sql`insert into access.totp (account_id, secret, confirmed_at) values (51, 'x', now())`.execute(db)
  expect((await reset('admin')).status).toBe(200)
  expect((await list('admin', '?state=has')).body.items).toEqual([])
})

test('that it was reset is kept as a text, and told to whoever reads the history in their language', async () => {
  learn(pseudo)
  const spoken = { headers: { 'accept-language': pseudo.locale } }
  await sql`insert into access.totp (account_id, secret, confirmed_at) values (${id}, 'x', now())`.execute(db)
  expect((await testApp.as('admin').post(`/api/admin/accounts/${id}/second-factor/reset`, {}, spoken)).status).toBe(200)
  expect(await keptSaid(db)).toEqual([])
  const told = async (call: object) =>
    (await testApp.as('admin').get<HistoryPage>(`/api/admin/accounts/${id}/history/`, call)).body.items[0]?.steps[0]
      ?.after
  expect([await told({}), await told(spoken)]).toEqual(['сброшен администратором', '‹сброшен администратором›'])
})

test('a role is changed from what was seen, with the right to change rights', async () => {
  const change = (who: Who | null, body: object) => testApp.as(who).post('/api/admin/second-factor/roles', body)
  const body = { role_id: id, is_required: true, seen: false }
  expect((await change(null, body)).status).toBe(401)
  expect((await change('admin', {})).status).toBe(422)
  expect((await change('director', body)).status).toBe(403)
  expect((await change('admin', { ...body, role_id: 999_999 })).status).toBe(404)
  expect((await change('admin', { ...body, seen: true })).status).toBe(409)
  expect((await change('admin', body)).status).toBe(200)
  const history = await testApp.as('admin').get<HistoryPage>(`/api/admin/roles/${id}/history/`)
  expect(history.body.items[0]?.steps).toEqual([
    { field: 'second_factor', before: false, after: true, is_masked: false },
  ])
})

test('until the school decides, names and keys of roles do', async () => {
  await db.updateTable('access.role').set({ second_factor: null }).execute()
  const { sessionId } = await openSession(db, { accountId: 51, client: 0, device: 'x', address: null })
  expect(
    (await testApp.withToken((await accessTokenOf(testApp.context, db, sessionId)) ?? '').get('/api/passport/years/'))
      .status,
  ).toBe(200)
  const { body } = await testApp
    .as('ceasar')
    .get<{ items: { id: number; is_required: boolean }[] }>('/api/admin/second-factor/roles')
  const names = await db.selectFrom('access.role').select(['id', 'name']).execute()
  const required = body.items
    .filter((one) => one.is_required)
    .map((one) => names.find((role) => role.id === one.id)?.name)
  expect(required).toEqual(
    expect.arrayContaining([
      'admin',
      'ceasar',
      'hr',
      'financial',
      'director',
      'sub_director',
      'pcycho',
      'logoped',
      'uk',
    ]),
  )
  expect(required).not.toContain('teacher')
  expect(required).not.toContain('classruk')
})
