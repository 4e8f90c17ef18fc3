import { afterAll, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { AccountCard } from '../contract/account-card.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const read = (who: Who | null, id: number | string) =>
  testApp.as(who).get<AccountCard>(`/api/admin/accounts/${id}/card`)
const history = (who: Who | null, id: number | string) =>
  testApp.as(who).get<HistoryPage>(`/api/admin/accounts/${id}/history`)

test.each([read, history])('an account is for who reads accounts: %o', async (call) => {
  expect((await call(null, 51)).status).toBe(401)
  expect((await call('admin', 'x')).status).toBe(422)
  for (const who of ['teacher', 'uk', 'hr', 'student', 'parent'] as const)
    expect((await call(who, 51)).status).toBe(403)
  expect((await call('admin', 999_999)).status).toBe(404)
  expect((await call('director', 51)).status).toBe(200)
})

test('a login that is the holder’s IIN stays masked', async () => {
  const person = await testApp.db
    .selectFrom('people.person')
    .where('id', '=', 52)
    .select('iin')
    .executeTakeFirstOrThrow()
  await testApp.db
    .updateTable('access.account')
    .set({ login: person.iin ?? '' })
    .where('id', '=', 52)
    .execute()
  const { body } = await read('admin', 52)
  expect(body.login).toBeNull()
  expect(JSON.stringify(body)).not.toContain(person.iin)
})

test('roles with the day they were given, the last sign-ins, and what has changed', async () => {
  await testApp.as('other-teacher').get('/api/passport/years/')
  await testApp.as('admin').patch('/api/admin/accounts/51', { status: 'blocked' })
  const { body } = await read('admin', 51)
  expect(body).toMatchObject({
    login: 'other-teacher@school.test',
    status: 'blocked',
    must_change_password: false,
    roles: [{ title: 'Учитель', granted_at: expect.stringMatching(/^\d{4}-/) }],
    sign_ins: [{ device: 'test', address: '127.0.0.1', ended_at: expect.any(String), impersonated_by: null }],
  })
  const { items, total } = (await history('admin', 51)).body
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    who: 'Сотрудник Администратор',
    kind: 'changed',
    steps: [{ field: 'status', before: 'active', after: 'blocked' }],
  })
})
