import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { Plan } from '../contract/plans.ts'
import type { Room } from '../contract/rooms.ts'
import { base, buildingsOf, type Refused } from './testing.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { building, rooms, upload } = buildingsOf(testApp)
const admin = testApp.as('admin')
const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer()

test('a picture of a plan is a picture', async () => {
  expect((await upload(picture, null)).status).toBe(401)
  expect((await upload(picture, 'schedule_administrator')).status).toBe(403)
  expect((await upload(Buffer.alloc(20_000_000))).status).toBe(413)
  for (const [bytes, message] of [
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'SVG'],
    ['<?xml version="1.0"?>\n<svg/>', 'SVG'],
    ['%PDF-1.7', 'PDF'],
    ['just text', 'не картинка'],
    ['', 'Приложите'],
  ] as const)
    expect((await upload(Buffer.from(bytes))).message).toContain(message)
})

test('a plan keeps the places of its rooms when the picture changes', async () => {
  const { id, ground } = await building('С планом')
  const [room, second] = (await rooms(ground.id, ['101', '102'])) as [Room, Room]
  const url = `${base}buildings/${id}/plans/`
  const file_id = (await upload(picture)).id
  const given = { title: '1 этаж', floor: 1, file_id }
  expect((await testApp.as(null).post(url, given)).status).toBe(401)
  for (const wrong of [{ file_id: 999_999 }, { floor: 80 }, { title: '' }])
    expect([wrong, (await admin.post(url, { ...given, ...wrong })).status]).toEqual([wrong, 422])
  expect((await testApp.as('teacher').post(url, given)).status).toBe(403)
  expect((await admin.post(`${base}buildings/999999/plans/`, given)).status).toBe(404)
  const plan = (await admin.post<Plan>(url, given)).body

  const places = `${base}plans/${plan.id}/places/`
  const point = { room_id: room.id, x: 0.5, y: 0.25, width: null, height: null }
  const box = { room_id: second.id, x: 0.1, y: 0.1, width: 0.2, height: 0.3 }
  const save = (version: number, all: object[]) => admin.post<Plan & Refused>(places, { version, places: all })
  expect((await testApp.as(null).post(places, { version: 1, places: [] })).status).toBe(401)
  for (const wrong of [
    [{ ...point, x: 1.1 }],
    [{ ...box, width: null }],
    [{ ...box, x: 0.9 }],
    [point, point],
    // of another building
    [{ ...point, room_id: 1 }],
  ])
    expect([wrong, (await save(1, wrong)).status]).toEqual([wrong, 422])
  expect((await testApp.as('schedule_administrator').post(places, { version: 1, places: [] })).status).toBe(403)
  expect((await save(1, [point, box])).body).toMatchObject({ version: 2, places: [point, { room_id: second.id }] })
  expect((await save(1, [])).status).toBe(409)

  const next = (await upload(picture)).id
  const changed = await admin.patch<Plan>(`${base}plans/${plan.id}`, { version: 2, file_id: next })
  expect(changed.body.places).toHaveLength(2)
  const shown = (await testApp.as('teacher').get<{ items: Plan[] }>(url)).body.items
  expect((await testApp.app.inject(shown[0]?.picture ?? '')).statusCode).toBe(200)
  const kept = await testApp.db.selectFrom('media.file').where('is_kept', '=', true).select('id').execute()
  expect(kept).toEqual([{ id: next }])

  // into another building a room goes without its place
  const other = await building('Куда переехал')
  await admin.patch(`${base}rooms/${room.id}`, { version: 1, area_id: other.ground.id })
  expect((await admin.get<{ items: Plan[] }>(url)).body.items[0]?.places).toHaveLength(1)
  expect((await admin.remove(`${base}plans/${plan.id}`)).status).toBe(200)
  expect((await admin.remove(`${base}plans/${plan.id}`)).status).toBe(404)
})
