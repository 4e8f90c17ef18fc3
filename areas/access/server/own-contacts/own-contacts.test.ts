import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { learn } from '#platform/server/language/spoken.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { pseudo } from '#tests/texts/pseudo.ts'
import { hashPassword } from '../passwords.ts'
import { openSession } from '../sessions.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const password = 'семь тощих ёжиков'
const passwordHash = await hashPassword(password)
const [id, personId] = [testApp.accountOf('teacher'), testApp.personOf('teacher')]
const url = '/api/admin/users'
const contacts = async () =>
  db.selectFrom('people.person').where('id', '=', personId).select(['phone', 'email']).executeTakeFirstOrThrow()
const signsIn = async (username: string) =>
  (await testApp.as(null).post(`${url}/token`, { username, password })).status === 200

beforeEach(async () => {
  await db.deleteFrom('access.failed_attempt').execute()
  await db.deleteFrom('access.mail_change').execute()
  await db.updateTable('access.account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
})

describe('one’s own phone', () => {
  const change = (phone: string | null, who: Who | null = 'teacher') =>
    testApp.as(who).patch<{ phone: string | null }>(`${url}/phone`, { phone })

  test('is changed by its owner, who signs in with it then and no more with the former one', async () => {
    expect((await change('+7 701 000 10 52', null)).status).toBe(401)
    for (const wrong of ['нет', '12', '+7 701 000 10 52, +7 701 000 10 53'])
      expect(await change(wrong)).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'phone'] }] } })
    expect((await change('8 (701) 555-10-52')).body).toEqual({ phone: '+77015551052' })
    expect(await contacts()).toMatchObject({ phone: '+77015551052' })
    expect(await signsIn('87015551052')).toBe(true)
    expect((await change('8 701 555 10 53')).status).toBe(200)
    expect([await signsIn('87015551052'), await signsIn('87015551053')]).toEqual([false, true])
    const { rows } = await sql<{ after: unknown }>`select after from history.change
      where subject = 'people.person' and subject_id = ${personId} order by id desc limit 1`.execute(db)
    expect(rows).toMatchObject([{ after: { phone: '+77015551053' } }])
    expect((await change(null)).body).toEqual({ phone: null })
  })
})

describe('one’s own mail', () => {
  const letters = () => (existsSync(testApp.outbox) ? readdirSync(testApp.outbox).toSorted() : [])
  const decoded = (letter: string) =>
    Buffer.from(letter.slice(letter.indexOf('\n\n')).replaceAll(/\s/g, ''), 'base64').toString('utf8')
  const textOf = (name: string) => {
    const letter = readFileSync(path.join(testApp.outbox, name), 'utf8')
    return letter + (/base64/i.test(letter) ? decoded(letter) : '')
  }
  const ask = (email: string, typed = password, who: Who | null = 'teacher') =>
    testApp.as(who).post(`${url}/mail`, { email, password: typed })
  const of = (call: 'check' | 'confirm', token: string) => testApp.as(null).post(`${url}/mail/${call}`, { token })
  const lettersTo = (mail: string, before: readonly string[]) =>
    letters().filter((name) => !before.includes(name) && textOf(name).includes(`To: ${mail}\n`))
  /** Asks for a link and reads it in the outbox. */
  async function link(mail: string) {
    const before = letters()
    expect((await ask(mail)).status).toBe(200)
    const [name = ''] = lettersTo(mail, before)
    return /http:\/\/school\.test\/confirm-mail#(\S+)/.exec(textOf(name))?.[1] ?? ''
  }
  const dead = { status: 409, body: { detail: expect.stringContaining('уже использована или устарела') } }

  test('asks for the password, and for a mail', async () => {
    expect((await ask('new@school.test', password, null)).status).toBe(401)
    expect(await ask('new@school.test', 'неверный')).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'password'], msg: 'Неверный пароль' }] },
    })
    for (const wrong of ['нет', 'teacher@school.test', 'a@b', 'a b@c.kz'])
      expect(await ask(wrong)).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'email'] }] } })
    expect(letters().filter((name) => textOf(name).includes('confirm-mail'))).toEqual([])
  })

  test('takes its place by the link alone: other sessions end, the former mail is told and opens nothing', async () => {
    const former = await openSession(db, { accountId: id, client: 0, device: 'other', address: '127.0.0.1' })
    const token = await link('new@school.test')
    expect(await signsIn('new@school.test')).toBe(false)
    expect((await of('check', token)).body).toEqual({ email: 'new@school.test', is_login: true })
    const before = letters()
    expect((await of('confirm', token)).status).toBe(200)
    expect(await contacts()).toMatchObject({ email: 'new@school.test' })
    expect([await signsIn('new@school.test'), await signsIn('teacher@school.test')]).toEqual([true, false])
    expect(lettersTo('teacher@school.test', before)).toHaveLength(1)
    // who has asked goes on, the others do not
    expect((await testApp.as('teacher').get(`${url}/sessions`)).status).toBe(200)
    expect((await testApp.as(null).post(`${url}/token/refresh`, { token: former.refreshToken })).status).toBe(401)
    expect(await of('confirm', token)).toMatchObject(dead)
    expect(await of('check', token)).toMatchObject(dead)
    const back = await link('teacher@school.test')
    expect((await of('confirm', back)).status).toBe(200)
  })

  test('the letter to the former mail speaks the language of its owner, whoever opens the link', async () => {
    learn(pseudo)
    const speak = (language: string | null) =>
      db.updateTable('access.account').set({ language }).where('id', '=', id).execute()
    /** @returns subject and text of the letter to the former mail */
    async function changed(from: string, to: string, page: string) {
      const token = await link(to)
      const before = letters()
      const answer = await testApp
        .as(null)
        .post(`${url}/mail/confirm`, { token }, { headers: { 'accept-language': page } })
      expect(answer.status).toBe(200)
      return textOf(lettersTo(from, before)[0] ?? '')
    }
    await speak(pseudo.locale)
    expect(await changed('teacher@school.test', 'spoken@school.test', 'ru')).toContain('‹Здравствуйте!›')
    await speak(null)
    expect(await changed('spoken@school.test', 'teacher@school.test', 'ru')).toContain('\nЗдравствуйте!')
  })

  test('a newer link voids the older one; one that an hour has passed is dead; nobody takes another’s', async () => {
    const [older, newer] = [await link('one@school.test'), await link('director@school.test')]
    expect(await of('check', older)).toMatchObject(dead)
    expect(await of('confirm', newer)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('другой человек') },
    })
    const late = await link('two@school.test')
    await sql`update access.mail_change set expires_at = now()`.execute(db)
    expect(await of('confirm', late)).toMatchObject(dead)
    expect(await ask('three@school.test')).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('три письма') },
    })
    expect((await of('check', 'ни о чём')).status).toBe(409)
  })

  test('a login that is another address stays; letters go to the mail that was confirmed', async () => {
    await sql`update people.person set email = 'other@school.test' where id = ${personId}`.execute(db)
    await sql`insert into access.login_alias values ('other@school.test', ${id})`.execute(db)
    const token = await link('third@school.test')
    expect((await of('check', token)).body).toEqual({ email: 'third@school.test', is_login: false })
    const before = letters()
    expect((await of('confirm', token)).status).toBe(200)
    expect(lettersTo('other@school.test', before)).toHaveLength(1)
    expect([
      await signsIn('teacher@school.test'),
      await signsIn('third@school.test'),
      await signsIn('other@school.test'),
    ]).toEqual([true, true, false])
    expect(await ask('third@school.test')).toMatchObject({ status: 422 })
    expect(lettersTo('teacher@school.test', before)).toEqual([])
  })
})
