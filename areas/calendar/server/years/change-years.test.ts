import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import type { CalendarEntry } from '../../contract/entries.ts'
import type { StudyYear } from '../../contract/years.ts'
import { speakAs } from '#platform/server/language/spoken.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const url = '/api/passport/years/'
const next = { date_start: '2027-09-01', date_end: '2028-05-25', source: 'order' }
const post = <T = StudyYear>(body: object) => testApp.as('headteacher').post<T>(url, body)
const year = { date_start: '2026-09-01', date_end: '2027-05-25', is_projection: false, version: 1 }
const patch = (body: object) => testApp.as('headteacher').patch<StudyYear>(`${url}1`, body)

test('401 and 403', async () => {
  expect((await testApp.as(null).post(url, next)).status).toBe(401)
  for (const who of ['teacher', 'student', 'director'] as const) {
    expect((await testApp.as(who).post(url, next)).status).toBe(403)
    expect((await testApp.as(who).patch(`${url}1`, year)).status).toBe(403)
    expect((await testApp.as(who).remove(`${url}1`)).status).toBe(403)
    expect((await testApp.as(who).get(`${url}1/history`)).status).toBe(403)
  }
})

test.each<[string, object, string]>([
  ['a year that meets another', { date_start: '2027-05-01', date_end: '2028-03-01' }, 'date_start'],
  ['a year that ends before it begins', { date_end: '2027-08-01' }, 'date_end'],
  ['a year of two', { date_end: '2029-05-25' }, 'date_end'],
  ['a source nobody knows', { source: 'air' }, 'source'],
])('422 for %s', async (_name, change, field) => {
  const { status, body } = await post<{ detail: { loc: string[] }[] }>({ ...next, ...change })
  expect([status, body.detail[0]?.loc[1]]).toEqual([422, field])
})

test('a year by the pattern of orders, one by the year before; an unused one can go, a used one can not', async () => {
  for (const source of ['order', 'previous'] as const) {
    const made = await post({ ...next, source })
    expect(made).toMatchObject({ status: 200, body: { is_projection: true, version: 1 } })
    const { body } = await testApp
      .as('student')
      .get<{ items: CalendarEntry[] }>(`/api/passport/calendar/?year_id=${made.body.id}`)
    expect(body.items.filter(({ type }) => type === 'quarter')).toHaveLength(4)
    expect((await testApp.as('headteacher').remove(`${url}${made.body.id}`)).status).toBe(200)
  }
  expect((await testApp.as('headteacher').remove(`${url}1`)).status).toBe(409)
})

test('a year of a college by the pattern of orders has two half-years, numbered as the quarters that would end them', async () => {
  speakAs('college')
  try {
    const made = await post({ ...next, date_end: '2028-06-30' })
    const { body } = await testApp
      .as('student')
      .get<{ items: CalendarEntry[] }>(`/api/passport/calendar/?year_id=${made.body.id}`)
    const halves = body.items.filter(({ type }) => type === 'quarter')
    expect(halves.map(({ number, end_date }) => [number, end_date.slice(0, 4)])).toEqual([
      [2, '2027'],
      [4, '2028'],
    ])
    expect(halves[1]?.end_date).toBe('2028-06-30')
    expect((await testApp.as('headteacher').remove(`${url}${made.body.id}`)).status).toBe(200)
  } finally {
    speakAs('school')
  }
})

test('checked by the order: the projection is cleared once, seen versions only; entries stay inside', async () => {
  expect((await patch({ ...year, date_end: '2027-05-20' })).status).toBe(422)
  expect((await patch(year)).body).toMatchObject({ is_projection: false, version: 2 })
  expect((await patch(year)).status).toBe(409)
  const { body } = await testApp.as('headteacher').get<HistoryPage>(`${url}1/history`)
  expect(body.items[0]?.steps).toEqual([{ field: 'is_projection', before: true, after: false, is_masked: false }])
})

test('the year as a calendar of whole days', async () => {
  expect((await testApp.as(null).get(`${url}1/calendar.ics`)).status).toBe(401)
  expect((await testApp.as('student').get(`${url}999/calendar.ics`)).status).toBe(404)
  const { status, body } = await testApp.as('student').get<string>(`${url}1/calendar.ics`)
  expect(status).toBe(200)
  expect(body).toContain('SUMMARY:Осенние каникулы')
  expect(body).toContain('DTSTART;VALUE=DATE:20261026')
  expect(body).toContain('DTEND;VALUE=DATE:20261102')
})
