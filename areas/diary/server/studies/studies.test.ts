import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Studies } from '../../contract/studies.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const own = school.studentsA[0]
const read = (who: Who | null, id: number | string = own, query = '') =>
  testApp.as(who).get<Studies>(`/api/journal/student/${id}/studies/${query}`)

beforeAll(async () => {
  const kinds = await testApp.db.selectFrom('miss_kinds.miss_kind').select(['id', 'code']).execute()
  const miss = async (who: Who, group: 'algebraA' | 'englishA1', date: string, code: string) => {
    const body = { student_id: own, kind_id: kinds.find((kind) => kind.code === code)?.id }
    const lesson = await testApp.lessonOf(group, date)
    const { status } = await testApp.as(who).post(`/api/journal/journal/lesson/${lesson}/miss/`, body)
    expect(status).toBe(200)
  }
  await miss('teacher', 'algebraA', '2026-11-16', 'ill')
  await miss('english-teacher', 'englishA1', '2026-11-17', 'absent')
  await miss('english-teacher', 'englishA1', school.today, 'late')
})

test('within the scope only', async () => {
  expect((await read(null)).status).toBe(401)
  expect((await read('headteacher', 'x')).status).toBe(422)
  expect((await read('headteacher', own, '?year=x')).status).toBe(422)
  for (const who of ['parent', 'library'] as const) expect((await read(who)).status).toBe(403)
  const missing = await read('headteacher', 999_999)
  expect(missing.status).toBe(404)
  const strangers = [
    await read('teacher', school.studentsB[0]),
    await read('student', school.studentsA[1]),
    await read('headteacher', 51),
    await read('hr'),
  ]
  for (const answer of strangers) expect([answer.status, answer.body]).toEqual([404, missing.body])
})

test('who reads all journals, the class teacher and the student see all courses', async () => {
  for (const who of ['headteacher', 'classruk', 'student'] as const) {
    const { body } = await read(who)
    expect(body.results?.courses.map(({ course }) => course)).toEqual([
      'Алгебра',
      'Английский язык',
      'История Казахстана',
      'Физическая культура',
    ])
    expect(body.classes).toEqual([
      { id: 1, title: '7А', year: '2026–2027', from: '2026-09-01', to: '2027-05-25', is_current: true },
    ])
    expect(body.results?.misses).toEqual([
      { category: 'unexcused', title: 'Без причины', lessons: 1 },
      { category: 'illness', title: 'По болезни', lessons: 1 },
      { category: 'other', title: 'Опоздания', lessons: 1 },
    ])
    expect(body.results?.weeks.at(-1)).toEqual({ monday: '2026-11-16', unexcused: 1, excused: 0, illness: 1, other: 0 })
    expect(body.results?.weeks[0]?.monday).toBe('2026-08-31')
  }
})

test('a teacher sees own courses and the misses there', async () => {
  const { body } = await read('teacher')
  expect(body.groups).toMatchObject([{ title: '7А', course: 'Алгебра', teachers: ['Сотрудник У.'], to: null }])
  expect(body.results?.courses).toMatchObject([
    { course: 'Алгебра', marks: 6, totals: [{ title: 'I четверть', value: 4 }, {}, {}, {}, {}, {}] },
  ])
  expect(body.results?.misses).toEqual([{ category: 'illness', title: 'По болезни', lessons: 1 }])
})

test('who moved has both classes, the present one first', async () => {
  const { body } = await read('headteacher', school.mover)
  expect(body.classes.map(({ title, from, to }) => [title, from, to])).toEqual([
    ['7А', '2026-11-09', '2027-05-25'],
    ['7Б', '2026-09-01', '2026-11-08'],
  ])
})

test('who keeps the person and reads no marks is told of classes and groups, and of nothing else', async () => {
  const { status, body } = await read('admin')
  expect(status).toBe(200)
  expect(Object.keys(body).toSorted()).toEqual(['classes', 'groups'])
  expect(body.classes).toMatchObject([{ title: '7А', is_current: true }])
  expect(body.groups.map(({ course }) => course)).toContain('История Казахстана')
})
