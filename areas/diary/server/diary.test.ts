import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { DiaryWeek } from '../contract/week.ts'
import type { DiaryTotals } from '../contract/totals.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const [own, sibling] = [school.studentsA[0], school.studentsB[0]]
type Who = Parameters<typeof testApp.as>[0]
const week = (who: Who, query = '') => testApp.as(who).get<DiaryWeek>(`/api/journal/diary/week/${query}`)
const totals = (who: Who, query = '') => testApp.as(who).get<DiaryTotals>(`/api/journal/diary/totals/${query}`)

beforeAll(async () => {
  const lesson = await testApp.lessonOf('algebraA', '2026-11-18')
  const body = { student_id: own, value: 15, type: 'sor', work_id: school.works.secondSor, comment: 'Проверь знаки' }
  await testApp.as('teacher').post(`/api/journal/journal/lesson/${lesson}/score/`, body)
  const other = { ...body, student_id: school.studentsA[2], value: 3, comment: 'Чужая отметка' }
  await testApp.as('teacher').post(`/api/journal/journal/lesson/${lesson}/score/`, other)
  const kind = await db
    .selectFrom('miss_kinds.miss_kind')
    .where('code', '=', 'late')
    .select('id')
    .executeTakeFirstOrThrow()
  const english = await testApp.lessonOf('englishA1', school.today)
  const miss = { student_id: own, kind_id: kind.id, minutes: 10, reason: 'Пробка' }
  await testApp.as('english-teacher').post(`/api/journal/journal/lesson/${english}/miss/`, miss)
})

test.each([week, totals])('a diary is for its student and their family: %o', async (read) => {
  expect((await read(null)).status).toBe(401)
  expect((await read('student', '?student=abc')).status).toBe(422)
  expect((await read('student', '?from=2026-11-16')).status).toBe(422)
  expect((await read('hr')).status).toBe(403)
  expect((await read('student')).status).toBe(200)
  expect((await read('parent', `?student=${sibling}`)).status).toBe(200)
  const missing = await read('parent', '?student=999999')
  const strangers = [
    await read('student', `?student=${school.studentsA[1]}`),
    await read('parent', `?student=${school.studentsA[1]}`),
    await read('other-parent', `?student=${own}`),
    await read('parent-without-rights', `?student=${school.studentsA[1]}`),
    await read('parent-without-rights'),
    await read('teacher', `?student=${own}`),
    await read('headteacher', `?student=${own}`),
    await read('teacher'),
  ]
  for (const answer of strangers) expect([answer.status, answer.body]).toEqual([404, missing.body])
})

test('a week: own marks, misses, topics and homework of each day', async () => {
  const { body } = await week('student')
  expect(body).toMatchObject({
    student: { id: own, full_name: 'Ахметов Данияр Нурланович', class_title: '7А' },
    monday: '2026-11-16',
    today: school.today,
  })
  expect(body.days.map(({ date, lessons }) => [date, lessons.map(({ course }) => course)])).toEqual([
    ['2026-11-16', ['Алгебра']],
    ['2026-11-17', ['Английский язык', 'История Казахстана']],
    ['2026-11-18', ['Алгебра']],
    ['2026-11-19', ['Физическая культура']],
    ['2026-11-20', ['Алгебра', 'Английский язык']],
  ])
  expect(body.days[2]?.lessons[0]).toEqual({
    id: expect.any(Number),
    slot: 1,
    start_time: '08:00',
    end_time: '08:45',
    course: 'Алгебра',
    colour: '#1971c2',
    teacher: 'Сотрудник У.',
    room: '201',
    status: 'held',
    topic: 'Степень с целым показателем',
    homework: 'Упражнения 112–115',
    files: [],
    scores: [
      {
        id: expect.any(Number),
        type: 'sor',
        value: 15,
        maximum: 20,
        comment: 'Проверь знаки',
        work: 'Одночлены',
        retake: null,
      },
    ],
    miss: null,
  })
  expect(body.days[4]?.lessons[1]?.miss).toMatchObject({ kind: { letter: 'О' }, minutes: 10, reason: 'Пробка' })
  expect(JSON.stringify(body)).not.toContain('Чужая отметка')
})

test('a week of holidays is named; lessons follow the student’s groups on their days', async () => {
  const holidays = await week('student', '?date=2026-10-28')
  expect(holidays.body.days.map(({ holiday, lessons }) => [holiday, lessons.length])).toEqual(
    Array.from({ length: 5 }, () => ['Осенние каникулы', 0]),
  )
  const independence = await week('student', '?date=2026-12-16')
  expect(independence.body.days[2]).toMatchObject({ holiday: 'День Независимости', lessons: [] })
  expect((await week('student', '?date=2027-08-01')).body.days[0]?.holiday).toBe('Вне четверти')
  expect((await week('parent')).body.student.id).toBe(own)
  expect((await week('parent', `?student=${sibling}`)).body.days[0]?.lessons[0]?.room).toBe('202')
})

test('totals: marks of the quarter, results by the rules with their steps, forecast, misses', async () => {
  const { body } = await totals('student')
  expect(body.quarter_id).toBe(school.quarters.second)
  expect(body.misses).toEqual([{ category: 'other', title: 'Опоздания', lessons: 1 }])
  expect(body.courses.map(({ course }) => course)).toEqual([
    'Алгебра',
    'Английский язык',
    'История Казахстана',
    'Физическая культура',
  ])
  const algebra = body.courses[0]
  const fo = algebra?.scores.filter(({ type }) => type === 'fo') ?? []
  expect(algebra?.scores.at(-1)).toEqual({ date: '2026-11-18', type: 'sor', value: 15, maximum: 20, retake: null })
  expect(algebra?.average).toBe(fo[0]?.value)
  expect(algebra?.totals.map(({ title, value, is_set }) => [title, value, is_set])).toEqual([
    ['I четверть', 4, true],
    ['II четверть', null, false],
    ['III четверть', null, false],
    ['IV четверть', null, false],
    ['Год', null, false],
    ['Итог', null, false],
  ])
  expect(algebra?.totals[1]).toMatchObject({ period: 'quarter', quarter_id: 2, missing: ['нет СОР 2', 'нет СОЧ'] })
  expect(algebra?.totals[0]?.steps.join(' ')).toContain('СОЧ')
  expect(algebra?.forecast[0]).toMatch(/^Чтобы получить «5» за четверть, нужно: СОР 2 — /)
})

test('a quarter that is over has no forecast; one of another school year is read too', async () => {
  const { body } = await totals('parent', `?student=${own}&quarter=${school.quarters.first}`)
  expect(body.courses.every(({ forecast }) => forecast.length === 0)).toBe(true)
  expect(body.courses[0]?.scores.map(({ type }) => type)).toEqual(['fo', 'sor', 'fo', 'fo', 'soch'])
  expect((await totals('student', '?quarter=5')).status).toBe(404)
  expect((await totals('student', '?quarter=9')).status).toBe(404)
})

test('pass/fail and half-years have their own totals', async () => {
  const { body } = await totals('student')
  const titles = (course: string) => body.courses.find((one) => one.course === course)?.totals.map(({ title }) => title)
  expect(titles('История Казахстана')).toEqual(['I полугодие', 'II полугодие', 'Год', 'Итог'])
  expect(titles('Физическая культура')?.at(-1)).toBe('Год')
  expect(body.courses.at(-1)?.totals[0]).toMatchObject({ is_passfail: true, period: 'quarter' })
})
