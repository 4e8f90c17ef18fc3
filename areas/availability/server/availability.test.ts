import { afterAll, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import type { Preview } from '#platform/contract/preview.ts'
import { rowsIn, takeFile } from '#tests/list-export.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Availability } from '../contract/availability.ts'
import type { TeacherAvailability } from '../contract/list.ts'
import { availabilityOf } from './availability-of.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, personOf, school } = testApp
const [teacher, other, student] = [personOf('teacher'), 51, school.studentsA[0]]
const pathOf = (whom: number) => `/api/courses/people/${whom}/availability/`
const read = async (who: Who = 'headteacher', whom: number = teacher) =>
  (await testApp.as(who).get<Availability>(pathOf(whom))).body

const closed = { weekday: 0, shift: 1, slot: 1, kind: 'closed' }
const values = {
  year_id: school.year,
  hours: [closed, { ...closed, weekday: 2, kind: 'unwanted' }],
  methodical_day: 4,
  building_id: null,
  note: 'приезжает ко второму уроку',
}
const change = (who: Who | null, body: object, whom: number = teacher) =>
  testApp.as(who).patch<Availability & { detail: unknown }>(pathOf(whom), body)
const preview = (who: Who | null, body: object, whom: number = teacher) =>
  testApp.as(who).post<Preview>(`${pathOf(whom)}preview/`, body)

test('the week of a person is written by who writes the load, once for a version', async () => {
  expect((await change(null, { ...values, version: 0 })).status).toBe(401)
  for (const wrong of [
    { hours: [{ ...closed, weekday: 6 }] },
    { hours: [closed, { ...closed, kind: 'unwanted' }] },
    { methodical_day: 6 },
    { year_id: 999 },
    { building_id: 999_999 },
  ])
    expect([wrong, (await change('headteacher', { ...values, ...wrong, version: 0 })).status]).toEqual([wrong, 422])
  for (const who of ['teacher', 'director', 'zavkaf', 'student'] as const)
    expect((await change(who, { ...values, version: 0 })).status).toBe(403)
  for (const stranger of [student, 201, 999_999])
    expect((await change('headteacher', { ...values, version: 0 }, stranger)).status).toBe(404)
  const { body, status } = await change('headteacher', { ...values, version: 0 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: 1, methodical_day: 4, hours: values.hours, note: values.note, may_write: true })
  expect(body.slots.length).toBeGreaterThan(3)
  expect((await change('manager_oo', { ...values, version: 0 })).status).toBe(409)
  expect((await change('manager_oo', { ...values, hours: [closed], version: 1 })).body.hours).toEqual([closed])
})

test('it is read by oneself and by who reads the load', async () => {
  expect((await testApp.as(null).get(pathOf(teacher))).status).toBe(401)
  expect((await testApp.as('headteacher').get(`${pathOf(teacher)}?year_id=x`)).status).toBe(422)
  for (const who of ['other-teacher', 'student', 'parent'] as const)
    expect([who, (await testApp.as(who).get(pathOf(teacher))).status]).toEqual([who, 404])
  expect(await read('teacher')).toMatchObject({ may_write: false, methodical_day: 4 })
  expect((await read('director')).may_write).toBe(false)
  expect((await testApp.as('headteacher').get(pathOf(student))).status).toBe(404)
})

test('lessons of the published week in hours that close are told beforehand, and refuse nothing', async () => {
  const { id } = await db
    .insertInto('timetable.version')
    .values({ year_id: school.lastYear, title: 'Неделя', status: 'published', during: '[2025-09-01,2026-06-01)' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = await db
    .insertInto('timetable.entry')
    .values({ version_id: id, group_id: school.groups.algebraB, weekday: 1, shift: 1, slot: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('timetable.entry_teacher').values({ entry_id: entry.id, teacher_id: other }).execute()
  const of = { ...values, year_id: school.lastYear, methodical_day: null }
  expect((await preview(null, of, other)).status).toBe(401)
  expect((await preview('headteacher', { ...of, methodical_day: 9 }, other)).status).toBe(422)
  expect((await preview('teacher', of, other)).status).toBe(403)
  expect((await preview('headteacher', of, student)).status).toBe(404)
  expect((await preview('headteacher', of, other)).body).toEqual({ obstacles: [], effects: [] })
  const hour = { weekday: 1, shift: 1, slot: 3, kind: 'closed' }
  for (const closing of [{ hours: [hour] }, { methodical_day: 1 }]) {
    const { effects } = (await preview('headteacher', { ...of, ...closing }, other)).body
    expect(effects[0]?.items).toEqual([expect.stringMatching(/^Вторник, 3 урок — Алгебра/)])
  }
  expect((await preview('headteacher', { ...of, hours: [{ ...hour, kind: 'unwanted' }] }, other)).body.effects).toEqual(
    [],
  )
  expect((await change('headteacher', { ...of, hours: [hour], version: 0 }, other)).status).toBe(200)
  // what was closed before is told no more
  expect((await preview('headteacher', { ...of, hours: [hour], methodical_day: 1 }, other)).body.effects).toEqual([])
})

test('what stood last year comes along for who has nothing yet, and goes back untouched', async () => {
  const copy = (who: Who | null, body: object) =>
    testApp.as(who).post<{ ids: number[] }>('/api/courses/availability/copy/', body)
  expect((await copy(null, { year_id: school.year })).status).toBe(401)
  expect((await copy('headteacher', { year_id: 999 })).status).toBe(422)
  expect((await copy('teacher', { year_id: school.year })).status).toBe(403)
  expect((await read('headteacher', other)).former?.hours).toHaveLength(1)
  expect((await copy('headteacher', { year_id: school.year })).body).toEqual({ ids: [other] })
  expect(await read('headteacher', other)).toMatchObject({ version: 1, hours: [{ weekday: 1, slot: 3 }] })
  expect((await copy('headteacher', { year_id: school.year })).body).toEqual({ ids: [] })
  const drop = (who: Who | null, ids: number[]) =>
    testApp.as(who).post<{ count: number }>('/api/courses/availability/copy/undo/', { year_id: school.year, ids })
  expect((await drop(null, [other])).status).toBe(401)
  expect((await drop('headteacher', [])).status).toBe(422)
  expect((await drop('teacher', [other])).status).toBe(403)
  // one that was changed since stays
  expect((await drop('headteacher', [teacher, other])).body).toEqual({ count: 1 })
  expect((await read('headteacher', other)).version).toBe(0)
})

test('the year is listed, goes into a file, and is given to the timetable', async () => {
  const list = async (who: Who, query = '') =>
    (await testApp.as(who).get<{ items: TeacherAvailability[] }>(`/api/courses/availability/${query}`)).body.items
  expect((await testApp.as(null).get('/api/courses/availability/')).status).toBe(401)
  expect((await testApp.as('headteacher').get('/api/courses/availability/?marked=x')).status).toBe(422)
  expect((await testApp.as('teacher').get('/api/courses/availability/')).status).toBe(403)
  expect(await list('headteacher', '?marked=yes')).toMatchObject([
    { id: teacher, closed: 1, unwanted: 0, methodical_day: 4 },
  ])
  expect((await list('schedule_administrator', '?marked=no')).some(({ id }) => id === teacher)).toBe(false)
  const { bytes } = await takeFile(
    testApp,
    'hr',
    '/api/courses/availability/export/?columns=name,methodical_day&marked=yes',
  )
  expect((await rowsIn(bytes)).at(-1)).toContain('Пятница')
  const of = await availabilityOf(db, school.year, [teacher, other])
  expect([...of]).toEqual([[teacher, { hours: [closed], methodical_day: 4, building_id: null }]])
})

test('the history tells hours as people read them', async () => {
  const path = `${pathOf(teacher)}history/`
  expect((await testApp.as(null).get(path)).status).toBe(401)
  expect((await testApp.as('teacher').get(path)).status).toBe(403)
  expect((await testApp.as('headteacher').get(`/api/courses/people/${student}/availability/history/`)).status).toBe(404)
  const { body } = await testApp.as('headteacher').get<HistoryPage>(path)
  expect(body.items[0]?.steps).toMatchObject([{ field: 'unwanted', before: 'Ср 1', after: null }])
})
