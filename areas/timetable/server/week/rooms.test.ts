import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const found = (who: Who | null, search: string) =>
  testApp
    .as(who)
    .get<{ items: { id: number; title: string; place: string }[] }>(
      `/api/schedule/week-subjects/rooms/?search=${encodeURIComponent(search)}`,
    )

test('staff find rooms by title', async () => {
  expect((await found('teacher', 'СПОРТ')).body.items).toEqual([
    { id: 5, title: 'Спортзал', place: 'Главный корпус, Второй этаж' },
  ])
  expect((await found('teacher', '20')).body.items.map(({ title }) => title)).toEqual(['201', '202', '203', '204'])
})

test('a student finds none; without the right it is refused', async () => {
  expect((await found('student', '20')).body.items).toEqual([])
  expect((await found('parent', '20')).status).toBe(403)
  expect((await found(null, '20')).status).toBe(401)
})
