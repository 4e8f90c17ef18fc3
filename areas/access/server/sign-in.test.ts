import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { now } from '#platform/server/clock.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Tokens } from '../contract/tokens.ts'
import { hashPassword } from './passwords.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const password = 'семь тощих ёжиков'
const passwordHash = await hashPassword(password)

const give = (who: Who, change: object) =>
  db.updateTable('access.account').set(change).where('id', '=', testApp.accountOf(who)).execute()
const signIn = (username: string, typed = password, headers: Record<string, string> = {}) => {
  const form = new FormData()
  form.set('username', username)
  form.set('password', typed)
  return testApp.app.inject({ method: 'POST', url: '/api/admin/users/token', payload: form, headers })
}
const failures = () => db.selectFrom('access.failed_attempt').selectAll().execute()

beforeEach(async () => {
  await db.deleteFrom('access.failed_attempt').execute()
  await give('other-teacher', { password_hash: passwordHash, status: 'active', must_change_password: false })
})

test('a password is kept as argon2id', () => expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/))

const noted = () => db.selectFrom('access.failed_sign_in').select(['account_id', 'reason', 'times']).execute()

test('what fails is noted for the audit by its reason, what succeeds or is only asked for is not', async () => {
  await db.deleteFrom('access.failed_sign_in').execute()
  await signIn('800512400011')
  await give('other-teacher', { must_change_password: true })
  expect((await signIn('800512400011')).statusCode).toBe(422)
  expect(await noted()).toEqual([])
  await give('other-teacher', { must_change_password: false, status: 'blocked' })
  await signIn('800512400011')
  await give('other-teacher', { status: 'active' })
  for (let index = 0; index < 11; index++) await signIn('800512400011', 'не тот')
  expect(await noted()).toEqual([
    { account_id: 51, reason: 'blocked', times: 1 },
    { account_id: 51, reason: 'password', times: 10 },
    { account_id: 51, reason: 'limit', times: 1 },
  ])
})

describe('signing in', () => {
  test.each([
    'other-teacher@school.test',
    ' OTHER-Teacher@School.Test ',
    '800512400011',
    '+7 (701) 000-00-51',
    '87010000051',
  ])('as %s', async (username) => {
    const answer = await signIn(username)
    expect(answer.statusCode).toBe(200)
    const tokens = answer.json<Tokens>()
    const claims = testApp.app.jwt.verify<{ exp: number; iat: number }>(tokens.access_token)
    expect(claims).toMatchObject({ user_id: 51, person: 51, client: 0, roles: ['teacher'], purpose: 'access' })
    expect(claims.exp - claims.iat).toBe(15 * 60)
    expect((await testApp.withToken(tokens.access_token).get('/api/admin/users/sessions')).status).toBe(200)
  })

  test('puts the refresh token where scripts can’t read it', async () => {
    const { cookies } = await signIn('800512400011')
    const week = { path: '/', sameSite: 'Lax', maxAge: 7 * 24 * 3600 }
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'refresh', httpOnly: true, ...week }))
    expect(cookies).toContainEqual({ name: 'session', value: '1', ...week })
    expect(cookies).toContainEqual({ name: 'XSRF-TOKEN', value: expect.stringMatching(/.{20}/) as string, ...week })
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'impersonating', value: '' }))
  })

  test('stores the refresh token hashed', async () => {
    const { refresh_token } = (await signIn('800512400011')).json<Tokens>()
    const rows = await db.selectFrom('access.refresh_token').select('token_hash').execute()
    expect(rows.some((row) => row.token_hash.includes(Buffer.from(refresh_token)))).toBe(false)
  })

  test('of another page’s form is refused', async () => {
    expect((await signIn('800512400011', password, { origin: 'https://elsewhere.test' })).statusCode).toBe(403)
    expect((await signIn('800512400011', password, { origin: 'http://school.test' })).statusCode).toBe(200)
  })

  test('without a field says where', async () => {
    const answer = await testApp.as(null).post('/api/admin/users/token', { username: 'a' })
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'password'], msg: 'Обязательное поле' }] },
    })
  })

  test('to a blocked account says so to who knows its password only', async () => {
    await give('other-teacher', { status: 'blocked' })
    expect((await signIn('800512400011')).statusCode).toBe(409)
    expect((await signIn('800512400011', 'другой пароль')).statusCode).toBe(401)
  })

  test('with a password of an administrator asks for one’s own', async () => {
    await give('other-teacher', { must_change_password: true })
    expect((await signIn('800512400011')).json()).toEqual({
      detail: [
        { loc: ['body', 'new_password'], msg: 'Пароль временный: придумайте свой, не короче 15 знаков', type: 'asked' },
      ],
    })
    const fields = { username: '800512400011', password, new_password: 'короткий' }
    const short = await testApp.as(null).post('/api/admin/users/token', fields)
    expect(short).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'new_password'], msg: 'Не короче 15 знаков' }] },
    })
    const chosen = 'восемь сытых ежей'
    expect((await testApp.as(null).post('/api/admin/users/token', { ...fields, new_password: chosen })).status).toBe(
      200,
    )
    expect((await signIn('800512400011')).statusCode).toBe(401)
    expect((await signIn('800512400011', chosen)).statusCode).toBe(200)
  })
})

describe('a wrong sign-in', () => {
  test('looks the same whether or not the account exists', async () => {
    const answers = await Promise.all([
      signIn('other-teacher@school.test', 'другой пароль'),
      signIn('nobody@school.test', 'другой пароль'),
      signIn('director@school.test', 'у него нет пароля'),
    ])
    for (const answer of answers) {
      expect([answer.statusCode, answer.body]).toEqual([401, '{"detail":"Неверный логин или пароль"}'])
      expect(answer.cookies).toEqual([])
    }
  })

  test('takes as long for a login that nobody has', async () => {
    const timeOf = async (username: string) => {
      const begun = performance.now()
      await signIn(username, 'другой пароль')
      return performance.now() - begun
    }
    await timeOf('warming-up@school.test')
    let [known, unknown] = [Infinity, Infinity]
    // in turn, and the quickest of each: whatever else the machine does slows single rounds only
    for (let round = 0; round < 8; round++) {
      known = Math.min(known, await timeOf('800512400011'))
      unknown = Math.min(unknown, await timeOf('nobody@school.test'))
    }
    expect(unknown / known).toBeGreaterThan(0.4)
    expect(unknown / known).toBeLessThan(2.5)
  })

  test('the eleventh within an hour is refused, under all spellings together, even with the right password', async () => {
    const spellings = ['other-teacher@school.test', '800512400011', '+77010000051']
    for (let index = 0; index < 10; index++)
      expect((await signIn(spellings[index % 3] ?? '', `неверно ${index}`)).statusCode).toBe(401)
    const refused = await signIn('87010000051')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({ detail: 'Слишком много неудачных попыток. Повторите через 60 мин' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(59 * 60)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60 * 60)
    await db
      .updateTable('access.failed_attempt')
      .set({ at: new Date(now().getTime() - 61 * 60_000) })
      .execute()
    expect((await signIn('87010000051')).statusCode).toBe(200)
  })

  test('is limited for a login that nobody has, too', async () => {
    for (let index = 0; index < 10; index++) await signIn('nobody@school.test', `неверно ${index}`)
    expect((await signIn('nobody@school.test')).statusCode).toBe(429)
    expect((await signIn('somebody@school.test')).statusCode).toBe(401)
  })

  test('in parallel does not outrun the limit', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signIn('800512400011', `неверно ${index}`)),
    )
    const tried = answers.filter((answer) => answer.statusCode === 401)
    expect(tried.length).toBeLessThanOrEqual(10)
    expect(answers.every((answer) => [401, 429].includes(answer.statusCode))).toBe(true)
  })

  test('counts only failures, and success forgets them', async () => {
    for (let index = 0; index < 9; index++) await signIn('800512400011', `неверно ${index}`)
    for (let index = 0; index < 3; index++) expect((await signIn('800512400011')).statusCode).toBe(200)
    expect((await failures()).filter(({ subject }) => subject.startsWith('account:'))).toEqual([])
  })

  test('of others does not lock out the owner’s own device', async () => {
    const own = (await signIn('800512400011')).cookies.find(({ name }) => name === 'device')?.value ?? ''
    for (let index = 0; index < 10; index++) await signIn('800512400011', `неверно ${index}`)
    expect((await signIn('800512400011')).statusCode).toBe(429)
    expect((await signIn('800512400011', password, { cookie: `device=${own}` })).statusCode).toBe(200)
    const forged = own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (let index = 0; index < 10; index++) await signIn('800512400011', 'нет')
    expect((await signIn('800512400011', password, { cookie: `device=${forged}` })).statusCode).toBe(429)
  })

  test('of others does not keep an owner from their own page, and two owners may share a device', async () => {
    await give('teacher', { password_hash: passwordHash, must_change_password: false })
    const deviceOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
      answer.cookies.find(({ name }) => name === 'device')?.value ?? ''
    const first = deviceOf(await signIn('800512400011'))
    const shared = deviceOf(await signIn('teacher@school.test', password, { cookie: `device=${first}` }))
    for (const login of ['800512400011', 'teacher@school.test'])
      for (let index = 0; index < 10; index++) await signIn(login, `неверно ${index}`)
    const cookie = `device=${shared}`
    for (const login of ['800512400011', 'teacher@school.test'])
      expect((await signIn(login, password, { cookie })).statusCode).toBe(200)
    for (let index = 0; index < 10; index++) await signIn('teacher@school.test', `неверно ${index}`)
    const change = (headers: Record<string, string>) =>
      testApp
        .as('teacher')
        .post('/api/admin/users/password', { current: 'не тот', password: 'десять сытых ежей' }, { headers })
    expect((await change({})).status).toBe(429)
    expect((await change({ cookie })).status).toBe(422)
  })

  test('from one address is refused after 300', async () => {
    await db
      .insertInto('access.failed_attempt')
      .values(Array.from({ length: 300 }, () => ({ subject: 'address:127.0.0.1' })))
      .execute()
    expect((await signIn('800512400011')).statusCode).toBe(429)
  })
})
