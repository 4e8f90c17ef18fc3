import { Secret, TOTP } from 'otpauth'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { now } from '#platform/server/clock.ts'
import { writeSetting } from '#platform/server/setting.ts'
import { inRussian } from '#tests/said.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { ReadingAccount } from '../../contract/reading-ceiling.ts'
import type { Tokens } from '../../contract/tokens.ts'
import { usualCeilings } from '../../rules/reading-verdict.ts'
import { hashPassword } from '../passwords.ts'

const testApp = await startTestApp()
// another process of the same school
const other = await startTestApp({ databaseUrl: testApp.databaseUrl })
afterAll(async () => {
  await other.close()
  await testApp.close()
})
const { db, school } = testApp
const password = 'семь тощих ёжиков'
const passwordHash = await hashPassword(password)
const ceilings = { ...usualCeilings, ask: 4, refuse: 7, misses: 3 }
const uk = testApp.accountOf('uk')
const students = [...school.studentsA, ...school.studentsB]
/** One more than may be read unasked. */
const [first, , , , fifth, sixth] = school.studentsA

beforeEach(async () => {
  for (const table of ['access.person_reading', 'access.totp', 'access.failed_attempt', 'notices.notice'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('access.account').set({ password_hash: passwordHash }).execute()
  await writeSetting(db, 'reading.ceilings', ceilings)
})

const unmask = (id: number, who: Who | null = 'uk', app = testApp) =>
  app.as(who).post<{ iin: string | null; detail: unknown }>(`/api/users/users/${id}/unmask`)
const card = (id: number, who: Who) => testApp.as(who).get(`/api/users/users/${id}/card`)
const confirm = (body: object, who: Who | null = 'uk') => testApp.as(who).post('/api/admin/users/reading/confirm', body)
const decide = (id: number | string, body: object, who: Who | null = 'director') =>
  testApp.as(who).post(`/api/admin/reading/accounts/${id}/decision`, body)
const listed = async (who: Who | null = 'director') =>
  testApp.as(who).get<{ items: ReadingAccount[] }>('/api/admin/reading/accounts/')
/** Reads one person after another. @returns the statuses */
async function read(ids: readonly number[], one: (id: number) => Promise<{ status: number }> = (id) => unmask(id)) {
  const statuses: number[] = []
  for (const id of ids) statuses.push((await one(id)).status)
  return statuses
}
const told = async () =>
  inRussian(
    await db
      .selectFrom('notices.notice')
      .where('kind', '=', 'access.reading')
      .select(['account_id', 'title'])
      .execute(),
  )
/** All that was counted lies so much further back. */
const goBack = (minutes: number) =>
  sql`update access.person_reading set confirmed_until = confirmed_until - make_interval(mins => ${minutes}),
  notified_at = notified_at - make_interval(mins => ${minutes}),
  persons = (select coalesce(jsonb_object_agg(key, value::integer - ${minutes * 60}), '{}') from jsonb_each(persons))`.execute(
    db,
  )
const asked = (way: string) => ({ status: 422, body: { detail: [{ loc: ['reading', way], type: 'asked' }] } })

describe('step by step', () => {
  test('under the ceiling nothing is asked; the same person counts once', async () => {
    expect(await read([...students.slice(0, 4), ...students.slice(0, 4)])).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await told()).toEqual([])
  })

  test('beyond it the password is asked for, heads are told once, and the answer repeated', async () => {
    await read(students.slice(0, 4))
    expect(await unmask(fifth)).toMatchObject(asked('password'))
    expect(await unmask(sixth)).toMatchObject(asked('password'))
    const notices = await told()
    expect(new Set(notices.map(({ account_id }) => account_id))).toEqual(
      new Set([testApp.accountOf('ceasar'), testApp.accountOf('director')]),
    )
    expect(notices).toHaveLength(2)
    expect(notices[0]?.title).toMatch(/карточек людей за 10 мин: 5$/)
    expect((await confirm({ password: 'другой' })).status).toBe(422)
    expect((await unmask(fifth)).status).toBe(422)
    expect((await confirm({ password })).status).toBe(200)
    expect(await unmask(fifth)).toMatchObject({ status: 200, body: { iin: expect.any(String) } })
    expect(await told()).toHaveLength(2)
  })

  test('whoever has a second factor shows it, and not the password', async () => {
    const secret = new Secret()
    const { sealed } = await import('../secrets.ts')
    const { totpPurpose } = await import('../second-factor/time-code.ts')
    await db
      .insertInto('access.totp')
      .values({
        account_id: uk,
        secret: sealed(testApp.context.secret, totpPurpose, new Uint8Array(secret.buffer)),
        confirmed_at: now(),
      })
      .execute()
    await read(students.slice(0, 4))
    expect(await unmask(fifth)).toMatchObject(asked('code'))
    expect((await confirm({ password })).status).toBe(422)
    expect((await confirm({ code: '000000' })).status).toBe(422)
    expect((await unmask(fifth)).status).toBe(422)
    const code = new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: now().getTime() })
    expect((await confirm({ code })).status).toBe(200)
    expect((await unmask(fifth)).status).toBe(200)
  })

  test('beyond the second ceiling nothing is read until somebody allows it', async () => {
    await confirm({ password })
    expect(await read(students.slice(0, 8))).toEqual([200, 200, 200, 200, 200, 200, 200, 429])
    const refused = await unmask(first)
    expect(refused.status).toBe(429)
    expect(refused.body.detail).toMatch(/Разрешить может: /)
    await goBack(11)
    await confirm({ password })
    expect((await unmask(first)).status).toBe(429)
    expect((await told()).map(({ title }) => title)).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/чтение карточек людей остановлено/)),
    )
    expect((await listed()).body.items).toMatchObject([{ id: uk, state: 'refused', person_id: uk }])
    expect((await decide(uk, { is_allowed: true, reason: 'Сверка с НОБД' })).status).toBe(200)
    expect(await read(students)).toEqual(students.map(() => 200))
    expect((await listed()).body.items).toMatchObject([{ state: 'allowed', read: 12 }])
  })

  test('the window passes: nothing is counted, and the confirmation is over', async () => {
    await confirm({ password })
    await read(students.slice(0, 6))
    await goBack(11)
    expect(await read(students.slice(6, 10))).toEqual([200, 200, 200, 200])
    expect(await unmask(first)).toMatchObject(asked('password'))
  })

  test('what was not shown is not counted', async () => {
    await read(students.slice(0, 4))
    await read(students.slice(4))
    expect((await listed()).body.items).toMatchObject([{ state: 'asked', read: 4 }])
    expect((await unmask(first)).status).toBe(200)
  })

  test('more in a day than somebody reads in a day', async () => {
    await writeSetting(db, 'reading.ceilings', { ...ceilings, day: 5 })
    await read(students.slice(0, 4))
    await goBack(11)
    expect(await read(students.slice(4, 7))).toEqual([200, 429, 429])
  })
})

describe('all at once', () => {
  test('twelve calls in two processes: the ceiling is not outrun', async () => {
    const statuses = await Promise.all(students.map((id, index) => unmask(id, 'uk', index % 2 === 0 ? testApp : other)))
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(4)
  })
})

describe('what counts', () => {
  const list = (query: string, who: Who = 'uk') =>
    testApp.as(who).get<{ items: { id: number; iin: string | null; masked: string[] }[] }>(`/api/users/users/?${query}`)
  const lines = () =>
    db.selectFrom('history.change').where('subject', '=', 'people.list').select(['account_id', 'after']).execute()

  test('a masked list counts nobody; an unmasked one each row, and is one line in the history', async () => {
    const masked = await list('kind=students&size=200')
    expect(masked.body.items.find(({ id }) => id === 101)).toMatchObject({ iin: null, masked: ['iin', 'birth_date'] })
    expect(await db.selectFrom('access.person_reading').select('account_id').execute()).toEqual([])
    expect(await list('kind=students&size=5&unmasked=true')).toMatchObject(asked('password'))
    expect(await lines()).toEqual([])
    const few = await list('kind=students&size=4&unmasked=true')
    expect(few.body.items.every(({ masked: hidden }) => hidden.length === 0)).toBe(true)
    const kept = await lines()
    expect(kept).toMatchObject([{ account_id: uk, after: { rows: 4, persons: few.body.items.map(({ id }) => id) } }])
    expect((await list('kind=students&size=5&unmasked=true')).status).toBe(422)
  })

  test('who is found by an IIN or a nationality counts', async () => {
    await list('search=1302155')
    expect(await list('kind=students&search=ахметов')).toMatchObject({ status: 200 })
    expect(await db.selectFrom('access.person_reading').select('persons').execute()).toMatchObject([
      { persons: { 101: expect.any(Number) } },
    ])
  })

  test('asking for what one may not unmask gives nothing and counts nobody', async () => {
    const { body } = await list('kind=students&unmasked=true&size=200', 'teacher')
    expect(body.items.length).toBeGreaterThan(4)
    expect(body.items.every(({ iin }) => iin === null)).toBe(true)
    expect(await db.selectFrom('access.person_reading').select('account_id').execute()).toEqual([])
  })

  test('cards of one’s own classes and groups cost nothing, foreign ones count', async () => {
    expect(await read(school.studentsA, (id) => card(id, 'teacher'))).toEqual(school.studentsA.map(() => 200))
    expect(await read(school.studentsA, (id) => card(id, 'classruk'))).toEqual(school.studentsA.map(() => 200))
    expect(await read([2, 51, 52, 53, 26], (id) => card(id, 'library'))).toEqual([200, 200, 200, 200, 200])
    expect(await db.selectFrom('access.person_reading').select('account_id').execute()).toEqual([])
    expect(await read(students.slice(0, 5), (id) => card(id, 'headteacher'))).toEqual([200, 200, 200, 200, 422])
  })

  test('grade books, the line of a life and the history of a foreign person count as the card does', async () => {
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = students
    const of = (path: string, who: Who) => testApp.as(who).get(path)
    const gradeBook = (id: number, who: Who = 'headteacher') => of(`/api/users/grade-book/${id}/`, who)
    const timeline = (id: number, who: Who = 'headteacher') => of(`/api/users/users/${id}/timeline/`, who)
    expect(await read([one, two, three], gradeBook)).toEqual([200, 200, 200])
    // the same persons in another way
    expect(await read([one, two, three, four], timeline)).toEqual([200, 200, 200, 200])
    expect((await of(`/api/users/grade-book/${five}/xlsx`, 'headteacher')).status).toBe(422)
    expect((await timeline(five)).status).toBe(422)
    expect(await read(students.slice(0, 5), (id) => of(`/api/users/users/${id}/history`, 'uk'))).toEqual([
      200, 200, 200, 200, 422,
    ])
    expect(await read([101, 101], (id) => gradeBook(id, 'student'))).toEqual([200, 200])
    const readers = await db.selectFrom('access.person_reading').select('account_id').execute()
    expect(readers.map(({ account_id }) => account_id)).not.toContain(testApp.accountOf('student'))
  })

  test('a file is one act: confirmed it is given whole, and one more is too much', async () => {
    const take = (query: string) => testApp.as('uk').get(`/api/users/users/export/?${query}`)
    expect((await take('columns=name,class&kind=students')).status).toBe(200)
    expect(await take('columns=name,iin&kind=students')).toMatchObject(asked('password'))
    await confirm({ password })
    expect((await take('columns=name,iin&kind=students')).status).toBe(200)
    expect((await unmask(first)).status).toBe(200)
    expect((await take('columns=name,phone&kind=parents')).status).toBe(429)
  })

  test('records opened, compared, archived, read from the personal file', async () => {
    await testApp.as('uk').post(`/api/users/users/${students[0]}/record/`)
    await testApp.as('uk').post(`/api/users/users/${students[1]}/restore/`, { version: 1 })
    await testApp.as('uk').get(`/api/users/users/${students[2]}/documents/`)
    await testApp.as('uk').post('/api/users/duplicates/compare/', { one_id: students[3], other_id: students[4] })
    const [row] = await db.selectFrom('access.person_reading').select('persons').execute()
    expect(Object.keys(row?.persons as object).map(Number)).toEqual(expect.arrayContaining(students.slice(0, 3)))
    await testApp.as('medical_worker').get(`/api/users/users/${students[0]}/health/`)
    const readers = await db.selectFrom('access.person_reading').select('account_id').execute()
    expect(readers.map(({ account_id }) => account_id)).toContain(testApp.accountOf('medical_worker'))
  })
})

describe('ids guessed', () => {
  const strangers = [800_001, 800_002, 800_003, 800_004]
  test('a student is stopped, by their ceiling; the same id again is no series', async () => {
    const guess = (id: number) => card(id, 'student')
    expect(await read([...strangers.slice(0, 3), ...strangers.slice(0, 3)], guess)).toEqual(
      Array.from({ length: 6 }, () => 404),
    )
    expect(await read([800_004, 800_005], guess)).toEqual([429, 429])
    expect((await card(101, 'student')).status).toBe(200)
    expect((await listed()).body.items).toMatchObject([
      { id: testApp.accountOf('student'), state: 'refused', misses: 5, read: 0 },
    ])
    expect((await told()).length).toBe(2)
  })

  test('of the staff they count together with what is read, by whatever call', async () => {
    await read(students.slice(0, 2))
    expect(await read(strangers.slice(0, 2))).toEqual([404, 404])
    expect((await testApp.as('uk').get('/api/users/users/800003/documents/')).status).toBe(422)
  })
})

describe('who decides', () => {
  const body = { is_allowed: false, reason: 'Проверяем' }
  test('401, 422, 403, whom nothing is known of', async () => {
    await unmask(first)
    expect((await decide(uk, body, null)).status).toBe(401)
    expect((await decide(uk, { is_allowed: true })).status).toBe(422)
    expect((await decide('x', body)).status).toBe(422)
    for (const who of ['uk', 'admin', 'principal', 'teacher', 'parent'] as const)
      expect([who, (await decide(uk, body, who)).status]).toEqual([who, 403])
    expect((await decide(testApp.accountOf('teacher'), body)).status).toBe(404)
    expect((await listed(null)).status).toBe(401)
    expect((await listed('uk')).status).toBe(403)
    expect((await listed('principal')).status).toBe(200)
    expect((await confirm({ password }, null)).status).toBe(401)
    expect((await confirm({})).status).toBe(422)
  })

  test('closes and opens again; it stands in the history, and the owner learns of it', async () => {
    await unmask(first)
    expect((await decide(uk, body)).status).toBe(200)
    const closed = await unmask(first)
    expect(closed).toMatchObject({ status: 429, body: { detail: expect.stringMatching(/закрыто/) } })
    expect((await told()).filter(({ account_id }) => account_id === uk)).toHaveLength(1)
    await decide(uk, { is_allowed: true, reason: 'Проверили' }, 'ceasar')
    expect((await unmask(first)).status).toBe(200)
    const kept = await db
      .selectFrom('history.change')
      .where('subject', '=', 'access.person_reading')
      .where('subject_id', '=', uk)
      .where('account_id', 'in', [testApp.accountOf('director'), testApp.accountOf('ceasar')])
      .orderBy('id', 'desc')
      .limit(2)
      .select(['account_id', 'after'])
      .execute()
    expect(kept).toEqual([
      { account_id: testApp.accountOf('ceasar'), after: { reading: 'allowed', reason: 'Проверили' } },
      { account_id: testApp.accountOf('director'), after: { reading: 'closed', reason: 'Проверяем' } },
    ])
  })

  test('nobody decides on oneself; under another’s name nothing is confirmed or decided, and the actor counts', async () => {
    await testApp.as('director').get(`/api/users/users/${students[0]}/card`)
    expect((await decide(testApp.accountOf('director'), body)).status).toBe(409)
    const { body: borrowed } = await testApp
      .as('ceasar')
      .get<Tokens>(`/api/admin/users/token_any_user/${uk}?reason=test`)
    const actor = testApp.withToken(borrowed.access_token)
    const statuses = await read(students.slice(0, 5), (id) => actor.post(`/api/users/users/${id}/unmask`))
    expect(statuses).toEqual([200, 200, 200, 200, 403])
    expect((await actor.post('/api/admin/users/reading/confirm', { password })).status).toBe(403)
    const readers = await db.selectFrom('access.person_reading').select('account_id').execute()
    expect(readers.map(({ account_id }) => account_id)).toContain(testApp.accountOf('ceasar'))
    expect(readers.map(({ account_id }) => account_id)).not.toContain(uk)
  })
})

describe('the ceilings', () => {
  const path = '/api/admin/reading/ceilings'
  test('are read and changed by who decides, from what was seen', async () => {
    const change = (who: Who | null, body: object) => testApp.as(who).patch(path, body)
    const wish = { ...ceilings, ask: 2 }
    expect((await testApp.as('principal').get(path)).body).toEqual(ceilings)
    expect((await change(null, { ...wish, seen: ceilings })).status).toBe(401)
    for (const wrong of [
      { ...wish, ask: 0 },
      { ...wish, refuse: 1 },
      { ...wish, day: 3 },
      { ...wish, minutes: 1_441 },
    ])
      expect((await change('director', { ...wrong, seen: ceilings })).status).toBe(422)
    expect((await change('principal', { ...wish, seen: ceilings })).status).toBe(403)
    expect((await change('director', { ...wish, seen: usualCeilings })).status).toBe(409)
    expect(await change('director', { ...wish, seen: ceilings })).toMatchObject({ status: 200, body: wish })
    expect(await read(students.slice(0, 3))).toEqual([200, 200, 422])
  })
})
