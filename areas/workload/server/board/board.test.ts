import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { Proposal, WorkloadBoard } from '../../contract/board.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const { englishA1, englishA2, algebraB, algebraA } = school.groups
const boardUrl = '/api/courses/workload/board/'
const proposalUrl = '/api/courses/workload/proposal/'
const teacher = testApp.personOf('teacher')
const propose = async (query = '') =>
  (await testApp.as('headteacher').get<{ items: Proposal[] }>(`${proposalUrl}${query}`)).body.items
const chosen = (items: readonly Proposal[]) =>
  items.map(({ group_id, teacher_id, reason }) => [group_id, teacher_id, reason])

test('the board is for who holds the key; a head of department sees the own one', async () => {
  for (const url of [boardUrl, proposalUrl, `/api/courses/workload/groups/${algebraA}/`]) {
    expect((await testApp.as(null).get(url)).status).toBe(401)
    expect((await testApp.as('headteacher').get(`${url}?more=1`)).status).toBe(422)
    for (const who of ['teacher', 'student', 'parent'] as const)
      expect((await testApp.as(who).get(url)).status).toBe(403)
    expect((await testApp.as('hr').get(url)).status).toBe(200)
  }
  expect((await testApp.as('zavkaf').get(`/api/courses/workload/groups/${englishA1}/`)).status).toBe(404)
  expect((await testApp.as('headteacher').get(`${boardUrl}?year_id=99`)).status).toBe(404)
  const own = (await testApp.as('zavkaf').get<WorkloadBoard>(boardUrl)).body
  expect(own.groups.map(({ id }) => id)).toEqual([algebraA, algebraB])
  expect(own.may_edit).toBe(false)
  expect(own.teachers.map(({ id }) => id)).toEqual(expect.arrayContaining([51, teacher]))
  expect(own.teachers.some(({ id }) => id === 52)).toBe(false)
})

test('the day of the board: hours of the groups and of their teachers', async () => {
  const { body } = await testApp.as('headteacher').get<WorkloadBoard>(boardUrl)
  expect(body).toMatchObject({ date: school.today, week_norm: 16, may_edit: true })
  expect(body.groups.find(({ id }) => id === algebraB)).toEqual({
    id: algebraB,
    title: '7Б',
    course_id: school.courses.algebra,
    classes: ['7Б'],
    parallel: 7,
    hours: 3,
    assigned: 3,
  })
  expect(body.teachers.find(({ id }) => id === 51)).toMatchObject({ rate: 1, hours: 5, until: null, cathedra_ids: [1] })
  expect(body.assignments).toHaveLength(6)
  // a day outside of the year is its nearest one
  const far = await testApp.as('headteacher').get<WorkloadBoard>(`${boardUrl}?date=2030-01-01`)
  expect(far.body.date).toBe('2027-05-25')
})

test('who has had a group, day by day', async () => {
  const { body } = await testApp.as('headteacher').get(`/api/courses/workload/groups/${algebraB}/`)
  expect(body).toMatchObject({
    group: { title: '7Б', course: 'Алгебра', hours: 3 },
    items: [{ teacher_id: 51, full_name: 'Серикова Алия Маратовна', hours: 3, from: '2026-09-01', to: '2027-05-25' }],
  })
})

test('hours without a teacher: last year’s first, then the sibling’s, then the cathedra', async () => {
  expect(await propose()).toEqual([])
  await sql`delete from workload.assignment where group_id in (${englishA2}, ${algebraB})`.execute(db)
  expect(chosen(await propose())).toEqual([
    [algebraB, teacher, 'cathedra'],
    [englishA2, 52, 'sibling'],
  ])
  // 7Б was 6Б, where the head of the cathedra taught algebra
  const zavkaf = testApp.personOf('zavkaf')
  await sql`insert into classes.parallel (id, year_id, number) overriding system value values (90, ${school.lastYear}, 6)`.execute(
    db,
  )
  await sql`insert into classes.class (id, year_id, parallel_id, letter, title) overriding system value
    values (90, ${school.lastYear}, 90, 'Б', '6Б')`.execute(db)
  await sql`update classes.class set previous_class_id = 90 where id = ${school.classes.b}`.execute(db)
  await sql`insert into classes.study_group (id, year_id, course_id, title, kind) overriding system value
    values (90, ${school.lastYear}, ${school.courses.algebra}, '6Б', 'class')`.execute(db)
  await sql`insert into classes.group_class (group_id, class_id) values (90, 90)`.execute(db)
  await sql`insert into workload.assignment (teacher_id, group_id, hours, during)
    values (${zavkaf}, 90, 3, daterange('2025-09-01', '2026-05-26'))`.execute(db)
  const [first] = await propose()
  expect(first).toMatchObject({
    group_id: algebraB,
    teacher_id: zavkaf,
    reason: 'last_year',
    hours: 3,
    after: 3,
    why: 'Вёл этот предмет в этом классе в прошлом году; сейчас 0 ч, ставка 1',
  })
})

test('for hours of a teacher who leaves, with what is to be handed over', async () => {
  const items = await propose(`?teacher_id=${teacher}`)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ group_id: algebraA, hours: 3, reason: 'cathedra' })
  expect(items[0]?.assignment?.version).toBe(1)
  expect(items[0]?.teacher_id).not.toBe(teacher)
})
