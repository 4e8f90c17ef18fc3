import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { hashPassword } from './passwords.ts'
import { openSession } from './sessions.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const password = 'семь тощих ёжиков'
const next = 'восемь сытых ежей'
const passwordHash = await hashPassword(password)
const id = testApp.accountOf('teacher')

const canSignIn = async (typed: string) => {
  const body = { username: 'teacher@school.test', password: typed }
  return (await testApp.as(null).post('/api/admin/users/token', body)).status === 200
}
const otherSession = () => openSession(db, { accountId: id, client: 0, device: 'other', address: '127.0.0.1' })
const isAlive = async (refreshToken: string) =>
  (await testApp.as(null).post('/api/admin/users/token/refresh', { token: refreshToken })).status === 200
const objection = (field: string, msg: string) => ({ status: 422, body: { detail: [{ loc: ['body', field], msg }] } })

beforeEach(async () => {
  await db.deleteFrom('access.failed_attempt').execute()
  await db.updateTable('access.account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
})

describe('changing one’s password', () => {
  const change = (current: string, chosen: string) =>
    testApp.as('teacher').post('/api/admin/users/password', { current, password: chosen })

  test('asks the old one, ends the other sessions, keeps this one', async () => {
    const { refreshToken } = await otherSession()
    expect((await change(password, next)).status).toBe(200)
    expect(await isAlive(refreshToken)).toBe(false)
    expect((await testApp.as('teacher').get('/api/admin/users/sessions')).status).toBe(200)
    expect([await canSignIn(password), await canSignIn(next)]).toEqual([false, true])
  })

  test.each([
    ['неверный', next, objection('current', 'Неверный пароль')],
    [password, 'короткий', objection('password', 'Не короче 15 знаков')],
    [password, 'Казахстан123456', objection('password', 'Слишком распространённый пароль: его подберут первым')],
    [password, 'Teacher@School.test', objection('password', 'Пароль не должен совпадать с логином')],
  ])('%s → %s is refused', async (current, chosen, refusal) => {
    expect(await change(current, chosen)).toMatchObject(refusal)
    expect(await canSignIn(password)).toBe(true)
  })

  test('counts wrong old passwords as failed sign-ins', async () => {
    for (let index = 0; index < 10; index++) await change(`неверно ${index}`, next)
    expect((await change(password, next)).status).toBe(429)
    expect(await canSignIn(password)).toBe(false)
  })

  test('without a sign-in: 401', async () => {
    expect((await testApp.as(null).post('/api/admin/users/password', { current: 'a', password: 'b' })).status).toBe(401)
  })
})

describe('restoring a password', () => {
  const letters = () => (existsSync(testApp.outbox) ? readdirSync(testApp.outbox).toSorted() : [])
  const decoded = (letter: string) =>
    Buffer.from(letter.slice(letter.indexOf('\n\n')).replaceAll(/\s/g, ''), 'base64').toString('utf8')
  const textOf = (name: string) => {
    const letter = readFileSync(path.join(testApp.outbox, name), 'utf8')
    return { head: letter, text: /base64/i.test(letter) ? decoded(letter) : letter }
  }
  const ask = (login: string) => testApp.as(null).post('/api/admin/users/restore', { login })
  const confirm = (token: string, chosen = next) =>
    testApp.as(null).post('/api/admin/users/restore/confirm', { token, password: chosen })
  const check = (token: string) => testApp.as(null).post('/api/admin/users/restore/check', { token })
  const dead = { status: 409, body: { detail: 'Ссылка уже использована или устарела. Попросите новую' } }

  /** Asks for a link and reads it in the outbox. */
  async function link(login = 'teacher@school.test', to = login) {
    const before = letters()
    expect((await ask(login)).status).toBe(200)
    const name = await vi.waitFor(() => {
      const fresh = letters().find((one) => !before.includes(one) && textOf(one).head.includes(`To: ${to}\n`))
      if (fresh === undefined) throw new Error('no letter yet')
      return fresh
    })
    return { token: /http:\/\/school\.test\/restore#(\S+)/.exec(textOf(name).text)?.[1] ?? '' }
  }
  beforeEach(() => db.deleteFrom('access.restore_link').execute())

  test('mails a one-time link, which ends all sessions and failures do not outlive', async () => {
    const { refreshToken } = await otherSession()
    const { token } = await link()
    expect(await check(token)).toMatchObject({ status: 200, body: { min_characters: 15 } })
    expect(await check(token)).toMatchObject({ status: 200 })
    expect(await confirm(token, 'короткий')).toMatchObject(objection('password', 'Не короче 15 знаков'))
    expect((await confirm(token)).status).toBe(200)
    expect(await isAlive(refreshToken)).toBe(false)
    expect([await canSignIn(password), await canSignIn(next)]).toEqual([false, true])
    expect(await confirm(token)).toMatchObject(dead)
    expect(await check(token)).toMatchObject(dead)
  })

  test('asks less of families', async () => {
    const { token } = await link('parent@school.test')
    expect((await check(token)).body).toEqual({ min_characters: 10, login: 'parent@school.test' })
  })

  test('answers the same whether or not the account exists', async () => {
    const before = letters().length
    const answers = [await ask('teacher@school.test'), await ask('nobody@school.test'), await ask('800512400011')]
    for (const { status, body } of answers) expect([status, body]).toEqual([200, {}])
    await vi.waitFor(() => expect(letters()).toHaveLength(before + 2))
  })

  test('goes to the e-mail of the account by whatever login', async () => {
    expect((await link('800512400011', 'other-teacher@school.test')).token).not.toBe('')
  })

  test('a newer link voids the older, an hour voids all', async () => {
    const [older, newer] = [await link(), await link()]
    expect(await confirm(older.token)).toMatchObject(dead)
    await sql`update access.restore_link set expires_at = now()`.execute(db)
    expect(await confirm(newer.token)).toMatchObject(dead)
    expect(await canSignIn(password)).toBe(true)
  })

  test('of 50 parallel uses one succeeds', async () => {
    const { token } = await link()
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
  })

  test('sends three letters an hour at most, none to blocked accounts', async () => {
    for (let round = 0; round < 3; round++) await link()
    await db.updateTable('access.account').set({ status: 'blocked' }).where('id', '=', 52).execute()
    const before = letters().length
    await ask('teacher@school.test')
    await ask('english-teacher@school.test')
    await link('other-teacher@school.test')
    expect(letters()).toHaveLength(before + 1)
  })

  test('by a made-up link', async () => expect(await confirm('made-up')).toMatchObject(dead))
})
