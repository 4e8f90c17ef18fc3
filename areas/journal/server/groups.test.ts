import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const found = async (who: Who, query: string) =>
  (
    await testApp
      .as(who)
      .get<{ items: { title: string; course: string }[] }>(`/api/journal/journal/groups/?${encodeURI(query)}`)
  ).body.items.map(({ title, course }) => `${title} ${course}`)

test('journals are found by class, course and teacher within the caller’s scope', async () => {
  expect(await found('headteacher', 'search=алгебра 7б')).toEqual(['7Б Алгебра'])
  expect(await found('headteacher', 'search=нурланова')).toEqual(['7А/2 Английский язык'])
  expect(await found('teacher', 'search=7')).toEqual(['7А Алгебра'])
  expect(await found('student', 'search=7')).toEqual([])
})

test('own ones come first among those found, and no more than asked for', async () => {
  expect(await found('other-teacher', 'search=7&size=2')).toEqual(['7А История Казахстана', '7А Физическая культура'])
  expect((await testApp.as('teacher').get('/api/journal/journal/groups/?size=201')).status).toBe(422)
})

test('one’s own lessons of today come with their times, nobody else’s', async () => {
  const today = async (who: Who) =>
    (await testApp.as(who).get<{ today: object[] }>('/api/journal/journal/groups/')).body.today
  const own = await today('teacher')
  expect(own).toEqual([
    { group_id: expect.any(Number), lesson_id: expect.any(Number), start_time: '08:00', end_time: '08:45' },
  ])
  expect(await today('headteacher')).toEqual([])
})
