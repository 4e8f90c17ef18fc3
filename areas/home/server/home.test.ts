import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import pg from 'pg'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { listAbsentToday } from '../contract/absent-today.ts'
import type { readClassHome } from '../contract/class-home.ts'
import type { readDashboard } from '../contract/dashboard.ts'
import type { readHeadsHome } from '../contract/heads-home.ts'
import type { readStaffHome } from '../contract/staff-home.ts'
import type { readStudentHome } from '../contract/student-home.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const [own, sibling] = [school.studentsA[0], school.studentsB[0]]
type Who = Parameters<typeof testApp.as>[0]
const dashboard = (who: Who) => testApp.as(who).get<Output<typeof readDashboard>>('/api/users/dashboard/')
const staff = (who: Who) => testApp.as(who).get<Output<typeof readStaffHome>>('/api/journal/home/')
const studentHome = (who: Who) => testApp.as(who).get<Output<typeof readStudentHome>>('/api/journal/home/student/')

beforeAll(async () => {
  await db.updateTable('journal.score').set({ changed_at: '2026-11-04T06:00:00Z' }).execute()
  const lesson = await testApp.lessonOf('algebraA', school.today)
  await testApp.as('teacher').post(`/api/journal/journal/lesson/${lesson}/score/`, { student_id: own, value: 9 })
  const kind = await db
    .selectFrom('miss_kinds.miss_kind')
    .where('code', '=', 'ill')
    .select('id')
    .executeTakeFirstOrThrow()
  const english = await testApp.lessonOf('englishA1', '2026-11-17')
  const miss = { student_id: own, kind_id: kind.id, reason: 'Справка' }
  await testApp.as('english-teacher').post(`/api/journal/journal/lesson/${english}/miss/`, miss)
})

test('the dashboard is the family’s', async () => {
  expect((await dashboard(null)).status).toBe(401)
  for (const who of ['teacher', 'student', 'director', 'ceasar'] as const)
    expect((await dashboard(who)).status).toBe(403)
  expect((await dashboard('parent-without-rights')).body).toEqual({ today: school.today, children: [] })
})

test('each child: the day, homework for the next one, new marks, misses of the week', async () => {
  const { body } = await dashboard('parent')
  expect(body.children.map(({ student }) => [student.id, student.class_title])).toEqual([
    [own, '7А'],
    [sibling, '7Б'],
  ])
  const [first, second] = body.children
  expect(first?.lessons).toMatchObject([
    { course: 'Алгебра', start_time: '08:00', room: '201', teacher: 'Сотрудник У.', status: 'held' },
    { course: 'Английский язык', start_time: '08:50', room: '203' },
  ])
  expect(first).toMatchObject({
    next_day: '2026-11-23',
    homework: [{ course: 'Алгебра', homework: 'Упражнения 112–115', given_on: school.today }],
    marks: [{ course: 'Алгебра', date: school.today, type: 'fo', value: 9, maximum: 10, work: null }],
    misses: [{ course: 'Английский язык', date: '2026-11-17', letter: 'Б', reason: 'Справка' }],
  })
  expect(second).toMatchObject({ next_day: '2026-11-23', homework: [], marks: [], misses: [] })
  expect(second?.lessons).toMatchObject([{ course: 'Алгебра', teacher: 'Ким В. А.' }])
})

test.each([
  ['parent', '/api/users/dashboard/'],
  ['student', '/api/journal/home/student/'],
  ['teacher', '/api/journal/home/'],
  ['classruk', '/api/journal/home/class/'],
  ['zavkaf', '/api/journal/home/school/'],
  ['headteacher', '/api/journal/home/school/'],
] as const)('what %s opens with takes at most eight statements', async (who, path) => {
  await testApp.tokenOf(who)
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  expect((await testApp.as(who).get(path)).status).toBe(200)
  expect(statements.mock.calls.length).toBeLessThanOrEqual(8)
  statements.mockRestore()
})

test('a class teacher opens with the own class: who is absent, who fails', async () => {
  const read = (who: Who) => testApp.as(who).get<Output<typeof readClassHome>>('/api/journal/home/class/')
  expect((await read(null)).status).toBe(401)
  expect((await read('teacher')).status).toBe(403)
  const kind = await db
    .selectFrom('miss_kinds.miss_kind')
    .where('code', '=', 'absent')
    .select('id')
    .executeTakeFirstOrThrow()
  const english = await testApp.lessonOf('englishA1', school.today)
  const absent = { student_id: school.studentsA[2], kind_id: kind.id }
  await testApp.as('english-teacher').post(`/api/journal/journal/lesson/${english}/miss/`, absent)
  await db
    .updateTable('results.period_result')
    .set({ value: 2 })
    .where('student_id', '=', school.studentsA[1])
    .execute()
  const { body } = await read('classruk')
  expect(body).toMatchObject({
    quarter: 'I четверть',
    classes: [
      {
        title: '7А',
        students: 7,
        absent: [{ student_id: school.studentsA[2], slots: [2], letters: ['Н'], reason: null }],
        failing: [{ student_id: school.studentsA[1], courses: ['Алгебра'] }],
      },
    ],
  })
  expect((await read('curator')).body.classes).toMatchObject([{ title: '7Б', absent: [], failing: [] }])
  expect((await read('uk')).body.classes).toEqual([])
})

test('heads open with their part of the school', async () => {
  const read = (who: Who) => testApp.as(who).get<Output<typeof readHeadsHome>>('/api/journal/home/school/')
  expect((await read(null)).status).toBe(401)
  expect((await read('teacher')).status).toBe(403)
  expect((await read('headteacher')).body).toMatchObject({
    is_whole_school: true,
    absent: { students: 1, classes: [{ title: '7А', students: 1 }] },
    completion: { by: 'class', rows: [{ title: '7А' }, { title: '7Б' }] },
    waiting: 0,
    indicators: { quarter: 'I четверть', results: 6, progress: 83.33 },
    works: [],
  })
  expect((await read('zavkaf')).body).toMatchObject({
    is_whole_school: false,
    absent: { students: 0 },
    completion: { by: 'teacher', rows: [{ title: 'Серикова Алия Маратовна' }, { title: 'Ким Виктор Андреевич' }] },
    waiting: null,
  })
})

test('heads open the whole list of who is absent, who looks after health theirs, the ill first', async () => {
  const [ofHeads, ofHealth] = ['/api/journal/home/absent/', '/api/users/health/absent/'] as const
  const read = (who: Who | null, path: string) => testApp.as(who).get<Output<typeof listAbsentToday>>(path)
  for (const path of [ofHeads, ofHealth]) {
    expect((await read(null, path)).status).toBe(401)
    for (const who of ['teacher', 'parent', 'library'] as const) expect((await read(who, path)).status).toBe(403)
  }
  const ill = await db
    .selectFrom('miss_kinds.miss_kind')
    .where('code', '=', 'ill')
    .select('id')
    .executeTakeFirstOrThrow()
  const algebra = await testApp.lessonOf('algebraB', school.today)
  await db
    .insertInto('journal.miss')
    .values({
      lesson_id: algebra,
      student_id: school.studentsB[3],
      kind_id: ill.id,
      author_id: testApp.accountOf('teacher'),
    })
    .execute()
  const known = (await read('pcycho', ofHealth)).body
  expect(known).toMatchObject({ total: 2, ill: 1 })
  expect(known.items.map(({ class_title, slots, is_ill }) => [class_title, slots, is_ill])).toEqual([
    ['7Б', [1], true],
    ['7А', [2], false],
  ])
  expect((await read('headteacher', ofHeads)).body.total).toBe(2)
})

test('on a Sunday a teacher, a student and a family open with the next school day', async () => {
  const sunday = await startTestApp({ schoolToday: '2026-11-22T10:00' })
  try {
    const read = async <T>(who: Who, path: string) => (await sunday.as(who).get<T>(path)).body
    const own = await read<Output<typeof readStaffHome>>('teacher', '/api/journal/home/')
    expect(own).toMatchObject({ today: '2026-11-22', day: '2026-11-23', lessons: [{ course: 'Алгебра' }] })
    const home = await read<Output<typeof readStudentHome>>('student', '/api/journal/home/student/')
    expect(home.own?.lessons.map(({ date }) => date)).toEqual(['2026-11-23'])
    const { children } = await read<Output<typeof readDashboard>>('parent', '/api/users/dashboard/')
    expect(children.map(({ lessons }) => lessons[0]?.date)).toEqual(['2026-11-23', '2026-11-23'])
  } finally {
    await sunday.close()
  }
})

test('a teacher opens with today’s lessons and those without a topic', async () => {
  expect((await staff(null)).status).toBe(401)
  expect((await staff('hr')).status).toBe(403)
  expect((await staff('parent')).status).toBe(403)
  const { body } = await staff('english-teacher')
  expect(
    body.lessons.map(({ course, classes, room, is_substitute }) => [course, classes, room, is_substitute]),
  ).toEqual([
    ['Алгебра', ['7Б'], '202', true],
    ['Английский язык', ['7А'], '203', false],
  ])
  expect(body.lessons[0]).toMatchObject({ group_id: school.groups.algebraB, date: school.today, start_time: '08:00' })
  expect(body.without_topic.map(({ date }) => date)).toEqual(['2026-11-06', '2026-11-10', '2026-11-13', '2026-11-17'])
  expect((await staff('teacher')).body.without_topic).toEqual([])
  const sport = (await staff('other-teacher')).body.without_topic.filter(
    ({ course }) => course === 'Физическая культура',
  )
  expect(sport.map(({ date }) => date)).toEqual(['2026-11-19'])
  expect((await staff('student')).body).toEqual({
    today: school.today,
    day: null,
    lessons: [],
    without_topic: [],
    replacements: [],
  })
})

test('a student opens with the own day, as the family sees it', async () => {
  expect((await studentHome(null)).status).toBe(401)
  expect((await studentHome('parent')).status).toBe(403)
  const { children } = (await dashboard('parent')).body
  expect((await studentHome('student')).body).toEqual({ today: school.today, own: children[0] })
  expect((await studentHome('teacher')).body).toEqual({ today: school.today, own: null })
})
