import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import type { BellSchedule, listBells, shiftBellDay } from '../../contract/bells.ts'
import type { CalendarPreview } from '../../contract/preview.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const url = '/api/passport/schedule/'
const date = '2026-11-27'
const shift = <T = Output<typeof shiftBellDay>>(
  change: object = {},
  who: Parameters<TestApp['as']>[0] = 'schedule_administrator',
) => testApp.as(who).post<T>(`${url}days/shift/`, { year_id: 1, date, minutes: 20, ...change })
const read = async (on = date) => (await testApp.as('teacher').get<Output<typeof listBells>>(`${url}?date=${on}`)).body
const timesOn = async (on: string) => {
  const rows = await testApp.db
    .selectFrom('timetable.lesson')
    .where('date', '=', on)
    .where('takes_place', '=', true)
    .select(['slot', 'starts_at'])
    .orderBy('slot')
    .execute()
  return [...new Set(rows.map(({ slot, starts_at }) => `${slot} ${starts_at}`))]
}
const slot = (number: number, start_time: string, end_time: string) => ({ shift: 1, number, start_time, end_time })
const short = {
  title: 'Короткие уроки',
  is_default: false,
  weekdays: null,
  from_parallel: null,
  to_parallel: null,
  slots: [slot(1, '08:00', '08:30'), slot(2, '08:35', '09:05'), slot(3, '09:10', '09:40'), slot(4, '09:45', '10:15')],
}

test('401, 422, 403, 404', async () => {
  expect((await shift({}, null)).status).toBe(401)
  const refused = async (change: object) => {
    const { status, body } = await shift<{ detail: { loc: string[] }[] }>(change)
    return [status, body.detail[0]?.loc[1]]
  }
  expect(await refused({ minutes: 0 })).toEqual([422, 'minutes'])
  expect(await refused({ minutes: 241 })).toEqual([422, 'minutes'])
  expect(await refused({ minutes: 1.5 })).toEqual([422, 'minutes'])
  expect(await refused({ date: '2026-11-19' })).toEqual([422, 'date'])
  expect(await refused({ date: '2028-01-10' })).toEqual([422, 'date'])
  for (const who of ['teacher', 'director', 'student'] as const) expect((await shift({}, who)).status).toBe(403)
  expect((await shift({ year_id: 999 })).status).toBe(404)
})

test('a day begins later and as usual again; the shift changes with its bells', async () => {
  const usual = await timesOn(date)
  const told = await testApp
    .as('admin')
    .post<CalendarPreview>(`${url}days/shift/preview/`, { year_id: 1, date, minutes: 20 })
  expect(told.body).toMatchObject({ obstacles: [], total: 'Изменится уроков: 4' })
  expect(await timesOn(date)).toEqual(usual)

  const made = await shift()
  expect(made.status).toBe(200)
  expect(await timesOn(date)).toEqual(['1 08:20', '2 09:10'])
  expect((await shift()).status).toBe(422)
  expect((await shift({ minutes: -30 })).status).toBe(200)
  expect(await timesOn(date)).toEqual(['1 07:30', '2 08:20'])
  const listed = await read()
  const [day] = listed.days
  expect(listed.days).toHaveLength(1)
  const rung = listed.items.find(({ id }) => id === day?.schedule_id)
  expect(rung).toMatchObject({ title: 'Основное', shifted_from: 1, shift_minutes: -30, is_default: false })
  expect(listed.in_force.every(({ schedule_id }) => schedule_id === rung?.id)).toBe(true)
  expect((await read('2026-12-04')).in_force.every(({ schedule_id }) => schedule_id === 1)).toBe(true)

  // what is made of others is not changed by itself
  const values = { ...short, title: 'Свои', version: 1 }
  expect((await testApp.as('admin').patch(`${url}${rung?.id}`, values)).status).toBe(404)
  expect((await testApp.as('admin').remove(`${url}${rung?.id}`, { version: 1 })).status).toBe(404)
  expect((await testApp.as('admin').post(`${url}days/`, { schedule_id: rung?.id, date: '2026-12-01' })).status).toBe(
    404,
  )

  // other bells named for the day are shifted as well, and stay when the shift goes
  const other = await testApp.as('admin').post<BellSchedule>(url, { ...short, year_id: 1 })
  const named = await testApp.as('admin').post<{ id: number }>(`${url}days/`, { schedule_id: other.body.id, date })
  expect(named.status).toBe(200)
  expect(await timesOn(date)).toEqual(['1 07:30', '2 08:05'])
  const slots = [
    slot(1, '08:10', '08:40'),
    slot(2, '08:45', '09:15'),
    slot(3, '09:20', '09:50'),
    slot(4, '10:00', '10:30'),
  ]
  const later = await testApp.as('admin').patch(`${url}${other.body.id}`, { ...short, slots, version: 1 })
  expect(later.status).toBe(200)
  expect(await timesOn(date)).toEqual(['1 07:40', '2 08:15'])
  const shifted = (await read()).days.find(({ id }) => id !== named.body.id)
  expect((await testApp.as('admin').remove(`${url}days/${shifted?.id}`)).status).toBe(200)
  expect(await timesOn(date)).toEqual(['1 08:10', '2 08:45'])
  expect((await read()).days).toEqual([{ id: named.body.id, schedule_id: other.body.id, date }])
  expect((await read()).items.filter(({ shifted_from }) => shifted_from !== null)).toEqual([])
  expect((await testApp.as('admin').remove(`${url}days/${named.body.id}`)).status).toBe(200)
  expect(await timesOn(date)).toEqual(usual)
})

test('lessons that would leave the day are refused, nothing is kept', async () => {
  const late = { ...short, title: 'Поздние', from_parallel: 11, to_parallel: 11, slots: [slot(1, '22:00', '22:45')] }
  const made = await testApp.as('admin').post<BellSchedule>(url, { ...late, year_id: 1 })
  expect(made.status).toBe(200)
  expect((await shift({ minutes: 90 })).status).toBe(422)
  expect((await read()).items.filter(({ shifted_from }) => shifted_from !== null)).toEqual([])
  // bells of single parallels are shifted beside the usual ones
  expect((await shift({ minutes: 30 })).status).toBe(200)
  const { in_force, items, days } = await read()
  expect(days).toHaveLength(2)
  const startOf = (parallel: number) =>
    items.find(({ id }) => id === in_force[parallel]?.schedule_id)?.slots[0]?.start_time
  expect([startOf(7), startOf(11)]).toEqual(['08:30', '22:30'])
  // one of its days taken back takes all
  expect((await testApp.as('admin').remove(`${url}days/${days[0]?.id}`)).status).toBe(200)
  expect((await read()).days).toEqual([])
})
