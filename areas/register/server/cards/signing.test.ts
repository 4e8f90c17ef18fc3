import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tokens } from '#areas/access/contract/tokens.ts'
import { now } from '#platform/server/clock.ts'
import { writeSetting } from '#platform/server/setting.ts'
import { proofOf } from '#tests/signing-proof.ts'
import { startTestApp } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const director = testApp.accountOf('director')
const proof = await proofOf(testApp, 'director')
const path = '/api/documents/report-cards/final/'
const cards = new Map<number, number>()

/** A checked card for each student of 7А, without what leads to it. */
beforeAll(async () => {
  const content = { student: 'Кто-то', courses: [], misses: [], quarter: 1, half: null, school: 'Школа', city: null }
  const words = {
    class_title: '7А',
    class_teacher: null,
    director: null,
    date_start: '2026-09-01',
    date_end: '2027-05-25',
  }
  const rows = await db
    .insertInto('register.report_card')
    .values(
      school.studentsA.map((student_id) => ({
        student_id,
        class_id: school.classes.a,
        year_id: 1,
        quarter_id: 1,
        template_version: 1,
        state: 'checked',
        content: JSON.stringify({ ...content, ...words }),
      })),
    )
    .returning(['id', 'student_id'])
    .execute()
  for (const { id, student_id } of rows) cards.set(student_id, id)
})
const idsOf = (...students: number[]) => students.map((one) => cards.get(one) ?? 0)
const sign = (ids: number[], given: object) => testApp.as('director').post(`${path}sign/`, { ids, ...given })
const signing = () => testApp.as('director').get('/api/documents/signing/')
const [first, second, third, fourth] = school.studentsA

test('who has no second factor is asked for the password, and failures are limited as those of signing in are', async () => {
  expect((await testApp.as(null).get('/api/documents/signing/')).status).toBe(401)
  expect((await signing()).body).toEqual({
    name: 'Сотрудник Директор',
    post: 'Сотрудник',
    ways: ['password'],
    must_set_up: false,
  })
  const ids = idsOf(first!)
  for (let index = 0; index < 10; index++)
    expect((await sign(ids, { password: `мимо ${index}` })).body).toMatchObject({
      detail: [{ loc: ['body', 'password'], msg: 'Неверный пароль' }],
    })
  expect((await sign(ids, proof)).status).toBe(429)
  await db.deleteFrom('access.failed_attempt').execute()
  expect((await sign(ids, proof)).status).toBe(200)
})

test('a passkey is asked what to sign in its place', async () => {
  const ask = (who: 'director' | null) => testApp.as(who).post<{ options: object }>('/api/documents/signing/passkey/')
  expect((await ask(null)).status).toBe(401)
  expect((await ask('director')).body.options).toMatchObject({ challenge: expect.any(String), allowCredentials: [] })
  const forged = await sign(idsOf(second!), { assertion: '{"id":"нет такого"}' })
  expect(forged.status).toBe(422)
})

test('what can’t be signed is said before a proof is asked for', async () => {
  expect((await sign(idsOf(first!), {})).status).toBe(409)
  expect((await sign([999_999], {})).status).toBe(404)
})

test('under another’s name nothing is signed', async () => {
  const url = `/api/admin/users/token_any_user/${director}?reason=${encodeURIComponent('проверка')}`
  const { access_token } = (await testApp.as('ceasar').get<Tokens>(url)).body
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `${path}sign/`,
    payload: { ids: idsOf(second!), ...proof },
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    403,
    expect.stringMatching(/^Под чужим/),
  ])
})

test('beyond the ceiling of reading a second factor must be set up first', async () => {
  await writeSetting(db, 'reading.ceilings', { ask: 2 })
  const persons = Object.fromEntries(school.studentsA.map((id) => [id, Math.floor(now().getTime() / 1000)]))
  await db
    .insertInto('access.person_reading')
    .values({ account_id: director, day: school.today, persons: JSON.stringify(persons), of_day: 3 })
    .onConflict((on) => on.column('account_id').doUpdateSet({ persons: JSON.stringify(persons) }))
    .execute()
  expect((await signing()).body).toMatchObject({ must_set_up: true })
  expect(await sign(idsOf(second!), proof)).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/включите вход в два шага в своём профиле$/) },
  })
})

test('who has a second factor gives its code, once for all that is signed, and each code once', async () => {
  const as = testApp.as('director')
  const begun = await as.post<{ secret: string }>('/api/admin/users/second-factor/totp', proof)
  const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret), digits: 6, period: 30 })
  const codeOf = (step: number) => totp.generate({ timestamp: now().getTime() + step * 30_000 })
  expect((await as.post('/api/admin/users/second-factor/totp/confirm', { code: codeOf(-1) })).status).toBe(200)
  expect((await signing()).body).toMatchObject({ ways: ['code'], must_set_up: false })
  const ids = idsOf(second!, third!)
  expect((await sign(ids, proof)).body).toMatchObject({ detail: [{ loc: ['body', 'code'], type: 'asked' }] })
  expect((await sign(ids, { code: '000000' })).status).toBe(422)
  const code = codeOf(0)
  expect((await sign(ids, { code })).body).toEqual({ ids })
  expect((await sign(idsOf(fourth!), { code })).status).toBe(422)
  const methods = await db.selectFrom('seals.signer').select(['method', 'name']).orderBy('seal_id').execute()
  expect(methods.map(({ method }) => method)).toEqual(['password', 'factor', 'factor'])
})
