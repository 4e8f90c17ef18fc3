import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const path = '/api/journal/journal/comment-phrases/'
const read = (who: Who | null) => testApp.as(who).get<{ phrases: string[] | null }>(path)
const change = (phrases: unknown, who: Who | null = 'teacher') =>
  testApp.as(who).patch<{ phrases: string[] | null }>(path, { phrases })

test('phrases are for who marks, and each has their own', async () => {
  expect((await read(null)).status).toBe(401)
  expect((await change(['Молодец'], null)).status).toBe(401)
  for (const wrong of ['Молодец', [''], ['а'.repeat(201)], Array.from({ length: 21 }, (_, index) => `Фраза ${index}`)])
    expect([wrong, (await change(wrong)).status]).toEqual([wrong, 422])
  for (const who of ['hr', 'student', 'parent', 'classruk'] as const) {
    expect([who, (await read(who)).status]).toEqual([who, 403])
    expect([who, (await change(['Молодец'], who)).status]).toEqual([who, 403])
  }
  expect((await read('teacher')).body).toEqual({ phrases: null })
  const chosen = ['Проверь знаки', 'Молодец', 'Проверь знаки']
  expect((await change(chosen)).body).toEqual({ phrases: ['Проверь знаки', 'Молодец'] })
  expect((await change(['Молодец'])).body).toEqual({ phrases: ['Молодец'] })
  expect((await read('teacher')).body).toEqual({ phrases: ['Молодец'] })
  expect((await read('other-teacher')).body).toEqual({ phrases: null })
  expect((await change(null)).body).toEqual({ phrases: null })
})
