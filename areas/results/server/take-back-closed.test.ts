import { afterAll, expect, test } from 'vitest'
import type { Preview } from '#platform/contract/preview.ts'
import { startTestApp } from '#tests/test-app.ts'
import { closeEnded } from './close-ended.ts'

// the first working day after quarter II, whose marks may be changed till 10 January
const testApp = await startTestApp({ schoolToday: '2026-12-28T09:00' })
afterAll(() => testApp.close())
const { school, db } = testApp
const url = '/api/passport/calendar/'
const { second } = school.quarters

const entry = {
  type: 'quarter',
  title: 'II четверть',
  start_date: '2026-11-02',
  end_date: '2026-12-25',
  number: 2,
  follows_weekday: null,
  parallels: null,
}
const version = async () =>
  (await db.selectFrom('calendar.calendar_entry').where('id', '=', second).select('version').executeTakeFirstOrThrow())
    .version
const closing = async (closes_on: string) =>
  testApp.as('headteacher').patch(`${url}${second}`, { ...entry, closes_on, version: await version() })
const preview = async (closes_on: string) =>
  (
    await testApp
      .as('headteacher')
      .post<Preview>(`${url}preview/`, { year_id: school.year, id: second, entry: { ...entry, closes_on } })
  ).body
const results = () =>
  db
    .selectFrom('results.period_result')
    .select(['id', 'student_id', 'course_id', 'quarter_id', 'half', 'author_id', 'value'])
    .orderBy('id')
    .execute()

test('a closing date put right after a wrong night takes back what the night has stored, and nothing a person has set', async () => {
  const before = await results()
  const own = { student_id: school.studentsA[0], type: 'quarter_score', quarter_id: second, value: 4, reason: 'Отъезд' }
  expect(
    (await testApp.as('teacher').post(`/api/journal/journal/group/${school.groups.algebraA}/result/`, own)).status,
  ).toBe(200)
  // by mistake the quarter closes at its end, and the night comes
  expect((await closing('2026-12-26')).status).toBe(200)
  await closeEnded(testApp.context)
  const closed = await results()
  const stored = closed.filter(
    ({ author_id, quarter_id, half }) => author_id === null && (quarter_id === second || half === 1),
  )
  expect(new Set(stored.map(({ half }) => half))).toEqual(new Set([null, 1]))

  expect((await preview('2027-01-10')).effects).toContainEqual({
    title: 'Итоги, поставленные в ночь закрытия, будут сняты',
    items: [],
    count: stored.length,
  })
  expect(await results()).toEqual(closed)
  expect((await closing('2027-01-10')).status).toBe(200)
  const ids = new Set(stored.map(({ id }) => id))
  expect(await results()).toEqual(closed.filter(({ id }) => !ids.has(id)))
  expect((await results()).filter(({ quarter_id }) => quarter_id === second)).toMatchObject([
    { student_id: school.studentsA[0], value: 4, author_id: testApp.personOf('teacher') },
  ])
  // what the first quarter's own night has stored stays
  const ofFirst = closed.filter(({ quarter_id }) => quarter_id === school.quarters.first)
  expect(ofFirst.length).toBeGreaterThan(before.length)
  expect((await results()).filter(({ quarter_id }) => quarter_id === school.quarters.first)).toEqual(ofFirst)
  const gone = await db
    .selectFrom('history.change')
    .where('subject', '=', 'results.period_result')
    .where('after', 'is', null)
    .select(['account_id', 'subject_id'])
    .execute()
  expect(new Set(gone.map(({ subject_id }) => subject_id))).toEqual(ids)
  expect(new Set(gone.map(({ account_id }) => account_id))).toEqual(new Set([testApp.accountOf('headteacher')]))
})

test('a date that stays on its side of today takes nothing back', async () => {
  const before = await results()
  expect((await preview('2027-01-12')).effects.map(({ title }) => title)).not.toContain(
    'Итоги, поставленные в ночь закрытия, будут сняты',
  )
  expect((await closing('2027-01-12')).status).toBe(200)
  expect(await results()).toEqual(before)
})
