import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#platform/contract/calendar-date.ts'
import { now } from '#platform/server/clock.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { expectExport } from '#tests/list-export.ts'
import type { View, Viewer, ViewReport } from '../../contract/report.ts'

const testApp = await startTestApp()
const { db, school } = testApp
afterAll(() => testApp.close())
const yesterday = addDays(school.today, -1)
const path = '/api/logging/page-views'
const teacher = testApp.accountOf('teacher')
const student = testApp.accountOf('student')
const parent = testApp.accountOf('parent')

/** A view of that day, Almaty's time being five hours ahead. */
const view = (account_id: number, at: string, page_id: string, from_page_id: string | null = null) => ({
  account_id,
  at: `${at}+05`,
  page_id,
  path: `/${page_id}`,
  from_page_id,
  from_path: null,
})
beforeAll(() =>
  db
    .insertInto('page_views.view')
    .values([
      view(teacher, `${school.today} 00:10`, 'journal', 'home'),
      view(teacher, `${school.today} 23:50`, 'journal', 'home'),
      view(teacher, `${school.today} 09:00`, 'home'),
      view(student, `${school.today} 10:00`, 'journal', 'home'),
      view(parent, `${yesterday} 10:00`, 'dashboard'),
      { ...view(teacher, `${school.today} 11:00`, 'roles'), acted_by: testApp.accountOf('ceasar') },
    ])
    .execute(),
)
const get = async <T>(url: string, who: Who = 'admin') => {
  const { status, body } = await testApp.as(who).get<T>(`${path}/${url}`)
  expect(status).toBe(200)
  return body
}
const report = (query: string) => get<ViewReport>(`report/?${query}`)
const people = async (query: string) => (await get<{ items: Viewer[] }>(`people/?${query}`)).items

test('views by day, page and role; who acts as somebody else counts for nobody', async () => {
  const found = await report('days=2')
  expect(found).toMatchObject({ from: yesterday, to: school.today, views: 5, people: 3 })
  expect(found.days).toEqual([
    { date: yesterday, views: 1 },
    { date: school.today, views: 4 },
  ])
  expect(found.pages).toEqual([
    { page_id: 'journal', views: 3, people: 2, from: [{ page_id: 'home', views: 3 }] },
    { page_id: 'dashboard', views: 1, people: 1, from: [] },
    { page_id: 'home', views: 1, people: 1, from: [] },
  ])
  expect(found.roles[0]).toMatchObject({ views: 3, people: 1 })
})

test('staff and students apart; days without views stand as well', async () => {
  expect(await report('audience=employees&days=1')).toMatchObject({ views: 3, people: 1 })
  expect(await report('audience=students&days=1')).toMatchObject({ views: 1, people: 1 })
  expect((await report('days=365')).days).toHaveLength(365)
})

test('people with their views; who has not come for long', async () => {
  const [first, second] = await people('sort=views&asc=false&days=1')
  expect(first).toMatchObject({ id: teacher, views: 3, days: 1, last_at: expect.stringMatching(/T18:50:00Z$/) })
  expect(second).toMatchObject({ id: student, views: 1 })
  const away = (await people('away=1&size=200')).map(({ id }) => id)
  expect(away).toContain(parent)
  expect(away).not.toContain(teacher)
  expect((await people('sort=last_at&size=200'))[0]).toMatchObject({ last_at: null, views: 0 })
  expect((await people(`search=${encodeURIComponent(first?.full_name ?? '')}`)).map(({ id }) => id)).toEqual([teacher])
})

test('the path of a person, the last page first', async () => {
  const { viewer, views } = await get<{ viewer: Viewer; views: View[] }>(`people/${teacher}/?days=1`)
  expect(viewer).toMatchObject({ id: teacher, views: 3 })
  expect(views.map(({ page_id }) => page_id)).toEqual(['journal', 'roles', 'home', 'journal'])
  // what another has opened under the name is marked, and counts for nobody
  expect(views.map(({ acted_by }) => acted_by)).toEqual([null, 'Сотрудник Суперадминистратор', null, null])
  expect((await testApp.as('admin').get(`${path}/people/999999/`)).status).toBe(404)
})

test('reading the path of a person stands in the audit, with whom it concerns', async () => {
  const soon = addDays(now().toISOString().slice(0, 10), 1)
  await get(`people/${teacher}/?days=7`)
  const { body } = await testApp
    .as('admin')
    .get<{ items: unknown[] }>(`/api/logging/audit/changes/?section=page_views&period=${addDays(soon, -3)}~${soon}`)
  expect(body.items.slice(0, 1)).toMatchObject([
    {
      what: 'путь человека по страницам',
      about: { id: testApp.personOf('teacher') },
      steps: [
        { title: 'Просмотр за дней', after: 7 },
        { title: 'Показано страниц', after: 4 },
      ],
    },
  ])
})

test('the page says for how long views are kept', async () => {
  expect(await report('days=1')).toMatchObject({ kept_months: 13 })
  await db.insertInto('platform.setting').values({ name: 'retention.page_views', value: '3' }).execute()
  expect(await report('days=1')).toMatchObject({ kept_months: 3 })
  await db.deleteFrom('platform.setting').where('name', '=', 'retention.page_views').execute()
})

test.each(['report/?days=0', 'report/?days=401', 'people/?away=0', 'report/?audience=parents', 'people/?sort=login'])(
  '%s is refused',
  async (url) => expect((await testApp.as('admin').get(`${path}/${url}`)).status).toBe(422),
)

test.each(['report/', 'people/', `people/${teacher}/`])('%s is for who keeps the log', async (url) => {
  expect((await testApp.as(null).get(`${path}/${url}`)).status).toBe(401)
  for (const who of ['director', 'teacher', 'student', 'parent'] as const)
    expect((await testApp.as(who).get(`${path}/${url}`)).status).toBe(403)
})

test('the people as a file', () =>
  expectExport<Viewer>(testApp, {
    list: `${path}/people/`,
    columns: {
      name: ({ full_name }) => full_name,
      views: ({ views }) => views,
      days: ({ days }) => days,
      roles: ({ roles }) => roles.join(', ') || null,
    },
    top: [['Человек', 'Просмотров', 'Дней', 'Роли']],
    requested: [
      ['admin', 'sort=views&asc=false'],
      ['admin', 'audience=employees&away=1'],
    ],
    refused: ['director', 'teacher', 'student', 'parent'],
  }))
