import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { speakAs } from '#platform/server/language/spoken.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { WorkloadBoard } from '../contract/board.ts'
import type { ClassLoad, TeacherLoad, TeacherLoadCard, Vacancies } from '../contract/workload.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const get = async <T>(url: string, who: Who = 'headteacher') => {
  const { status, body } = await testApp.as(who).get<T>(`/api/courses/workload/${url}`)
  expect(status).toBe(200)
  return body
}
const teachers = async (query = '', who: Who = 'headteacher') =>
  (await get<{ items: TeacherLoad[] }>(`?${query}`, who)).items
const hoursOf = (loads: readonly TeacherLoad[]) => loads.map(({ id, hours }) => [id, hours])
const teacher = testApp.personOf('teacher')
const zavkaf = testApp.personOf('zavkaf')

test('teachers with their groups, hours and rate', async () => {
  expect((await teachers('sort=hours&asc=false'))[0]).toEqual({
    id: 51,
    full_name: 'Серикова Алия Маратовна',
    cathedras: [{ id: 1, title: 'Кафедра математики' }],
    courses: ['Алгебра', 'История Казахстана', 'Физическая культура'],
    classes: ['7А', '7Б'],
    groups_count: 3,
    hours: 5,
    rate: 1,
    week_norm: 16,
    year: null,
    largest_load: 1.5,
  })
  expect(hoursOf(await teachers('cathedra_id=2'))).toEqual([
    [52, 2],
    [53, 2],
  ])
  expect(hoursOf(await teachers(`search=${encodeURIComponent('серик')}`))).toEqual([[51, 5]])
  expect((await teachers(`year_id=${school.lastYear}`)).every(({ hours }) => hours === 0)).toBe(true)
})

test('a teacher’s card names the groups', async () => {
  const { groups } = await get<TeacherLoadCard>('51')
  expect(groups.map(({ id, hours, students_count }) => [id, hours, students_count])).toEqual([
    [school.groups.algebraB, 3, 6],
    [school.groups.historyA, 1, 7],
    [school.groups.sportA, 1, 7],
  ])
})

test('a head of department sees the own one', async () => {
  expect(hoursOf(await teachers('', 'zavkaf'))).toEqual(hoursOf(await teachers('cathedra_id=1')))
  expect((await testApp.as('zavkaf').get('/api/courses/workload/52')).status).toBe(404)
  expect((await get<TeacherLoadCard>(String(zavkaf), 'zavkaf')).groups).toEqual([])
  expect(await get<Vacancies>('vacancies/', 'zavkaf')).toMatchObject({ groups_count: 2, hours: 6 })
  expect((await get<{ items: ClassLoad[] }>('classes/', 'zavkaf')).items[0]).toMatchObject({ planned: 3, covered: 3 })
})

test('for who holds the key', async () => {
  for (const url of ['', '51', 'vacancies/', 'classes/']) {
    expect((await testApp.as(null).get(`/api/courses/workload/${url}`)).status).toBe(401)
    for (const who of ['teacher', 'library', 'student', 'parent'] as const)
      expect((await testApp.as(who).get(`/api/courses/workload/${url}`)).status).toBe(403)
    expect((await testApp.as('hr').get(`/api/courses/workload/${url}`)).status).toBe(200)
  }
})

test('what has no teacher is missed in the group and in its class', async () => {
  expect(await get<Vacancies>('vacancies/')).toEqual({ groups_count: 6, hours: 12, assigned: 12, items: [] })
  // today is the first day without the teacher of the second subgroup
  await sql`update workload.assignment set during = daterange('2026-09-01', ${school.today})
    where group_id = ${school.groups.englishA2}`.execute(db)
  expect(await get<Vacancies>('vacancies/')).toMatchObject({
    assigned: 10,
    items: [{ id: school.groups.englishA2, classes: ['7А'], hours: 2, assigned: 0 }],
  })
  const { items } = await get<{ items: ClassLoad[] }>('classes/?sort=planned')
  expect(items[0]).toEqual({ id: school.classes.a, title: '7А', parallel: 7, planned: 7, covered: 5, teaching: 7 })
  // the plan of the parallel counts for 7Б too, though it has groups of algebra only
  expect(items[1]).toMatchObject({ title: '7Б', planned: 7, covered: 3, teaching: 3 })
  expect((await get<{ items: ClassLoad[] }>('classes/?sort=missing&asc=false&size=1')).items[0]?.title).toBe('7Б')
  expect(hoursOf(await teachers('cathedra_id=2'))).toEqual([
    [52, 2],
    [53, 0],
  ])
  expect(hoursOf(await teachers(`search=${encodeURIComponent('сотрудник учитель')}`))).toEqual([[teacher, 3]])
})

test('what is outside of the plan is no load', async () => {
  const read = async () => ({
    teacher: (await teachers('')).find(({ id }) => id === 51)?.hours,
    all: await get<Vacancies>('vacancies/').then(({ groups_count, hours }) => [groups_count, hours]),
    classA: (await get<{ items: ClassLoad[] }>('classes/')).items[0]?.planned,
  })
  const before = await read()
  await db
    .updateTable('curriculum.rup_line')
    .set({ grading_mode: 'no_in_rup' })
    .where('course_id', '=', school.courses.history)
    .execute()
  const after = await read()
  expect([before.teacher, after.teacher]).toEqual([5, 4])
  expect([before.classA, after.classA]).toEqual([7, 6])
  expect(after.all).toEqual([(before.all[0] ?? 0) - 1, (before.all[1] ?? 0) - 1])
})

test('a college counts hours a year against 720 for a rate', async () => {
  const card = async () =>
    (await testApp.as('headteacher').get<TeacherLoadCard>(`/api/courses/workload/${teacher}`)).body
  const board = async () =>
    (await testApp.as('headteacher').get<WorkloadBoard>('/api/courses/workload/board/?date=2026-11-19')).body
  expect([(await card()).year, (await board()).year_norm]).toEqual([null, null])
  await testApp.db.updateTable('school.school').set({ kind: 'college' }).execute()
  speakAs('college')
  try {
    const { body } = await testApp
      .as('headteacher')
      .get<{ items: TeacherLoadCard[] }>('/api/courses/workload/?size=100&sort=name')
    expect(body.items.map(({ year }) => year)).toContainEqual({ weeks: 34, norm: 720 })
    const { status, body: norms } = await testApp
      .as('headteacher')
      .get<WorkloadBoard>('/api/courses/workload/board/?date=2026-11-18')
    expect([status, norms.year_norm]).toEqual([200, { weeks: 34, norm: 720 }])
  } finally {
    speakAs('school')
  }
})
