import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const url = (group: number) => `/api/journal/journal/group/${group}/reopen/`
const body = { quarter_id: school.quarters.first, until: '2026-11-27', reason: 'Ошибка при вводе' }
type Who = Parameters<typeof testApp.as>[0]
const reopen = (given: object, who: Who = 'headteacher', group: number = school.groups.algebraA) =>
  testApp.as(who).post(url(group), given)

test('401, 422, 403, 404', async () => {
  expect((await reopen(body, null)).status).toBe(401)
  expect((await reopen({ ...body, reason: ' ' })).status).toBe(422)
  expect((await reopen({ ...body, until: '2026-11-31' })).status).toBe(422)
  expect((await reopen(body, 'teacher')).status).toBe(403)
  expect((await reopen(body, 'headteacher', 999_999)).status).toBe(404)
})

test.each([
  [{ until: '2026-11-19' }, 'until', 'Дата уже прошла'],
  [{ quarter_id: 5 }, 'quarter_id', 'Такой четверти в учебном году нет'],
  [{ quarter_id: 9 }, 'quarter_id', 'Такой четверти в учебном году нет'],
  [{ quarter_id: 2 }, 'until', 'Период и так открыт до 10.01.2027'],
])('%j is refused', async (given, field, msg) => {
  const answer = await reopen({ ...body, ...given })
  expect([answer.status, answer.body]).toEqual([422, { detail: [{ loc: ['body', field], msg, type: 'rule' }] }])
})

test('one group’s quarter is open again, with who and why', async () => {
  expect((await reopen(body)).body).toEqual({ quarter_id: school.quarters.first, until: '2026-11-27' })
  const lesson = await testApp.lessonOf('algebraA', '2026-10-12')
  const score = { student_id: school.studentsA[0], value: 5 }
  expect((await testApp.as('teacher').post(`/api/journal/journal/lesson/${lesson}/score/`, score)).status).toBe(200)
  const other = await testApp.lessonOf('algebraB', '2026-10-12')
  const stranger = { student_id: school.studentsB[0], value: 5 }
  expect((await testApp.as('other-teacher').post(`/api/journal/journal/lesson/${other}/score/`, stranger)).status).toBe(
    422,
  )
  const row = await testApp.db.selectFrom('results.reopening').selectAll().executeTakeFirst()
  expect(row).toMatchObject({ group_id: 1, reason: 'Ошибка при вводе', author_id: testApp.personOf('headteacher') })
})
