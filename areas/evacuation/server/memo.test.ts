import { afterAll, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import type { AssemblyPoint, Guest, Settings } from '../contract/settings.ts'
import { alarmsOf, openAtLesson } from './testing.ts'

const testApp = await openAtLesson()
afterAll(() => testApp.close())
const { as, personOf } = testApp
const { start, complete } = alarmsOf(testApp)
const path = '/api/evacuation/sos'

test('settings are changed by who has seen them, and people on duty collect the rest', async () => {
  const settings = '/api/evacuation/settings/'
  const seen = (await as('director').get<Settings>(settings)).body
  const change = { version: seen.version, control_seconds: 240, sos_minutes: 5, duty_ids: [personOf('other-teacher')] }
  expect((await as(null).patch(settings, change)).status).toBe(401)
  expect((await as('director').patch(settings, { ...change, control_seconds: 1 })).status).toBe(422)
  expect((await as('director').patch(settings, { ...change, duty_ids: [101] })).status).toBe(422)
  expect((await as('teacher').patch(settings, change)).status).toBe(403)
  expect((await as('director').patch(settings, change)).body).toMatchObject({
    control_seconds: 240,
    sos_minutes: 5,
    version: 2,
  })
  expect((await as('director').patch(settings, change)).status).toBe(409)
  const { id } = await start()
  const { body } = await as('other-teacher').get<{ items: { type: string }[] }>('/api/evacuation/evacuations/collect/')
  expect(body.items.map(({ type }) => type)).toEqual(expect.arrayContaining(['guests', 'rest']))
  await complete(id)
})

test('assembly points are kept by who keeps the page, and the page shows them to all', async () => {
  const points = '/api/evacuation/points'
  const point = { title: 'Стадион', building_id: 1, where_text: 'За школой' }
  expect((await as(null).post(`${points}/`, point)).status).toBe(401)
  expect((await as('director').post(`${points}/`, { ...point, x: 0.5 })).status).toBe(422)
  expect((await as('director').post(`${points}/`, { ...point, file_id: 999_999 })).status).toBe(422)
  expect((await as('teacher').post(`${points}/`, point)).status).toBe(403)
  const made = (await as('director').post<AssemblyPoint>(`${points}/`, point)).body
  expect((await as('director').post(`${points}/`, point)).status).toBe(422)
  const shown = await as(null).get<{ points: unknown[] }>(`${path}/`)
  expect(shown.body.points).toMatchObject([{ title: 'Стадион', building: 'Главный корпус', picture: null }])
  const one = `${points}/${made.id}`
  const archive = { version: made.version, is_archived: true }
  expect((await as(null).patch(one, archive)).status).toBe(401)
  expect((await as('director').patch(one, { is_archived: true })).status).toBe(422)
  expect((await as('teacher').patch(one, archive)).status).toBe(403)
  expect((await as('director').patch(`${points}/999999`, archive)).status).toBe(404)
  expect((await as('director').patch(one, archive)).body).toMatchObject({ is_archived: true, version: 2 })
  expect((await as('director').patch(one, archive)).status).toBe(409)
  expect((await as(null).remove(one)).status).toBe(401)
  expect((await as('teacher').remove(one)).status).toBe(403)
  expect((await as('director').remove(one)).status).toBe(200)
  expect((await as('director').remove(one)).status).toBe(404)

  const memo = (await as('director').get<Settings>('/api/evacuation/settings/')).body
  const steps = [{ kind: 'fire', text: 'Выходите за учителем.' }]
  await as('director').patch('/api/evacuation/settings/', { version: memo.version, steps })
  const { body } = await as('director').get<HistoryPage>('/api/evacuation/settings/history/')
  expect(body.items.slice(0, 3)).toMatchObject([
    {
      subject: 'evacuation.settings',
      steps: expect.arrayContaining([expect.objectContaining({ field: 'steps_fire' })]),
    },
    { kind: 'removed' },
    {
      kind: 'changed',
      steps: [
        { field: 'point', after: 'Стадион' },
        { field: 'is_archived', after: true },
      ],
    },
  ])
  expect((await as('teacher').get('/api/evacuation/settings/history/')).status).toBe(403)
})

test('guests come, stand on the list of guests, and leave', async () => {
  const guests = '/api/evacuation/guests'
  const guest = { name: 'Мастер по лифтам', host: 'завхоз' }
  expect((await as(null).post(`${guests}/`, guest)).status).toBe(401)
  expect((await as('director').post(`${guests}/`, { name: '' })).status).toBe(422)
  expect((await as('teacher').post(`${guests}/`, guest)).status).toBe(403)
  const made = (await as('director').post<Guest>(`${guests}/`, guest)).body
  const { id } = await start()
  const { body } = await as('director').get<{ items: { name: string }[] }>(
    `/api/evacuation/marks/?own=false&evacuation_id=${id}`,
  )
  expect(body.items).toEqual(expect.arrayContaining([expect.objectContaining({ name: guest.name, kind: 'guest' })]))
  await complete(id)
  const one = `${guests}/${made.id}`
  const left = { version: made.version, has_left: true }
  expect((await as(null).patch(one, left)).status).toBe(401)
  expect((await as('director').patch(one, { has_left: true })).status).toBe(422)
  expect((await as('teacher').patch(one, left)).status).toBe(403)
  expect((await as('director').patch(`${guests}/999999`, left)).status).toBe(404)
  expect((await as('director').patch(one, left)).body).toMatchObject({ left_at: expect.any(String) })
  expect((await as('director').patch(one, left)).status).toBe(409)
  expect((await as(null).remove(one)).status).toBe(401)
  expect((await as('teacher').remove(one)).status).toBe(403)
  expect((await as('director').remove(one)).status).toBe(200)
  expect((await as('director').remove(one)).status).toBe(404)
})
