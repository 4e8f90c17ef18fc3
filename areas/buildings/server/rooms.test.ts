import { afterAll, describe, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { Building, BuildingArea } from '../contract/buildings.ts'
import type { Room } from '../contract/rooms.ts'
import { base, buildingsOf, type Refused } from './testing.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { building, rooms } = buildingsOf(testApp)
const admin = testApp.as('admin')
const patch = (room: { id: number }, body: object) => admin.patch<Room & Refused>(`${base}rooms/${room.id}`, body)

describe('buildings and areas', () => {
  test('are made by who keeps them, with their floors', async () => {
    const url = `${base}buildings/`
    const given = { title: 'Новый корпус', address: 'г. Алматы', floors: 2 }
    expect((await testApp.as(null).post(url, given)).status).toBe(401)
    for (const wrong of [{ title: '' }, { floors: 0 }, { floors: 51 }, { title: 'главный корпус' }])
      expect([wrong, (await admin.post(url, { ...given, ...wrong })).status]).toEqual([wrong, 422])
    for (const who of ['teacher', 'student', 'parent'] as const)
      expect((await testApp.as(who).post(url, given)).status).toBe(403)
    const made = await testApp.as('schedule_administrator').post<Building>(url, given)
    expect(made.body.areas.map(({ title, floor }) => [title, floor])).toEqual([
      ['1 этаж', 1],
      ['2 этаж', 2],
    ])
    const listed = await testApp.as('teacher').get<{ items: Building[] }>(url)
    expect(listed.body.items.map(({ title }) => title)).toContain('Новый корпус')
    const stale = { version: 5, title: 'Другой' }
    expect((await admin.patch(`${url}${made.body.id}`, stale)).status).toBe(409)
  })
  test('an area is of its building, and stays while rooms stand in it', async () => {
    const { id, ground } = await building('С крыльями')
    const url = `${base}areas/`
    const given = { building_id: id, title: 'Левое крыло', kind: 'wing', floor: 1 }
    expect((await testApp.as(null).post(url, given)).status).toBe(401)
    for (const wrong of [{ building_id: 999_999 }, { floor: 99 }, { kind: 'roof' }, { title: '1 этаж' }])
      expect([wrong, (await admin.post(url, { ...given, ...wrong })).status]).toEqual([wrong, 422])
    expect((await testApp.as('schedule_administrator').post(url, given)).status).toBe(403)
    const wing = (await testApp.as('manager_au').post<BuildingArea>(url, given)).body
    expect((await admin.patch(`${url}${wing.id}`, { version: 1, title: 'Правое крыло' })).status).toBe(200)
    await rooms(ground.id, ['1'])
    expect((await admin.remove<Refused>(`${url}${ground.id}`)).body.detail).toContain('кабинеты: 1')
    expect((await admin.remove(`${url}${wing.id}`)).status).toBe(200)
    expect((await admin.remove(`${url}${wing.id}`)).status).toBe(404)
    expect((await admin.remove<Refused>(`${base}buildings/${id}`)).body.detail).toContain('можно убрать в архив')
    expect((await admin.patch(`${base}buildings/${id}`, { version: 1, is_archived: true })).status).toBe(200)
    const history = await testApp.as('teacher').get<{ total: number }>(`${base}buildings/${id}/history/`)
    expect(history.body.total).toBe(6)
  })
  test('an area moves to another building with its rooms, which leave the plans', async () => {
    const from = await building('Откуда')
    const to = await building('Куда')
    const url = `${base}areas/${from.ground.id}`
    const [first] = await rooms(from.ground.id, ['301', '302'])
    await rooms(to.ground.id, ['301'])
    const move = (body: object) => admin.patch<BuildingArea & Refused>(url, { version: 1, ...body })
    const refused = async (body: object) => (await move(body)).body.detail[0]
    expect(await refused({ building_id: 999_999 })).toMatchObject({ loc: ['body', 'building_id'] })
    expect(await refused({ building_id: to.id })).toMatchObject({
      loc: ['body', 'building_id'],
      msg: 'В этом здании уже есть такие кабинеты: 301. Сначала переименуйте их',
    })
    await patch(first as Room, { version: 1, title: '303' })
    expect(await refused({ building_id: to.id })).toMatchObject({ loc: ['body', 'title'] })
    expect((await testApp.as('teacher').patch(url, { version: 1, building_id: to.id })).status).toBe(403)
    const moved = await move({ building_id: to.id, title: 'Пристройка' })
    expect(moved.body).toMatchObject({ building_id: to.id, title: 'Пристройка', rooms: 2, version: 2 })
    const { body } = await admin.get<Room>(`${base}rooms/${first?.id}`)
    expect(body).toMatchObject({ building: { id: to.id }, area: { id: from.ground.id }, version: 3 })
    expect((await admin.remove(`${base}buildings/${from.id}`)).status).toBe(200)
    const history = await admin.get<HistoryPage>(`${base}buildings/${to.id}/history/`)
    expect(history.body.items[0]?.steps).toContainEqual({
      field: 'building',
      before: 'Откуда',
      after: 'Куда',
      is_masked: false,
    })
  })
})

describe('rooms', () => {
  test('are added one by one or in a series, sound ones only', async () => {
    const { ground } = await building('Серия')
    const other = await building('Второй с теми же номерами')
    const url = `${base}rooms/`
    const given = { area_id: ground.id, titles: ['201', '202'], seats: 30, equipment: ['Доска', 'доска', 'проектор'] }
    expect((await testApp.as(null).post(url, given)).status).toBe(401)
    for (const wrong of [
      { seats: 0 },
      { seats: -1 },
      { seats: 1e9 },
      { seats: 1.5 },
      { titles: [] },
      { titles: ['5', '5'] },
      { titles: [' '] },
      { area_id: 999_999 },
      { kind_id: 1 },
      { responsible_id: testApp.school.studentsA[0] },
      { equipment: ['x'.repeat(61)] },
    ])
      expect([wrong, (await admin.post(url, { ...given, ...wrong })).status]).toEqual([wrong, 422])
    expect((await testApp.as('teacher').post(url, given)).status).toBe(403)
    const made = await rooms(ground.id, given.titles, { ...given, responsible_id: 2 }, 'schedule_administrator')
    expect(made[0]).toMatchObject({ title: '201', seats: 30, equipment: ['Доска', 'проектор'], responsible: { id: 2 } })
    const again = await admin.post<Refused>(url, { ...given, titles: ['202', '203'] })
    expect(again.body.detail).toMatchObject([{ loc: ['body', 'titles'], msg: expect.stringContaining('202') }])
    expect(await rooms(other.ground.id, ['201'])).toHaveLength(1)
  })
  test('are found, changed, moved, archived', async () => {
    const { id, ground } = await building('Ходы')
    const other = await building('Соседний')
    const [first, second] = (await rooms(ground.id, ['11', '12'], { seats: 20 })) as [Room, Room]
    expect((await patch(first, { version: 1, title: '12' })).status).toBe(422)
    expect((await patch(first, { version: 1, area_id: other.ground.id })).body.building?.title).toBe('Соседний')
    expect((await patch(first, { version: 1, seats: 5 })).body.detail).toContain('изменили')
    expect((await patch(second, { version: 1, is_archived: true })).status).toBe(200)
    expect(await rooms(ground.id, ['12'])).toHaveLength(1)
    expect((await patch(second, { version: 2, is_archived: false })).status).toBe(422)
    const list = async (query: string) =>
      (await testApp.as('teacher').get<{ items: Room[] }>(`${base}rooms/?building=${id}${query}`)).body.items.length
    expect([await list(''), await list('&archived=true'), await list('&seats=21'), await list('&floor=1')]).toEqual([
      1, 2, 0, 1,
    ])
    expect((await testApp.as('student').get(`${base}rooms/`)).status).toBe(403)
    const file = await testApp.as('teacher').get(`${base}rooms/export/?columns=title,building,seats`)
    expect(file.status).toBe(200)
    const history = await testApp.as('teacher').get<{ total: number }>(`${base}rooms/${first.id}/history/`)
    expect(history.body.total).toBe(2)
  })
  test('go only while nothing refers to them', async () => {
    const { ground } = await building('Пустой')
    const [free] = (await rooms(ground.id, ['Кладовая'])) as [Room]
    expect((await testApp.as(null).remove(`${base}rooms/1`)).status).toBe(401)
    expect((await testApp.as('teacher').remove(`${base}rooms/1`)).status).toBe(403)
    const refused = await admin.remove<Refused>(`${base}rooms/1`)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/«201» используется: .*Уроки — /),
    ])
    expect((await admin.remove(`${base}rooms/${free.id}`)).status).toBe(200)
    expect((await admin.get(`${base}rooms/${free.id}`)).status).toBe(404)
  })
})
