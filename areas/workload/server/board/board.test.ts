import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { Proposal, WorkloadBoard } from '../../contract/board.ts'
import type { TeacherLoad } from '../../contract/workload.ts'

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
  expect(body).toMatchObject({ date: school.today, largest_load: 1.5, may_edit: true })
  expect(body.groups.find(({ id }) => id === algebraB)).toEqual({
    id: algebraB,
    title: '7Б',
    course_id: school.courses.algebra,
    classes: ['7Б'],
    parallel: 7,
    hours: 3,
    assigned: 3,
  })
  expect(body.teachers.find(({ id }) => id === 51)).toMatchObject({
    rate: 1,
    hours: 5,
    week_norm: 16,
    until: null,
    cathedra_ids: [1],
  })
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

test('by the numbers of the orders that hold on the day, and by the kind of the school', async () => {
  await sql`insert into norms.value (norm, since, numbers, source) values
    ('workload.rate_hours', '2027-01-01', '{"school": 18, "preschool": 25, "extra": 18, "college": 20}', 'Приказ'),
    ('workload.largest_load', '2027-01-01', '{"value": 1.25}', 'Приказ')`.execute(db)
  const on = async (date: string) => {
    const { body } = await testApp.as('headteacher').get<WorkloadBoard>(`${boardUrl}?date=${date}`)
    return [body.largest_load, body.teachers.find(({ id }) => id === 51)?.week_norm]
  }
  const list = async () => {
    const { body } = await testApp.as('headteacher').get<{ items: TeacherLoad[] }>('/api/courses/workload/')
    const one = body.items.find(({ id }) => id === 51)
    return [one?.largest_load, one?.week_norm]
  }
  const card = async (date: string) =>
    (await testApp.as('headteacher').get<TeacherLoad>(`/api/courses/workload/51?date=${date}`)).body.week_norm
  expect(await on('2026-12-31')).toEqual([1.5, 16])
  expect(await on('2027-01-01')).toEqual([1.25, 18])
  expect([await list(), await card('2027-02-01')]).toEqual([[1.5, 16], 18])
  await sql`update school.school set kind = 'college'`.execute(db)
  expect([await on('2026-12-31'), await on('2027-01-01')]).toEqual([
    [1.5, 18],
    [1.25, 20],
  ])
  await sql`update school.school set kind = 'school'`.execute(db)
  // whose groups are all of the preschool
  await sql`update classes.parallel set number = 0 where id in (select parallel_id from classes.class where year_id = ${school.year})`.execute(
    db,
  )
  expect([await on('2026-12-31'), await card('2026-12-31')]).toEqual([[1.5, 24], 24])
  await sql`update classes.parallel set number = 7 where number = 0`.execute(db)
})

test('nobody is proposed more than the lessons in which they are available', async () => {
  const [before] = await propose()
  const former = before?.teacher_id ?? 0
  await sql`with year as (insert into availability.person_year (person_id, year_id) values (${former}, ${school.year}) returning id)
    insert into availability.hour (person_year_id, weekday, shift, slot, kind)
    select year.id, day, b.shift, b.number, 'closed' from year, generate_series(0, 4) day,
      (select distinct s.shift, s.number from calendar.bell_slot s join calendar.bell_schedule bs on bs.id = s.schedule_id
        where bs.year_id = ${school.year}) b where not (day = 0 and b.number <= 3)`.execute(db)
  const [within] = await propose()
  expect(within).toMatchObject({ group_id: algebraB, teacher_id: former })
  expect(within?.why).toContain('доступен на 3 ч в неделю')
  await sql`update availability.person_year set methodical_day = 0 where person_id = ${former}`.execute(db)
  const [beyond] = await propose()
  expect(beyond).toMatchObject({ group_id: algebraB, reason: 'cathedra' })
  expect(beyond?.teacher_id).not.toBe(former)
  expect(beyond?.why).toContain('уроков, в которые может вести, не хватает')
})
