import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { GivenPassword } from '../../contract/accounts.ts'
import type { Tokens } from '../../contract/tokens.ts'
import { openSession } from '../sessions.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const [student] = school.studentsB
const path = '/api/admin/accounts'
const create = (who: Who | null, body: object) => testApp.as(who).post<GivenPassword>(`${path}/`, body)
const signIn = (username: string, password: string, more: object = {}) =>
  testApp.as(null).post<Tokens>('/api/admin/users/token', { username, password, ...more })
const historyText = async () =>
  (
    await sql<{ text: string }>`select coalesce(before::text, '') || coalesce(after::text, '') as text
    from history.change`.execute(db)
  ).rows
    .map(({ text }) => text)
    .join('\n')

test('an account is made for who has none, with a password shown once', async () => {
  const person_id = student
  await db
    .updateTable('people.person')
    .set({ admin_user_id: null, email: null, phone: null })
    .where('id', '=', student)
    .execute()
  expect((await create(null, { person_id, login: 'a' })).status).toBe(401)
  expect((await create('admin', { person_id })).status).toBe(422)
  expect((await create('hr', { person_id, login: 'a' })).status).toBe(403)
  expect((await create('admin', { person_id: 999_999, login: 'a' })).status).toBe(404)
  expect(await create('admin', { person_id, login: ' TEACHER@school.test' })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'login'], msg: 'Этот логин уже занят: выберите другой' }] },
  })
  const suggested = await testApp.as('admin').get<{ login: string }>(`${path}/suggested-login?person_id=${student}`)
  expect(suggested.body.login).toMatch(/^[a-z-]+(\.[a-z])?\d*$/)
  const { status, body } = await create('admin', { person_id, login: suggested.body.login })
  expect(status).toBe(200)
  expect(body.password).toMatch(/^[2-9a-km-z]{4}-[2-9a-km-z]{4}-[2-9a-km-z]{4}$/)
  expect((await create('admin', { person_id, login: 'another' })).status).toBe(409)
  expect((await signIn(body.login, body.password)).status).toBe(422)
  expect((await signIn(body.login, body.password, { new_password: 'десять сытых ежей' })).status).toBe(200)
  expect(await historyText()).not.toContain(body.password)
})

test('a new temporary password ends the sessions and must be changed', async () => {
  const reset = (who: Who | null, id: number | string = 51) =>
    testApp.as(who).post<GivenPassword>(`${path}/${id}/password`)
  expect((await reset(null)).status).toBe(401)
  expect((await reset('admin', 'x')).status).toBe(422)
  expect((await reset('director')).status).toBe(403)
  expect((await reset('admin', 999_999)).status).toBe(404)
  expect((await reset('admin', testApp.accountOf('admin'))).status).toBe(409)
  expect((await reset('admin', testApp.accountOf('ceasar'))).status).toBe(403)
  const { sessionId } = await openSession(db, { accountId: 51, client: 0, device: 'x', address: null })
  const { status, body } = await reset('admin')
  expect(status).toBe(200)
  const ended = await db.selectFrom('access.session').where('id', '=', sessionId).select('ended_at').executeTakeFirst()
  expect(ended?.ended_at).not.toBeNull()
  expect((await signIn(body.login, body.password)).body).toMatchObject({ detail: [{ loc: ['body', 'new_password'] }] })
  expect(await historyText()).not.toContain(body.password)
})

test('a login is changed from what was seen, and the former one opens nothing', async () => {
  const change = (who: Who | null, body: object, id: number | string = 51) =>
    testApp.as(who).post(`${path}/${id}/login`, body)
  const body = { login: 'Newly@School.test', seen: 'other-teacher@school.test' }
  expect((await change(null, body)).status).toBe(401)
  expect((await change('admin', { login: '' })).status).toBe(422)
  expect((await change('hr', body)).status).toBe(403)
  expect((await change('admin', body, 999_999)).status).toBe(404)
  expect((await change('admin', { ...body, seen: 'before@school.test' })).status).toBe(409)
  expect((await change('admin', { ...body, login: 'teacher@school.test' })).status).toBe(422)
  expect(await change('admin', body)).toMatchObject({ status: 200, body: { login: 'newly@school.test' } })
  const { rows } = await sql<{ alias: string }>`select alias from access.login_alias where account_id = 51`.execute(db)
  expect(rows.map(({ alias }) => alias)).toContain('newly@school.test')
})

test('signed out everywhere by an administrator; blocked, with the reason, and told so at the next renewal', async () => {
  const end = (who: Who | null, id: number | string = 52) => testApp.as(who).remove(`${path}/${id}/sessions`)
  expect((await end(null)).status).toBe(401)
  expect((await end('admin', 'x')).status).toBe(422)
  expect((await end('hr')).status).toBe(403)
  expect((await end('admin', 999_999)).status).toBe(404)
  await openSession(db, { accountId: 52, client: 0, device: 'x', address: null })
  expect(await end('admin')).toMatchObject({ status: 200, body: { ended: 1 } })
  const { refreshToken } = await openSession(db, { accountId: 52, client: 0, device: 'x', address: null })
  await testApp.as('admin').patch(`${path}/52`, { status: 'blocked', reason: 'Уволен' })
  expect((await testApp.as('admin').get(`${path}/52/card`)).body).toMatchObject({
    status: 'blocked',
    block_reason: 'Уволен',
  })
  expect(await testApp.as(null).post('/api/admin/users/token/refresh', { token: refreshToken })).toMatchObject({
    status: 409,
    body: { detail: 'Учётная запись заблокирована. Обратитесь к администратору школы' },
  })
  await testApp.as('admin').patch(`${path}/52`, { status: 'active' })
  expect((await testApp.as(null).post('/api/admin/users/token/refresh', { token: refreshToken })).status).toBe(401)
})
