import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Cathedra, CathedraCard } from '../contract/cathedras.ts'
import type { Course, CourseCard } from '../contract/courses.ts'
import type { Rup } from '../contract/rup.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const get = async <T>(url: string, who: Who = 'headteacher') => {
  const { status, body } = await testApp.as(who).get<T>(`/api/courses/${url}`)
  expect(status).toBe(200)
  return body
}
const titlesOf = async (query: string) =>
  (await get<{ items: Course[] }>(`courses/?${query}`)).items.map(({ title }) => title)

describe('courses', () => {
  test('with their groups and hours of the year', async () => {
    const { items, total } = await get<{ items: Course[]; total: number }>('courses/', 'teacher')
    expect(total).toBe(4)
    expect(items[1]).toEqual({
      id: school.courses.english,
      title: 'Английский язык',
      short_title: 'Англ',
      title_kk: null,
      colour: '#9c36b5',
      cathedra: { id: 2, title: 'Кафедра языков' },
      ed_area: null,
      difficulty: null,
      room_kind: null,
      is_archived: false,
      merged_into: null,
      version: 1,
      parallels: [7],
      groups_count: 2,
      hours: 4,
    })
  })

  test('filters, search, order, another year', async () => {
    expect(await titlesOf('cathedra_id=1')).toEqual(['Алгебра'])
    expect(await titlesOf(`search=${encodeURIComponent('физ')}`)).toEqual(['Физическая культура'])
    expect(await titlesOf('sort=hours&asc=false&size=1')).toEqual(['Алгебра'])
    expect(await titlesOf('sort=cathedra&size=2')).toEqual(['Алгебра', 'Английский язык'])
    const { items } = await get<{ items: Course[] }>(`courses/?year_id=${school.lastYear}`)
    expect(items[0]).toMatchObject({ parallels: [], groups_count: 0, hours: 0 })
  })

  test('the card: lines of the plan and teachers', async () => {
    expect(await get<CourseCard>('courses/1')).toMatchObject({
      title: 'Алгебра',
      lines: [{ parallel: 7, hours: 3, component: 'state', subgroups: 1, grading_mode: 'every_quarter' }],
      teachers: [
        { id: 51, groups_count: 1, hours: 3 },
        { id: testApp.personOf('teacher'), groups_count: 1, hours: 3 },
      ],
    })
    expect((await testApp.as('teacher').get('/api/courses/courses/999')).status).toBe(404)
  })
})

describe('cathedras', () => {
  test('with heads, members, courses, hours', async () => {
    const { items } = await get<{ items: Cathedra[] }>('cathedras/?sort=members_count&asc=false')
    expect(items).toEqual([
      {
        id: 1,
        title: 'Кафедра математики',
        head: { id: testApp.personOf('zavkaf'), full_name: 'Сотрудник Заведующий кафедрой' },
        members_count: 3,
        courses_count: 1,
        hours: 6,
        is_archived: false,
        version: 1,
      },
      {
        id: 2,
        title: 'Кафедра языков',
        head: null,
        members_count: 2,
        courses_count: 1,
        hours: 4,
        is_archived: false,
        version: 1,
      },
    ])
  })

  test('the card: the head first, hours of each', async () => {
    const { members, courses } = await get<CathedraCard>('cathedras/1', 'zavkaf')
    expect(members.map(({ person, is_head, hours }) => [person.id, is_head, hours])).toEqual([
      [testApp.personOf('zavkaf'), true, 0],
      [51, false, 5],
      [testApp.personOf('teacher'), false, 3],
    ])
    expect(courses).toEqual([{ id: 1, title: 'Алгебра', colour: '#1971c2', groups_count: 2, hours: 6 }])
    expect((await testApp.as('zavkaf').get('/api/courses/cathedras/999')).status).toBe(404)
  })
})

test('the plan: parallels with their classes, lines in the order of courses', async () => {
  const { columns, lines } = await get<Rup>('rup/', 'teacher')
  expect(columns).toMatchObject([{ parallel: 7, profile: '', classes: ['7А', '7Б'], maximum: 35 }])
  expect(lines.map(({ course, hours, grading_mode }) => [course.title, hours, grading_mode])).toEqual([
    ['Алгебра', 3, 'every_quarter'],
    ['Английский язык', 2, 'every_quarter'],
    ['История Казахстана', 1, 'six_months'],
    ['Физическая культура', 1, 'pass_fail_once_quarter'],
  ])
  expect((await get<Rup>('rup/?cathedra_id=2')).lines).toHaveLength(1)
  expect(await get<Rup>(`rup/?year_id=${school.lastYear}`)).toMatchObject({ columns: [], lines: [] })
})

test('each for who holds its key', async () => {
  const calls: [string, Who[]][] = [
    ['courses/', ['library', 'hr', 'student', 'parent']],
    ['courses/1', ['library', 'hr', 'student', 'parent']],
    ['cathedras/', ['library', 'student', 'parent']],
    ['cathedras/1', ['teacher', 'hr', 'student', 'parent']],
    ['rup/', ['library', 'hr', 'student', 'parent']],
  ]
  for (const [url, refused] of calls) {
    expect((await testApp.as(null).get(`/api/courses/${url}`)).status).toBe(401)
    for (const who of refused)
      expect([url, who, (await testApp.as(who).get(`/api/courses/${url}`)).status]).toEqual([url, who, 403])
  }
})
