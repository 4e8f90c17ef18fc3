import { Secret } from 'otpauth'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { now } from '#platform/server/clock.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { AccountCard } from '../../contract/account-card.ts'
import type { SignInProvider } from '../../contract/provider-settings.ts'
import type { Tokens } from '../../contract/tokens.ts'
import { hashPassword } from '../passwords.ts'
import { sealed } from '../secrets.ts'
import { totpOf, totpPurpose } from '../second-factor/time-code.ts'
import { clientId, clientSecret, startProvider } from './testing.ts'

const testApp = await startTestApp()
const provider = await startProvider()
afterAll(async () => {
  await testApp.close()
  await provider.close()
})
const { db } = testApp
const account = testApp.accountOf('other-teacher')
const mail = 'other-teacher@school.test'
const settings = {
  title: 'Пропуск',
  issuer: provider.issuer,
  client_id: clientId,
  client_secret: clientSecret,
  domains: ['school.test'],
  is_on: true,
}
let id = 0
const errors = vi.spyOn(console, 'error')

beforeEach(async () => {
  errors.mockReset().mockImplementation(() => undefined)
  for (const table of ['sign_in_provider', 'provider_link', 'failed_attempt', 'failed_sign_in', 'totp'] as const)
    await db.deleteFrom(`access.${table}`).execute()
  await give({ status: 'active', must_change_password: false })
  provider.behave({ claims: { email: mail, email_verified: true } })
  const { body } = await testApp.as('ceasar').post<SignInProvider>('/api/admin/sign-in-providers/', settings)
  id = body.id
})
// whatever was refused: neither the secret nor what proves somebody stands in a line of the log
afterEach(() => expect(JSON.stringify(errors.mock.calls)).not.toMatch(/of the school|code=|access_token|eyJ/))

const give = (change: object) => db.updateTable('access.account').set(change).where('id', '=', account).execute()
const failures = () =>
  db.selectFrom('access.failed_sign_in').select(['account_id', 'reason', 'times']).orderBy('reason').execute()
const links = () => db.selectFrom('access.provider_link').select(['account_id', 'subject']).execute()

/** A browser, with the one cookie that counts here. */
function browser() {
  const jar = new Map<string, string>()
  const post = async <T = unknown>(url: string, body: object = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await testApp.as(null).post<T>(url, body, { headers: { cookie, origin: 'http://school.test' } })
    for (const { name, value } of answer.cookies)
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    return answer
  }
  return {
    jar,
    begin: () => post<{ url: string }>(`/api/admin/users/token/providers/${id}`),
    end: (body: object) => post<Tokens & { detail: unknown }>('/api/admin/users/token/provider', body),
    askKey: () => post<{ options: object }>('/api/admin/users/token/provider/passkey'),
  }
}
/** Somebody goes to the provider, agrees and comes back. */
async function signIn(one = browser()) {
  const { body } = await one.begin()
  return one.end({ answer: provider.agree(body.url) })
}

describe('signing in', () => {
  test('sends the browser away with what binds the answer to it', async () => {
    const one = browser()
    const { status, body, cookies } = await one.begin()
    expect(status).toBe(200)
    const { origin, pathname, searchParams } = new URL(body.url)
    expect(origin + pathname).toBe(`${provider.issuer}/authorize`)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: clientId,
      redirect_uri: 'http://school.test/login',
      response_type: 'code',
      scope: 'openid email',
      state: expect.stringMatching(/.{40}/) as string,
      nonce: expect.stringMatching(/.{40}/) as string,
      code_challenge: expect.stringMatching(/.{40}/) as string,
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'provider', httpOnly: true, sameSite: 'Lax', maxAge: 600 }),
    ])
    for (const bound of ['state', 'nonce']) expect(cookies[0]?.value).not.toContain(searchParams.get(bound))
  })

  test('opens a session as a password does, and keeps who the account is there', async () => {
    await give({ last_login_at: now() })
    const one = browser()
    const { status, body } = await signIn(one)
    expect(status).toBe(200)
    expect(testApp.app.jwt.decode(body.access_token)).toMatchObject({ user_id: account, client: 0, roles: ['teacher'] })
    expect((await testApp.withToken(body.access_token).get('/api/admin/users/sessions')).status).toBe(200)
    expect([...one.jar.keys()].toSorted()).toEqual(['XSRF-TOKEN', 'device', 'pictures', 'refresh', 'session'])
    expect(await links()).toEqual([{ account_id: account, subject: 'person-1' }])
    expect((await testApp.as('admin').get<AccountCard>(`/api/admin/accounts/${account}/card`)).body.providers).toEqual([
      'Пропуск',
    ])
    expect(await failures()).toEqual([])
    const notices = await sql`select from notices.notice where account_id = ${account}`.execute(db)
    expect(notices.rows.length).toBeGreaterThan(0)
    const known = notices.rows.length
    expect((await signIn(one)).status).toBe(200)
    expect((await sql`select from notices.notice where account_id = ${account}`.execute(db)).rows).toHaveLength(known)
  })

  test('asks the provider for the mail where its token bears none', async () => {
    provider.behave({ userinfo: { sub: 'person-1', email: mail, email_verified: true } })
    expect((await signIn()).status).toBe(200)
    provider.behave({ userinfo: { sub: 'somebody-else', email: mail, email_verified: true } })
    expect((await signIn()).status).toBe(401)
  })

  test('is refused to another page', async () => {
    const headers = { origin: 'https://elsewhere.test' }
    for (const path of [`providers/${id}`, 'provider', 'provider/passkey'])
      expect((await testApp.as(null).post(`/api/admin/users/token/${path}`, {}, { headers })).status).toBe(403)
  })
})

describe('an answer', () => {
  test('of another browser, of another beginning and one that was used is worth nothing', async () => {
    const [one, another] = [browser(), browser()]
    const answer = provider.agree((await one.begin()).body.url)
    await another.begin()
    expect((await another.end({ answer })).status).toBe(401)
    expect((await browser().end({ answer })).status).toBe(409)
    expect((await one.end({})).status).toBe(409)
    expect((await one.end({ answer })).status).toBe(200)
    expect((await one.end({ answer })).status).toBe(409)
    expect((await one.askKey()).status).toBe(409)
  })

  test('of a provider that was changed or turned off meanwhile is worth nothing', async () => {
    const one = browser()
    const answer = provider.agree((await one.begin()).body.url)
    await db.updateTable('access.sign_in_provider').set({ is_on: false }).execute()
    expect((await one.end({ answer })).status).toBe(409)
    await db.updateTable('access.sign_in_provider').set({ is_on: true, version: 2 }).execute()
    expect((await one.end({ answer })).status).toBe(409)
  })

  test('in a cookie that we did not make is none', async () => {
    const one = browser()
    const answer = provider.agree((await one.begin()).body.url)
    one.jar.set('provider', (one.jar.get('provider') ?? '').replace(/^../, 'AA'))
    expect((await one.end({ answer })).status).toBe(409)
  })

  test('that says no is told so', async () => {
    const one = browser()
    const { searchParams } = new URL((await one.begin()).body.url)
    const refused = await one.end({ answer: `error=access_denied&state=${searchParams.get('state')}` })
    expect(refused).toMatchObject({ status: 401, body: { detail: 'Вход через «Пропуск» отменён' } })
  })
})

describe('the provider’s word', () => {
  const hour = () => Math.floor(now().getTime() / 1000) - 3600
  test.each([
    ['for another client', () => ({ aud: 'another' })],
    ['of another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['for another beginning', () => ({ nonce: 'another' })],
    ['that is over', () => ({ exp: hour() })],
  ])('%s is not believed', async (_, claims) => {
    provider.behave({ claims: { email: mail, email_verified: true, ...claims() } })
    expect(await signIn()).toMatchObject({
      status: 401,
      body: { detail: '«Пропуск» не подтвердил вход. Попробуйте ещё раз или войдите по паролю' },
    })
    expect(await failures()).toEqual([{ account_id: null, reason: 'provider', times: 1 }])
    expect(await links()).toEqual([])
  })

  test('signed by another key is not believed', async () => {
    provider.behave({ claims: { email: mail, email_verified: true }, isForged: true })
    expect((await signIn()).status).toBe(401)
  })

  test.each([
    [
      'a mail that is not confirmed',
      { email: mail, email_verified: false },
      '«Пропуск» не подтвердил вашу почту. Войдите по паролю',
    ],
    [
      'another domain',
      { email: 'a@elsewhere.test', email_verified: true },
      'Через «Пропуск» входят только с почтой школы: school.test',
    ],
    [
      'a mail that nobody has',
      { email: 'nobody@school.test', email_verified: true },
      'В школе нет учётной записи с почтой nobody@school.test. Войдите по паролю или обратитесь к администратору школы',
    ],
  ])('of %s opens nothing, and says why', async (_, claims, detail) => {
    provider.behave({ claims })
    expect(await signIn()).toMatchObject({ status: 401, body: { detail } })
    expect(await failures()).toEqual([{ account_id: null, reason: 'provider', times: 1 }])
  })
})

describe('which account it is', () => {
  test('the mail of a person whose login is none; a mail of two is refused', async () => {
    const found = async () => {
      provider.behave({ claims: { sub: 'person-2', email: 'Shared@School.test', email_verified: true } })
      return signIn()
    }
    const own = (who: Who, email: string | null) =>
      db.updateTable('people.person').set({ email }).where('admin_user_id', '=', testApp.accountOf(who)).execute()
    const aliases = await db.selectFrom('access.login_alias').selectAll().execute()
    await own('other-teacher', 'shared@school.test')
    // whose login is a mail has the letters sent there
    expect((await found()).status).toBe(401)
    await db.deleteFrom('access.login_alias').where('alias', 'like', '%@%').execute()
    expect((await found()).status).toBe(200)
    await db.deleteFrom('access.provider_link').execute()
    await own('teacher', 'SHARED@school.test')
    expect(await found()).toMatchObject({
      status: 409,
      body: {
        detail:
          'Почта shared@school.test записана у нескольких человек. Войдите по паролю или обратитесь к администратору школы',
      },
    })
    expect(await links()).toEqual([])
    for (const who of ['teacher', 'other-teacher'] as const) await own(who, null)
    await db
      .insertInto('access.login_alias')
      .values(aliases)
      .onConflict((clash) => clash.doNothing())
      .execute()
  })

  test('who has signed in once stays who they are, whatever mail they have there later', async () => {
    await signIn()
    provider.behave({ claims: { email: 'teacher@school.test', email_verified: true } })
    const { body } = await signIn()
    expect(testApp.app.jwt.decode(body.access_token)).toMatchObject({ user_id: account })
    provider.behave({ claims: { sub: 'who-got-the-mailbox', email: mail, email_verified: true } })
    expect((await signIn()).status).toBe(409)
    expect(await links()).toEqual([{ account_id: account, subject: 'person-1' }])
  })

  test('an administrator unlinks it, and nobody else does', async () => {
    const unlink = (who: Who | null, of: number | string = account) =>
      testApp.as(who).post(`/api/admin/accounts/${of}/sign-in-providers/unlink`)
    const { body } = await signIn()
    expect((await unlink(null)).status).toBe(401)
    expect((await unlink('admin', 'x')).status).toBe(422)
    expect((await unlink('hr')).status).toBe(403)
    expect((await unlink('admin', testApp.accountOf('ceasar'))).status).toBe(403)
    expect((await unlink('admin', 999_999)).status).toBe(404)
    expect((await unlink('admin')).status).toBe(200)
    expect(await links()).toEqual([])
    const ended = await testApp.as(null).post('/api/admin/users/token/refresh', { token: body.refresh_token })
    expect(ended.status).toBe(401)
    expect((await unlink('admin')).status).toBe(409)
  })
})

describe('what holds for a password', () => {
  test('a blocked account stays so', async () => {
    await give({ status: 'blocked' })
    expect((await signIn()).status).toBe(409)
    expect(await failures()).toEqual([{ account_id: account, reason: 'blocked', times: 1 }])
    expect(await links()).toEqual([])
  })

  test('a temporary password gives way to one’s own', async () => {
    await give({ must_change_password: true })
    const one = browser()
    expect(await signIn(one)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'new_password'], type: 'asked' }] },
    })
    expect(await links()).toEqual([])
    expect((await one.end({ new_password: 'короткий' })).status).toBe(422)
    expect((await one.end({ new_password: 'восемь сытых ежей' })).status).toBe(200)
    const fields = { username: mail, password: 'восемь сытых ежей' }
    expect((await testApp.as(null).post('/api/admin/users/token', fields)).status).toBe(200)
  })

  test('the second step is asked for, in the same browser only, and is guessed no more often', async () => {
    const secret = new Secret({ size: 20 })
    await db
      .insertInto('access.totp')
      .values({
        account_id: account,
        secret: sealed(testApp.context.secret, totpPurpose, new Uint8Array(secret.buffer)),
        confirmed_at: now(),
      })
      .execute()
    const one = browser()
    expect(await signIn(one)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'code'], type: 'asked' }] },
    })
    expect((await browser().end({ code: '000000' })).status).toBe(409)
    expect((await one.askKey()).status).toBe(200)
    expect((await one.end({ code: 'не тот' })).status).toBe(422)
    expect((await one.end({ code: totpOf(secret).generate() })).status).toBe(200)
    expect((await one.end({ code: totpOf(secret).generate() })).status).toBe(409)
    expect(await failures()).toEqual([{ account_id: account, reason: 'factor', times: 1 }])
    const guesser = browser()
    await signIn(guesser)
    for (let index = 0; index < 10; index++) await guesser.end({ code: `неверно ${index}` })
    expect((await guesser.end({ code: 'ещё раз' })).status).toBe(429)
  })
})

describe('a provider that does not do its part', () => {
  const another = async (given: Partial<typeof settings> & { issuer: string }) => {
    await db.deleteFrom('access.sign_in_provider').execute()
    const { body } = await testApp.as('ceasar').post<SignInProvider>('/api/admin/sign-in-providers/', {
      ...settings,
      ...given,
    })
    id = body.id
  }
  const away = { status: 409, body: { detail: '«Пропуск» сейчас не отвечает. Войдите по паролю или попробуйте позже' } }

  test('is said to be away, at the beginning and at the end', async () => {
    const gone = await startProvider()
    await another({ issuer: gone.issuer })
    const one = browser()
    const { body } = await one.begin()
    await gone.close()
    expect(await one.end({ answer: gone.agree(body.url) })).toMatchObject(away)
    expect(await failures()).toEqual([])
    await another({ issuer: gone.issuer })
    expect(await browser().begin()).toMatchObject(away)
    provider.behave({ status: 503 })
    await another({ issuer: provider.issuer })
    expect(await browser().begin()).toMatchObject(away)
    // whoever goes on asking does not make the school ask
    const asked = provider.asked.length
    for (let count = 0; count < 5; count++) expect(await browser().begin()).toMatchObject(away)
    expect(provider.asked).toHaveLength(asked)
    provider.behave({ claims: { email: mail, email_verified: true } })
    await vi.waitFor(async () => expect((await signIn()).status).toBe(200), { timeout: 10_000, interval: 500 })
  })

  test('holds up nobody who signs in by a password', async () => {
    await give({ password_hash: await hashPassword('семь тощих ёжиков') })
    const silent = await startProvider()
    silent.behave({ isSilent: true })
    await another({ issuer: silent.issuer })
    const waiting = Promise.all(Array.from({ length: 30 }, () => browser().begin()))
    await vi.waitFor(() => expect(silent.asked).toHaveLength(1))
    const fields = { username: mail, password: 'семь тощих ёжиков' }
    expect((await testApp.as(null).post('/api/admin/users/token', fields)).status).toBe(200)
    await silent.close()
    for (const answer of await waiting) expect(answer).toMatchObject(away)
    // all who came meanwhile waited for one and the same question
    expect(silent.asked).toHaveLength(1)
  })

  test('is not followed to where it has no business', async () => {
    const bystander = await startProvider()
    for (const metadata of [
      { token_endpoint: `${bystander.issuer}/token` },
      { jwks_uri: `${bystander.issuer}/jwks` },
    ]) {
      provider.behave({ claims: { email: mail, email_verified: true }, metadata })
      await another({ issuer: provider.issuer })
      expect((await signIn()).status).toBe(401)
    }
    for (const metadata of [
      { issuer: bystander.issuer },
      { authorization_endpoint: 'javascript:alert(1)' },
      { authorization_endpoint: `${bystander.issuer}/authorize` },
    ]) {
      provider.behave({ metadata })
      await another({ issuer: provider.issuer })
      expect((await browser().begin()).status).toBe(401)
    }
    expect(bystander.asked).toEqual([])
    await bystander.close()
  })

  test('whose secret another key of the school has sealed confirms nobody', async () => {
    await db
      .updateTable('access.sign_in_provider')
      .set({ client_secret: Buffer.alloc(60) })
      .execute()
    expect((await browser().begin()).status).toBe(401)
  })
})
