import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { now } from '#platform/server/clock.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { drawSlips } from './draw-slips.ts'
import { makeSlipsJob } from './making.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const path = '/api/admin/login-slips'
const body = { class_id: school.classes.b, include_signed_in: false }
const make = (who: Who | null, given: object = body) => testApp.as(who).post<{ id: number }>(`${path}/`, given)
const run = (id: number) => runLongJob(testApp.context, [makeSlipsJob], id, new AbortController().signal)
const take = (who: Who | null, id: number | string) => testApp.as(who).post(`${path}/${id}/take`)

const [first, second, third] = school.studentsB
await sql`update people.person set admin_user_id = null where id = any(${[...school.studentsB]}::integer[])`.execute(db)
for (const [id, login] of [
  [second, 'second'],
  [third, 'third'],
] as const) {
  const made = await sql<{ id: number }>`insert into access.account (login, password_hash, last_login_at)
    values (${login}, 'x', ${login === 'third' ? now() : null}) returning id`.execute(db)
  await sql`update people.person set admin_user_id = ${made.rows[0]?.id} where id = ${id}`.execute(db)
}

test('401, 422, 403, and nobody to make slips for', async () => {
  for (const call of [
    make,
    (who: Who | null, given?: object) => testApp.as(who).post(`${path}/preview/`, given ?? body),
  ]) {
    expect((await call(null)).status).toBe(401)
    expect((await call('admin', { include_signed_in: true })).status).toBe(422)
    expect((await call('admin', { ...body, kind: 'students' })).status).toBe(422)
    expect((await call('director')).status).toBe(403)
  }
  expect((await make('admin', { person_ids: [999_999], include_signed_in: false })).status).toBe(422)
})

test('what is previewed is done: accounts, passwords, one file, given once, and no password anywhere else', async () => {
  const consoleSpies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
  const count = school.studentsB.length
  const preview = await testApp.as('admin').post(`${path}/preview/`, body)
  expect(preview.body).toMatchObject({
    obstacles: [],
    effects: [
      { title: 'Новых учётных записей', items: [], count: count - 2 },
      { title: 'Паролей сменится', items: [], count: 1 },
      { title: 'Без листка останутся', items: [expect.any(String)], count: 1 },
    ],
  })
  const { id } = (await make('admin')).body
  expect((await take('admin', id)).status).toBe(409)
  await run(id)
  expect((await take('ceasar', id)).status).toBe(404)
  expect((await take('admin', 'x')).status).toBe(422)
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from access.login_slip`.execute(db)
  expect(rows).toHaveLength(count - 1)
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `${path}/${id}/take`,
    headers: { authorization: `Bearer ${await testApp.tokenOf('admin')}` },
    payload: {},
  })
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = pdfText(new Uint8Array(answer.rawPayload)).join('\n')
  const passwords = text.match(/[2-9a-km-z]{4}-[2-9a-km-z]{4}-[2-9a-km-z]{4}/g) ?? []
  expect(new Set(passwords).size).toBe(count - 1)
  expect((await take('admin', id)).status).toBe(409)
  const kept = await sql<{ text: string }>`
    select coalesce(before::text, '') || coalesce(after::text, '') as text from history.change
    union all select coalesce(input::text, '') || coalesce(detail::text, '') from platform.long_job_item
    union all select title::text from platform.long_job`.execute(db)
  for (const password of passwords) {
    for (const one of kept.rows) expect(one.text).not.toContain(password)
    for (const spy of consoleSpies) for (const call of spy.mock.calls) expect(call.join(' ')).not.toContain(password)
  }
  const status = await db.selectFrom('people.person').where('id', '=', first).select('admin_user_id').executeTakeFirst()
  expect(status?.admin_user_id).not.toBeNull()
})

test('who has signed in gets a new one where it is asked', async () => {
  const { id } = (await make('admin', { person_ids: [third], include_signed_in: true })).body
  await run(id)
  const account = await db
    .selectFrom('access.account')
    .where('login', '=', 'third')
    .select(['must_change_password', 'password_hash'])
    .executeTakeFirst()
  expect(account?.must_change_password).toBe(true)
  expect(account?.password_hash).toMatch(/^\$argon2id/)
})

test('who may no longer set their password takes no slip with it', async () => {
  const { id } = (await make('admin', { person_ids: [third], include_signed_in: true })).body
  await run(id)
  const director = await db
    .selectFrom('access.role')
    .where('name', '=', 'director')
    .select('id')
    .executeTakeFirstOrThrow()
  await sql`insert into access.account_role (account_id, role_id) select id, ${director.id} from access.account
    where login = 'third'`.execute(db)
  expect((await take('admin', id)).status).toBe(404)
  await sql`delete from access.account_role using access.account a where a.id = account_id and a.login = 'third'`.execute(
    db,
  )
  expect((await take('admin', id)).status).toBe(200)
})

test('a long login stands whole on its slip: it is typed from there', async () => {
  const login = `${'w'.repeat(88)}@mail.kz.wwww`
  const slip = { full_name: 'Ким Ли', class: '7Б', login, password: 'abcd-efgh-jkmn' }
  const bytes = await drawSlips([slip], { head: { school: 'Школа', logo: null }, address: 'https://school.kz' })
  expect(pdfText(bytes).join('')).toContain(login)
})
