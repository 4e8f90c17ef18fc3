import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { pdfText } from '#tests/pdf-text.ts'
import type { Issue, Tariff, TariffComparison, TariffRow } from '../contract/tariff.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const url = '/api/courses/tariff/'
const issues = `${url}issues/`
const headteacher = testApp.as('headteacher')
const teacher = testApp.personOf('teacher')

test('for who holds the key; a head of department sees the own teachers', async () => {
  for (const path of ['', 'issues/', 'export/', 'print/']) {
    expect((await testApp.as(null).get(`${url}${path}`)).status).toBe(401)
    expect((await headteacher.get(`${url}${path}?more=1`)).status).toBe(422)
    for (const who of ['teacher', 'student', 'parent'] as const)
      expect((await testApp.as(who).get(`${url}${path}`)).status).toBe(403)
    expect((await testApp.as('hr').get(`${url}${path}`)).status).toBe(200)
  }
  const own = (await testApp.as('zavkaf').get<Tariff>(url)).body
  expect(own.rows.map(({ id }) => id)).toEqual([51, teacher])
})

test('a teacher with courses, classes and hours; class leadership; notebooks', async () => {
  const { body } = await headteacher.get<Tariff>(url)
  expect(body.as_of).toBe(school.today)
  expect(body.sums).toMatchObject({ teachers: 4, hours: 12, rate: 4 })
  expect(body.rows.find(({ id }) => id === 51)).toEqual({
    id: 51,
    full_name: 'Серикова Алия Маратовна',
    positions: ['Учитель'],
    education: null,
    category: null,
    seniority: null,
    rate: 1,
    courses: [
      { title: 'Алгебра', groups: [{ title: '7Б', hours: 3 }], levels: [0, 3, 0] },
      { title: 'История Казахстана', groups: [{ title: '7А', hours: 1 }], levels: [0, 1, 0] },
      { title: 'Физическая культура', groups: [{ title: '7А', hours: 1 }], levels: [0, 1, 0] },
    ],
    hours: 5,
    notebook_hours: 0,
    leads: ['7Б'],
    // a class of fewer than eighteen: half of 60 % of 17 697 ₸
    bonuses: { leading: { percent: 30, amount: 5309 }, notebooks: { percent: 0, amount: 0 } },
  })
})

test('courses whose notebooks are checked', async () => {
  const path = `${url}notebooks/`
  const body = { courses: [{ course_id: school.courses.algebra, kind: 'others' }] }
  expect((await testApp.as(null).post(path, body)).status).toBe(401)
  expect((await headteacher.post(path, {})).status).toBe(422)
  expect((await headteacher.post(path, { courses: [{ course_id: 9999, kind: 'others' }] })).status).toBe(422)
  expect((await testApp.as('zavkaf').post(path, body)).status).toBe(403)
  expect((await headteacher.post(path, body)).status).toBe(200)
  const { rows } = (await headteacher.get<Tariff>(url)).body
  const own = () => rows.find(({ id }) => id === 51)
  // three hours of sixteen, 40 % of БДО for all of them
  expect(own()).toMatchObject({ notebook_hours: 3, bonuses: { notebooks: { percent: 7.5, amount: 1327 } } })
  const languages = { courses: [{ course_id: school.courses.algebra, kind: 'languages' }] }
  expect((await headteacher.post(path, languages)).status).toBe(200)
  const { body: again } = await headteacher.get<Tariff & { notebook_courses: object[] }>(url)
  expect(again.notebook_courses).toEqual(languages.courses)
  expect(again.rows.find(({ id }) => id === 51)?.bonuses?.notebooks).toEqual({ percent: 9.38, amount: 1659 })
  expect((await headteacher.post(path, body)).status).toBe(200)
})

test('what was issued stays as it was, and is compared with what is', async () => {
  const wanted = { date: '2026-09-01', remark: 'На начало года' }
  expect((await testApp.as(null).post(issues, wanted)).status).toBe(401)
  expect((await headteacher.post(issues, { date: 'сегодня' })).status).toBe(422)
  expect((await headteacher.post(issues, { date: '2030-09-01' })).status).toBe(422)
  for (const who of ['teacher', 'zavkaf', 'hr'] as const)
    expect((await testApp.as(who).post(issues, wanted)).status).toBe(403)
  const issued = (await headteacher.post<Issue>(issues, wanted)).body
  expect(issued).toMatchObject({ as_of: '2026-09-01', remark: 'На начало года', sums: { teachers: 4, hours: 12 } })

  await sql`update workload.assignment set during = daterange('2026-09-01', '2026-11-16') where group_id = 2`.execute(
    db,
  )
  await sql`insert into workload.assignment (teacher_id, group_id, hours, during)
    values (${teacher}, 2, 3, daterange('2026-11-16', '2027-05-26'))`.execute(db)
  const again = (await headteacher.get<Issue & { rows: TariffRow[] }>(`${issues}${issued.id}/`)).body
  expect(again.rows.find(({ id }) => id === 51)?.hours).toBe(5)
  expect((await headteacher.get<{ items: Issue[] }>(issues)).body.items).toEqual([issued])
  expect((await headteacher.get(`${issues}9999/`)).status).toBe(404)

  const compared = (await headteacher.get<TariffComparison>(`${issues}${issued.id}/compare/`)).body
  expect(compared).toMatchObject({ before: '2026-09-01', after: school.today, hours: { before: 12, after: 12 } })
  expect(compared.items.map(({ id, before, after, lines }) => [id, before, after, lines])).toEqual([
    [51, 5, 2, ['Алгебра, 7Б: − 3 ч', 'Доплата за тетради: 1\u00A0327 ₸ → 0 ₸']],
    [teacher, 3, 6, ['Алгебра, 7Б: + 3 ч', 'Доплата за тетради: 1\u00A0327 ₸ → 2\u00A0655 ₸']],
  ])
  const own = (await testApp.as('zavkaf').get<Issue & { rows: TariffRow[] }>(`${issues}${issued.id}/`)).body
  expect(own.rows.map(({ id }) => id)).toEqual([51, teacher])
})

test('as a sheet and on paper, of a day and as it was issued', async () => {
  const [issue] = (await headteacher.get<{ items: Issue[] }>(issues)).body.items
  const sheet = await headteacher.get(`${url}export/?date=2026-11-20`)
  expect(sheet.headers['content-disposition']).toContain(encodeURIComponent('Тарификация 20.11.2026.xlsx'))
  for (const size of ['A3', 'A4']) {
    const answer = await testApp.app.inject({
      url: `${url}print/?size=${size}&issue_id=${issue?.id ?? 0}`,
      headers: { authorization: `Bearer ${await testApp.tokenOf('headteacher')}` },
    })
    const text = pdfText(answer.rawPayload).join(' ')
    expect(text).toContain('на 01.09.2026')
    expect(text).toContain('Серикова')
  }
})

test('a category is told in words', async () => {
  await sql`insert into qualifications.category (person_id, level, during) values (51, 'expert', daterange('2026-09-01', '2031-09-01'))`.execute(
    db,
  )
  const { rows } = (await headteacher.get<Tariff>(url)).body
  expect(rows.find(({ id }) => id === 51)?.category).toBe('педагог-эксперт')
})

test('bonuses go by the numbers of the orders on the day of the list; an issued one keeps its own', async () => {
  await sql`insert into norms.value (norm, since, numbers, source) values
    ('workload.base_salary', '2027-01-01', '{"value": 20000}', 'Приказ'),
    ('workload.full_class', '2027-01-01', '{"value": 5}', 'Приказ')`.execute(db)
  const on = async (date: string) => {
    const { body } = await headteacher.get<Tariff>(`${url}?date=${date}`)
    return [body.base_salary, body.rows.find(({ id }) => id === 51)?.bonuses?.leading]
  }
  expect(await on('2026-12-31')).toEqual([17_697, { percent: 30, amount: 5309 }])
  expect(await on('2027-01-11')).toEqual([20_000, { percent: 60, amount: 12_000 }])
  const [issue] = (await headteacher.get<{ items: Issue[] }>(issues)).body.items
  const kept = (await headteacher.get<Tariff>(`${issues}${issue?.id ?? 0}/`)).body
  expect([kept.base_salary, kept.rows.find(({ id }) => id === 51)?.bonuses?.leading.amount]).toEqual([17_697, 5309])
  const file = await headteacher.get(`${url}print/?date=2027-01-11`)
  expect(file.status).toBe(200)
  // one that was issued before anything was counted
  await sql`update tariff.issue set contents = (contents - 'base_salary')
    || jsonb_build_object('rows', (select jsonb_agg(r - 'bonuses') from jsonb_array_elements(contents -> 'rows') r))`.execute(
    db,
  )
  const former = (await headteacher.get<Tariff>(`${issues}${issue?.id ?? 0}/`)).body
  expect([former.base_salary, former.sums.bonuses, former.rows[0]?.bonuses]).toEqual([null, null, null])
  expect((await headteacher.get(`${url}export/?issue_id=${issue?.id ?? 0}`)).status).toBe(200)
})
