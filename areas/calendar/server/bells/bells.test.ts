import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import type { BellDay, BellSchedule, listBells } from '../../contract/bells.ts'
import type { CalendarPreview } from '../../contract/preview.ts'
import type { Weekday } from '#platform/contract/enumerations.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const url = '/api/passport/schedule/'
const slot = (number: number, start_time: string, end_time: string) => ({ shift: 1, number, start_time, end_time })
const shortSlots = [
  slot(1, '08:00', '08:30'),
  slot(2, '08:35', '09:05'),
  slot(3, '09:10', '09:40'),
  slot(4, '09:45', '10:15'),
]
const short = {
  title: 'Сокращённый день',
  is_default: false,
  weekdays: null as Weekday[] | null,
  from_parallel: null,
  to_parallel: null,
  slots: shortSlots,
}
const as = (who: Parameters<TestApp['as']>[0] = 'headteacher') => testApp.as(who)
const read = async (query = '') => (await as('teacher').get<Output<typeof listBells>>(`${url}${query}`)).body
const timesOn = async (date: string) => {
  const rows = await testApp.db
    .selectFrom('timetable.lesson')
    .where('date', '=', date)
    .where('takes_place', '=', true)
    .select(['slot', 'starts_at', 'ends_at'])
    .orderBy('slot')
    .execute()
  return [...new Set(rows.map((row) => `${row.slot} ${row.starts_at}-${row.ends_at}`))]
}

test('401 and 403', async () => {
  expect((await as(null).get(url)).status).toBe(401)
  expect((await as('student').get(url)).status).toBe(403)
  for (const who of ['teacher', 'director', 'student'] as const) {
    expect((await as(who).post(url, { ...short, year_id: 1 })).status).toBe(403)
    expect((await as(who).patch(`${url}1`, { ...short, version: 1 })).status).toBe(403)
    expect((await as(who).remove(`${url}1`, { version: 1 })).status).toBe(403)
    expect((await as(who).post(`${url}days/`, { schedule_id: 1, date: '2026-11-27' })).status).toBe(403)
  }
})

test.each<[string, object, string]>([
  ['25:00', { slots: [slot(1, '25:00', '26:00')] }, 'slots.0.start_time'],
  ['24:00 as a start', { slots: [slot(1, '24:00', '24:00')] }, 'slots.0.start_time'],
  ['an end before the start', { slots: [slot(1, '09:00', '08:00')] }, 'slots.0.end_time'],
  ['an overlap', { slots: [slot(1, '08:00', '08:45'), slot(2, '08:40', '09:25')] }, 'slots.1.start_time'],
  ['no lessons', { slots: [] }, 'slots'],
  ['a title that is taken', { title: 'Основное' }, 'title'],
  ['a long title', { title: 'я'.repeat(500) }, 'title'],
])('422 for %s', async (_name, change, field) => {
  const body = { ...short, year_id: 1, ...change }
  const answer = await as().post<{ detail: { loc: (string | number)[] }[] }>(url, body)
  expect([answer.status, answer.body.detail[0]?.loc.slice(1).join('.')]).toEqual([422, field])
})

test('a shortened day: its lessons get the times, others keep theirs, and it goes as it came', async () => {
  const made = await as().post<BellSchedule>(url, { ...short, year_id: 1 })
  expect(made.status).toBe(200)
  const day = { schedule_id: made.body.id, date: '2026-11-27' }
  const before = await timesOn(day.date)
  expect((await as().post<CalendarPreview>(`${url}days/preview/`, day)).body).toMatchObject({
    obstacles: [],
    effects: [
      { title: 'Уроков сменит время', items: [], count: 4 },
      { title: 'Классов', items: ['7А, 7Б'], count: 2 },
    ],
    total: 'Изменится уроков: 4',
    in_the_way_count: 0,
  })
  expect(await timesOn(day.date)).toEqual(before)
  const named = await as().post<BellDay>(`${url}days/`, day)
  expect(named.status).toBe(200)
  expect(await timesOn(day.date)).toEqual(['1 08:00-08:30', '2 08:35-09:05'])
  expect(await timesOn('2026-12-04')).toEqual(before)
  expect((await as().post(`${url}days/`, day)).status).toBe(422)
  expect((await as().post(`${url}days/`, { ...day, date: '2026-11-19' })).status).toBe(422)
  expect((await as().post(`${url}days/`, { ...day, date: '2028-01-10' })).status).toBe(422)
  const listed = await read(`?date=${day.date}`)
  expect(listed.in_force[7]).toEqual({ parallel: 7, schedule_id: made.body.id })
  expect(listed.days).toEqual([named.body])
  expect((await as().remove(`${url}${made.body.id}`, { version: 1 })).status).toBe(409)
  expect((await as().remove(`${url}days/${named.body.id}`)).status).toBe(200)
  expect((await as().remove(`${url}days/${named.body.id}`)).status).toBe(404)
  expect(await timesOn(day.date)).toEqual(before)
  expect((await as().remove(`${url}${made.body.id}`, { version: 1 })).status).toBe(200)
})

test('the default changes: future lessons move past one another, held ones stay; an unseen version is refused', async () => {
  const later = [
    slot(1, '08:50', '09:30'),
    slot(2, '09:35', '10:15'),
    slot(3, '10:20', '11:00'),
    slot(4, '11:05', '11:45'),
  ]
  const bells = { ...short, title: 'Основное', is_default: true, slots: later }
  const held = await timesOn('2026-11-20')
  const answer = await as().patch(`${url}1`, { ...bells, version: 1 })
  expect(answer.status).toBe(200)
  expect(await timesOn('2026-11-20')).toEqual(held)
  expect(await timesOn('2026-11-27')).toEqual(['1 08:50-09:30', '2 09:35-10:15'])
  expect((await as().patch(`${url}1`, { ...bells, version: 1 })).status).toBe(409)
  expect((await as().remove(`${url}1`, { version: 2 })).status).toBe(409)
})

test('a lesson without its bell is in the way: 409 names it', async () => {
  const poor = { ...short, title: 'Основное', is_default: true, slots: shortSlots.slice(0, 2) }
  const answer = await as().patch<{ detail: string }>(`${url}1`, { ...poor, version: 2 })
  expect(answer.status).toBe(409)
  expect(answer.body.detail).toContain('нет звонка для 4-го урока')
})

test('bells of a weekday and of parallels beat the default', async () => {
  const fridays = { ...short, title: 'Пятница', weekdays: ['fri'] }
  const seniors = { ...short, title: 'Старшие', from_parallel: 7, to_parallel: 11 }
  const preview = await as().post<CalendarPreview>(`${url}preview/`, { year_id: 1, id: null, bells: fridays })
  expect(preview.body.effects[0]).toMatchObject({ title: 'Уроков сменит время' })
  expect(preview.body.effects[0]?.count).toBeGreaterThan(0)
  const friday = await as().post<BellSchedule>(url, { ...fridays, year_id: 1 })
  expect(friday.status).toBe(200)
  expect(await timesOn('2026-11-27')).toEqual(['1 08:00-08:30', '2 08:35-09:05'])
  const senior = await as().post<BellSchedule>(url, { ...seniors, year_id: 1 })
  const { in_force } = await read('?date=2026-11-27')
  expect([in_force[1]?.schedule_id, in_force[7]?.schedule_id]).toEqual([friday.body.id, senior.body.id])
  expect((await as().remove(`${url}${senior.body.id}`, { version: 1 })).status).toBe(409)
  const nowhere = { ...seniors, from_parallel: null, to_parallel: null, version: 1 }
  expect((await as().patch(`${url}${senior.body.id}`, nowhere)).status).toBe(200)
  expect((await as().remove(`${url}${senior.body.id}`, { version: 2 })).status).toBe(200)
  expect((await as().remove(`${url}${friday.body.id}`, { version: 1 })).status).toBe(409)
})

test('bells that cease to be the usual ones: the history tells, and who saw them before is refused', async () => {
  const usual = (await read()).items.find(({ is_default }) => is_default)
  if (!usual) throw new Error('no bells are usual')
  const { id, version, title, slots } = usual
  const next = await as().post<BellSchedule>(url, {
    ...short,
    title: 'Новые основные',
    is_default: true,
    slots,
    year_id: 1,
  })
  expect(next.status).toBe(200)
  expect((await read()).items.find((one) => one.id === id)).toMatchObject({ is_default: false, version: version + 1 })
  expect((await as().patch(`${url}${id}`, { ...short, title, slots, version })).status).toBe(409)
  const kept = await testApp.db
    .selectFrom('history.change')
    .where('subject', '=', 'calendar.bell_schedule')
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .select(['before', 'after'])
    .executeTakeFirst()
  expect(kept).toEqual({ before: { year_id: 1, is_default: true }, after: { year_id: 1, is_default: false } })
})
