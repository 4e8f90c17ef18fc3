import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsIn, takeFile } from '#tests/list-export.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { TeacherQualification } from '../contract/list.ts'
import { notifyOfEnding } from './ending-notices.ts'
import { qualificationsOn } from './qualifications-on.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, personOf, accountOf } = testApp
const path = '/api/users/qualifications/'
const teacher = personOf('teacher')

beforeAll(async () => {
  const category = (person_id: number, level: string, during: string) => ({ person_id, level, during })
  await db
    .insertInto('qualifications.category')
    .values([
      category(teacher, 'expert', '[2022-03-01,2027-03-01)'),
      category(51, 'master', '[2021-01-01,2026-01-01)'),
      category(52, 'teacher', '[2020-09-01,)'),
    ])
    .execute()
  const education = { person_id: teacher, institution: 'КазНУ', speciality: null }
  await db
    .insertInto('qualifications.education')
    .values([
      { ...education, level: 'bachelor', year: 2009 },
      { ...education, level: 'master', year: 2026 },
    ])
    .execute()
  await db
    .insertInto('qualifications.seniority')
    .values([
      { person_id: teacher, counted_on: '2020-09-01', general_months: 100, teaching_months: 80 },
      { person_id: teacher, counted_on: '2025-09-01', general_months: 170, teaching_months: 140 },
    ])
    .execute()
})
const found = async (who: Who, query = '') => {
  const { body } = await testApp.as(who).get<{ items: TeacherQualification[] }>(`${path}${query}`)
  return body.items
}

test('whose category ends, has ended or is none is told to who keeps the staff, the posts or the load', async () => {
  expect((await testApp.as(null).get(path)).status).toBe(401)
  expect((await testApp.as('hr').get(`${path}?term=never`)).status).toBe(422)
  for (const who of ['teacher', 'financial', 'student'] as const)
    expect((await testApp.as(who).get(path)).status).toBe(403)
  const ids = async (query: string) => (await found('headteacher', query)).map(({ id }) => id)
  expect(await ids('?term=soon')).toEqual([teacher])
  expect(await ids('?term=ended')).toEqual([51])
  expect(await ids('?level=teacher')).toEqual([52])
  expect(await ids('?term=none&size=200')).not.toContain(teacher)
  const [first] = await found('director', '?sort=teaching&asc=false')
  expect(first).toMatchObject({
    id: teacher,
    education: 'магистр, КазНУ, 2026',
    general_months: 184,
    teaching_months: 154,
    category: { title: 'педагог-эксперт', until: '2027-02-28' },
    term: 'ends_soon',
  })
  const { bytes } = await takeFile(testApp, 'hr', `${path}export/?columns=name,teaching,category,until&term=soon`)
  expect((await rowsIn(bytes)).at(-1)).toContain('12 лет 10 мес.')
})

test('what stood on a person on a day is read of many at once', async () => {
  const of = await qualificationsOn(db, [teacher, 51, 101], '2025-10-15')
  expect(of.get(teacher)).toEqual({
    education: 'высшее, бакалавр, КазНУ, 2009',
    general_months: 171,
    teaching_months: 141,
    general_years: 14,
    teaching_years: 11,
    category: { level: 'expert', title: 'педагог-эксперт', until: '2027-02-28' },
  })
  expect(of.get(51)?.category?.level).toBe('master')
  expect(of.get(101)).toMatchObject({ education: null, general_years: null, category: null })
  expect((await qualificationsOn(db, [teacher], '2019-01-01')).get(teacher)?.general_months).toBeNull()
})

test('the end of a category is told once: to the person, to personnel and to the deputies', async () => {
  const told = async (who: Who) => {
    const rows = await db
      .selectFrom('notices.notice')
      .where('account_id', '=', accountOf(who))
      .where('kind', '=', 'qualifications.category-ends')
      .selectAll()
      .execute()
    return rows.map(({ link }) => link)
  }
  await notifyOfEnding(testApp.context)
  await notifyOfEnding(testApp.context)
  expect(await told('teacher')).toEqual([`/users/${teacher}?tab=qualification`])
  for (const who of ['hr', 'headteacher'] as const)
    expect(await told(who)).toEqual(['/passport/qualifications?term=soon&sort=until'])
  expect(await told('zavkaf')).toEqual([])
})
