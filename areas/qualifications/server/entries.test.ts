import { afterAll, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Category, Education, Seniority } from '../contract/entries.ts'
import type { Qualifications } from '../contract/qualifications.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const [teacher, other, student] = [testApp.personOf('teacher'), 51, testApp.school.studentsA[0]]
type Refused = { detail: unknown }

const education = {
  level: 'specialist',
  institution: 'КазНПУ',
  speciality: 'математика',
  year: 2008,
  diploma_number: 'ЖБ-Б 1',
  diploma_date: null,
  note: null,
  file_id: null,
}
const seniority = { counted_on: '2026-09-01', general_months: 120, teaching_months: 96, note: null }
const category = {
  level: 'expert',
  from: '2022-01-10',
  to: '2027-01-09',
  order_number: '14-к',
  order_date: '2022-01-05',
  note: null,
}
const kinds = [
  {
    what: 'educations',
    body: education,
    wrong: [{ year: 12 }, { year: 2040 }, { institution: ' ' }, { file_id: 9999 }],
  },
  {
    what: 'seniorities',
    body: seniority,
    wrong: [{ teaching_months: 121 }, { general_months: -1 }, { counted_on: '2031-01-01' }],
  },
  { what: 'categories', body: category, wrong: [{ level: 'other' }, { from: null }, { to: '2021-01-01' }] },
] as const
const add = <T>(who: Who | null, what: string, body: object, whom = teacher) =>
  testApp.as(who).post<T & Refused>(`/api/users/users/${whom}/${what}/`, body)
const change = <T>(who: Who | null, what: string, id: number, body: object) =>
  testApp.as(who).patch<T & Refused>(`/api/users/${what}/${id}`, body)
const read = async (who: Who = 'hr', whom: number = teacher) =>
  (await testApp.as(who).get<Qualifications>(`/api/users/users/${whom}/qualifications/`)).body

test.each(kinds)('$what are written by who keeps the staff', async ({ what, body, wrong }) => {
  expect((await add(null, what, body)).status).toBe(401)
  for (const one of wrong) expect([one, (await add('hr', what, { ...body, ...one })).status]).toEqual([one, 422])
  for (const who of ['teacher', 'director', 'headteacher', 'student'] as const)
    expect((await add(who, what, body)).status).toBe(403)
  for (const stranger of [student, 201, 999_999]) expect((await add('hr', what, body, stranger)).status).toBe(404)
  const { body: made, status } = await add<{ id: number; version: number }>('hr', what, body)
  expect(status).toBe(200)

  expect((await change(null, what, made.id, { ...body, version: 1 })).status).toBe(401)
  expect((await change('hr', what, made.id, { ...body, ...wrong[0], version: 1 })).status).toBe(422)
  expect((await change('teacher', what, made.id, { ...body, version: 1 })).status).toBe(403)
  expect((await change('hr', what, 999_999, { ...body, version: 1 })).status).toBe(404)
  const changed = await change<{ version: number; note: string }>('hr', what, made.id, {
    ...body,
    note: 'сверено',
    version: 1,
  })
  expect(changed.body).toMatchObject({ version: 2, note: 'сверено' })
  expect((await change('hr', what, made.id, { ...body, version: 1 })).status).toBe(409)

  const path = `/api/users/${what}/${made.id}`
  expect((await testApp.as(null).remove(path)).status).toBe(401)
  expect((await testApp.as('director').remove(path)).status).toBe(403)
  expect((await testApp.as('hr').remove(`/api/users/${what}/999999`)).status).toBe(404)
  expect((await testApp.as('hr').remove(path)).status).toBe(200)
  expect((await change('hr', what, made.id, { ...body, version: 3 })).status).toBe(404)
  expect((await testApp.as('teacher').post(`${path}/restore/`)).status).toBe(403)
  expect((await testApp.as('hr').post(`${path}/restore/`)).status).toBe(200)
})

test('they are read by the person, by who keeps the staff, the posts or the load, and by nobody else', async () => {
  const of = async (who: Who, whom: number = teacher) =>
    (await testApp.as(who).get<Qualifications>(`/api/users/users/${whom}/qualifications/`)).status
  for (const who of ['hr', 'director', 'headteacher', 'financial', 'teacher', 'uk'] as const)
    expect([who, await of(who)]).toEqual([who, 200])
  for (const who of ['other-teacher', 'zavkaf', 'student', 'parent'] as const)
    expect([who, await of(who)]).toEqual([who, 404])
  expect(await of('hr', student)).toBe(404)
  expect((await testApp.as(null).get(`/api/users/users/${teacher}/qualifications/`)).status).toBe(401)
  const { educations, seniorities, categories, present, may_write } = await read('teacher')
  expect(may_write).toBe(false)
  expect([educations.length, seniorities.length, categories.length]).toEqual([1, 1, 1])
  // two whole months since 1 September
  expect(present).toEqual({ general_months: 122, teaching_months: 98 })
})

test('a new category ends the one before it; days of two never meet', async () => {
  const first = (await add<Category>('hr', 'categories', { ...category, from: '2015-09-01', to: null }, other)).body
  const { body: next } = await add<Category>(
    'hr',
    'categories',
    { ...category, level: 'master', from: '2023-02-01', to: null },
    other,
  )
  expect(next).toMatchObject({ title: 'педагог-мастер', state: 'now' })
  const { categories } = await read('hr', other)
  expect(categories.map(({ from, to }) => [from, to])).toEqual([
    ['2023-02-01', null],
    ['2015-09-01', '2023-01-31'],
  ])
  const back = await change('hr', 'categories', first.id, {
    ...category,
    from: '2015-09-01',
    to: '2023-02-01',
    version: 2,
  })
  expect(back.body.detail).toMatchObject([{ loc: ['body', 'from'] }])
  expect((await add('hr', 'categories', { ...category, from: '2023-02-01', to: null }, other)).status).toBe(422)
  // taken away, its days are free; once they are taken it does not come back
  expect((await testApp.as('hr').remove(`/api/users/categories/${next.id}`)).status).toBe(200)
  expect((await add('hr', 'categories', { ...category, from: '2024-01-01', to: null }, other)).status).toBe(200)
  expect((await testApp.as('hr').post(`/api/users/categories/${next.id}/restore/`)).status).toBe(409)
})

test('of several counts the latest holds; one day is counted once', async () => {
  const again = await add('hr', 'seniorities', seniority)
  expect(again.body.detail).toMatchObject([{ loc: ['body', 'counted_on'] }])
  await add<Seniority>('hr', 'seniorities', {
    ...seniority,
    counted_on: '2026-11-01',
    general_months: 200,
    teaching_months: 100,
  })
  expect((await read()).present).toEqual({ general_months: 200, teaching_months: 100 })
})

test('the history tells of all of it to who keeps the staff and to the audit', async () => {
  await add<Education>('hr', 'educations', { ...education, level: 'master', year: 2012 })
  const path = `/api/users/users/${teacher}/qualifications/history/`
  expect((await testApp.as(null).get(path)).status).toBe(401)
  expect((await testApp.as('teacher').get(path)).status).toBe(403)
  const { body } = await testApp.as('hr').get<HistoryPage>(path)
  expect(new Set(body.items.map(({ subject }) => subject)).size).toBe(3)
  expect(body.items[0]).toMatchObject({ subject: 'qualifications.education', kind: 'made' })
  expect((await testApp.as('hr').get(`/api/users/users/${student}/qualifications/history/`)).status).toBe(404)
})
