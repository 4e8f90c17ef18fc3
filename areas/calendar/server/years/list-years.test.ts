import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { currentStudyYear } from '../../rules/study-year.ts'
import { currentYearId } from '../current-year.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())

test('years, the latest first, for whoever has signed in', async () => {
  const years = [
    { id: 1, date_start: '2026-09-01', date_end: '2027-05-25', is_projection: true, version: 1 },
    { id: 2, date_start: '2025-09-01', date_end: '2026-05-25', is_projection: false, version: 1 },
  ]
  for (const who of ['teacher', 'student', 'parent'] as const)
    expect(await testApp.as(who).get('/api/passport/years/')).toMatchObject({
      status: 200,
      body: { today: testApp.school.today, time_zone: 'Asia/Almaty', fixed_time: '20:00', items: years },
    })
  expect((await testApp.as(null).get('/api/passport/years/')).status).toBe(401)
  expect((await testApp.as('teacher').get('/api/passport/years')).status).toBe(200)
})

test('quarters of all years, or of one', async () => {
  const of = async (query: string) => {
    const { body } = await testApp.as('parent').get<{ items: { id: number }[] }>(`/api/passport/calendar/?${query}`)
    return body.items
  }
  expect((await of('type=quarter')).map(({ id }) => id)).toEqual([5, 6, 7, 8, 1, 2, 3, 4])
  expect((await of('type=quarter&year_id=1'))[1]).toEqual({
    id: 2,
    type: 'quarter',
    title: 'II четверть',
    start_date: '2026-11-02',
    end_date: '2026-12-25',
    number: 2,
    closes_on: '2027-01-10',
    follows_weekday: null,
    parallels: null,
    version: 1,
    year: { id: 1 },
  })
  expect((await of('type=holiday')).map(({ id }) => id)).toEqual([9, 10])
  expect(await of('year_id=1')).toHaveLength(7)
  for (const query of ['type=quarters', 'year_id=x', 'sort=id'])
    expect((await testApp.as('parent').get(`/api/passport/calendar/?${query}`)).status).toBe(422)
  expect((await testApp.as(null).get('/api/passport/calendar/?type=quarter')).status).toBe(401)
})

test('the database and the rules choose the same current year', async () => {
  const years = await testApp.db.selectFrom('calendar.study_year').select(['id', 'date_start', 'date_end']).execute()
  for (const today of [
    '2020-01-01',
    '2025-09-01',
    '2026-05-25',
    '2026-07-10',
    '2026-09-01',
    '2026-11-20',
    '2030-01-01',
  ]) {
    const { rows } = await sql<{ id: number }>`select ${currentYearId(today)} as id`.execute(testApp.db)
    expect([today, rows[0]?.id]).toEqual([today, currentStudyYear(years, today)?.id])
  }
})
