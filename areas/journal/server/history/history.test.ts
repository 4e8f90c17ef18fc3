import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const student = school.studentsA[3]
let lesson = 0
let result = 0
const ofMark = (who: Who | null, query = `student=${student}`) =>
  testApp.as(who).get<HistoryPage>(`/api/journal/journal/lesson/${lesson}/history/?${query}`)
const ofResult = (who: Who | null, id: number | string = result) =>
  testApp.as(who).get<HistoryPage>(`/api/journal/journal/result/${id}/history/`)

beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', school.today)
  const stored = await db
    .selectFrom('results.period_result')
    .where('student_id', '=', student)
    .select('id')
    .executeTakeFirstOrThrow()
  result = stored.id
})

test.each([() => ofMark, () => ofResult])('a history is for who reads it and the journal: %o', async (which) => {
  const read: (who: Who | null, rest?: string) => Promise<{ status: number; body: unknown }> = which()
  expect((await read(null)).status).toBe(401)
  expect((await read('teacher', 'x')).status).toBe(422)
  for (const who of ['student', 'parent', 'hr', 'admin'] as const) expect((await read(who)).status).toBe(403)
  expect((await read('other-teacher')).status).toBe(404)
  expect((await read('teacher')).status).toBe(200)
  expect((await read('headteacher')).status).toBe(200)
})

test('a cell tells its marks and misses, those that are gone included', async () => {
  const teacher = testApp.as('teacher')
  const body = { student_id: student, value: 7, type: 'fo' }
  const made = await teacher.post<{ id: number; version: number }>(`/api/journal/journal/lesson/${lesson}/score/`, body)
  expect(made.status).toBe(200)
  const { id, version } = made.body
  expect((await teacher.patch(`/api/journal/journal/lesson/score/${id}`, { value: 9, version })).status).toBe(200)
  expect((await teacher.remove(`/api/journal/journal/lesson/score/${id}`)).status).toBe(200)
  const ill = await db
    .selectFrom('miss_kinds.miss_kind')
    .where('code', '=', 'ill')
    .select('id')
    .executeTakeFirstOrThrow()
  await teacher.post(`/api/journal/journal/lesson/${lesson}/miss/`, { student_id: student, kind_id: ill.id })
  const { items, total } = (await ofMark('teacher')).body
  expect(total).toBe(4)
  const changes = items.map(({ subject, kind, steps }) => [
    subject,
    kind,
    steps.find(({ field }) => ['value', 'kind_id'].includes(field)),
  ])
  expect(changes).toMatchObject([
    ['journal.miss', 'made', { before: null, after: 'Б' }],
    ['journal.score', 'removed', { before: 9, after: null }],
    ['journal.score', 'changed', { before: 7, after: 9 }],
    ['journal.score', 'made', { before: null, after: 7 }],
  ])
  expect(items.every(({ who }) => who === 'Сотрудник Учитель')).toBe(true)
  expect((await ofMark('teacher', `student=${school.studentsA[4]}`)).body.total).toBe(0)
})

test('a result tells those that stood in its place before', async () => {
  const teacher = testApp.as('teacher')
  const set = (value: number) =>
    teacher.post<{ id: number }>(`/api/journal/journal/group/${school.groups.algebraA}/result/`, {
      student_id: student,
      type: 'exam',
      value,
      reason: 'Экзамен',
    })
  const first = await set(4)
  expect(first.status).toBe(200)
  await teacher.remove(`/api/journal/journal/result/${first.body.id}`)
  const second = await set(5)
  const { items } = (await ofResult('teacher', second.body.id)).body
  expect(items.map(({ kind, steps }) => [kind, steps[0]?.before, steps[0]?.after])).toEqual([
    ['made', null, '5'],
    ['removed', '4', null],
    ['made', null, '4'],
  ])
  expect((await ofResult('headteacher')).body.total).toBe(0)
})
