import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const path = '/api/logging/logging/events/page-view/'
const view = { page_id: 'journal', path: '/journal?group=1#x', from_page_id: null, from_path: '/' }
const views = () => testApp.db.selectFrom('page_views.view').selectAll().orderBy('id').execute()

test('keeps who went where, without what was asked there', async () => {
  expect((await testApp.as('teacher').post(path, view)).status).toBe(200)
  expect((await testApp.as('parent').post(path, { page_id: 'dashboard', path: '/dashboard' })).status).toBe(200)
  expect(await views()).toMatchObject([
    { account_id: testApp.accountOf('teacher'), acted_by: null, page_id: 'journal', path: '/journal', from_path: '/' },
    { account_id: 201, page_id: 'dashboard', path: '/dashboard', from_page_id: null, from_path: null },
  ])
})

test('names who really acts', async () => {
  const teacher = testApp.accountOf('teacher')
  const { body } = await testApp
    .as('ceasar')
    .get<{ access_token: string }>(`/api/admin/users/token_any_user/${teacher}?reason=test`)
  await testApp.withToken(body.access_token).post(path, view)
  expect((await views()).at(-1)).toMatchObject({ account_id: teacher, acted_by: testApp.accountOf('ceasar') })
})

test('views that come together are written in a few statements', async () => {
  const before = (await views()).length
  // rows of one statement bear the number of its transaction
  await Promise.all(Array.from({ length: 40 }, () => testApp.as('student').post(path, view)))
  const written = await testApp.db
    .selectFrom('page_views.view')
    .select(sql<string>`xmin::text`.as('transaction'))
    .orderBy('id')
    .offset(before)
    .execute()
  expect(written).toHaveLength(40)
  expect(new Set(written.map(({ transaction }) => transaction)).size).toBeLessThan(10)
})

test.each([
  [{ path: '/journal' }],
  [{ page_id: 'x'.repeat(101), path: '/' }],
  [{ page_id: 'x', path: 'https://elsewhere.test/' }],
  [{ page_id: 'x', path: '//elsewhere.test/' }],
  [{ page_id: 'x', path: '/\u0000' }],
  [{ page_id: 'x', path: '/', account_id: 1 }],
])('%j is refused', async (body) => {
  const before = (await views()).length
  expect((await testApp.as('teacher').post(path, body)).status).toBe(422)
  expect(await views()).toHaveLength(before)
})

test('nobody without a sign-in', async () => expect((await testApp.as(null).post(path, view)).status).toBe(401))
