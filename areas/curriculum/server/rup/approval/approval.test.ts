import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { PlanApproval } from '../../../contract/rup-approval.ts'
import type { Rup } from '../../../contract/rup.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const own = `/api/courses/rup/${school.year}/approval/`
const order = {
  order_number: '112',
  order_date: '2026-08-28',
  approved_by: 'Ахметова А. Б.',
  note: null,
  version: null as number | null,
}
const set = (body: object, who: Who | null = 'headteacher', path = own) =>
  testApp.as(who).patch<PlanApproval>(path, body)
const read = async (who: Who = 'headteacher') => (await testApp.as(who).get<PlanApproval>(own)).body

async function save(hours: number | null, component = 'state') {
  const { lines } = (await testApp.as('headteacher').get<Rup>('/api/courses/rup/')).body
  const line = lines.find(({ course }) => course.id === school.courses.algebra)
  const step = {
    client_id: randomUUID(),
    place: { parallel: 7, language: '', profile: '', class_id: null },
    course_id: school.courses.algebra,
    component,
    hours,
    version: line?.version ?? null,
  }
  const { status } = await testApp.as('headteacher').post(`/api/courses/rup/${school.year}/save/`, { steps: [step] })
  expect(status).toBe(200)
}

test('the order is entered by who keeps the plan, of a year that is not over', async () => {
  expect((await set(order, null)).status).toBe(401)
  expect((await set({ ...order, order_date: '28.08.2026' })).status).toBe(422)
  expect((await set({ ...order, order_date: null })).status).toBe(422)
  expect((await set({ ...order, order_number: null })).status).toBe(422)
  expect((await set(order, 'teacher')).status).toBe(403)
  expect((await set(order, 'headteacher', '/api/courses/rup/999/approval/')).status).toBe(404)
  expect((await set(order, 'headteacher', `/api/courses/rup/${school.lastYear}/approval/`)).status).toBe(409)
  const { status, body } = await set(order)
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...order, version: 1, changes: [], may_change: true })
  expect(await read('teacher')).toMatchObject({ order_number: '112', may_change: false })
  expect((await testApp.as('headteacher').get('/api/courses/rup/999/approval/')).status).toBe(404)
})

test('what was changed after is told; what was changed back is not', async () => {
  await save(4)
  await save(5)
  expect((await read()).changes).toMatchObject([
    { course: 'Алгебра', column: '7', was: '3 ч в неделю', is: '5 ч в неделю' },
  ])
  await save(null)
  expect((await read()).changes).toMatchObject([{ was: '3 ч в неделю', is: null }])
  await save(3)
  expect((await read()).changes).toEqual([])
  await save(3, 'school')
  expect((await read()).changes).toMatchObject([
    { was: '3 ч в неделю, Инвариантный компонент', is: '3 ч в неделю, Вариативный компонент' },
  ])
})

test('a stale order is told; a new one may cover what was changed, and is taken back as it was', async () => {
  expect((await set({ ...order, order_number: '113' })).status).toBe(409)
  const before = await read()
  const again = await set({ ...order, order_number: '113', version: 1, approved_at: null })
  expect(again.body).toMatchObject({ order_number: '113', version: 2, changes: [] })
  const back = await set({ ...order, version: 2, approved_at: before.approved_at })
  expect(back.body).toMatchObject({ order_number: '112', approved_at: before.approved_at })
  expect(back.body.changes).toHaveLength(1)
  const none = await set({ order_number: null, order_date: null, approved_by: null, note: null, version: 3 })
  expect(none.body).toMatchObject({ order_number: null, approved_at: null, changes: [] })
  const { body } = await testApp.as('headteacher').get<HistoryPage>(`${own}history/`)
  expect(body.items.map(({ kind }) => kind)).toEqual(['changed', 'changed', 'changed', 'made'])
})
