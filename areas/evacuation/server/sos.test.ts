import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import type { AssemblyPoint, Guest, Settings } from '../contract/settings.ts'
import type { SosReport } from '../contract/sos.ts'
import { forgetStrangers } from './forget.ts'
import { alarmsOf, openAtLesson } from './testing.ts'

const testApp = await openAtLesson()
afterAll(() => testApp.close())
const { db, as, personOf } = testApp
const { start, complete } = alarmsOf(testApp)
const path = '/api/evacuation/sos'
const word = (given: object = {}) => ({
  client_id: randomUUID(),
  device: randomUUID(),
  state: 'safe',
  name: 'Прохожий',
  ...given,
})
const format = async (given: object = {}, who: Parameters<typeof as>[0] = null) =>
  (await as(who).post(`${path}/`, word(given))).status
/** Fills the bucket of all strangers of this address. */
const fill = (count: number, state: string) =>
  sql`
  insert into evacuation.sos_report (client_id, name, state, device, address)
  select gen_random_uuid(), 'x', ${state}, i::text, (select address from evacuation.sos_report limit 1)
  from generate_series(1, ${count}) i`.execute(db)
beforeEach(async () => void (await sql`delete from evacuation.sos_report`.execute(db)))

test('anybody says how they are, once for a tap, apart from the counts', async () => {
  const { id, totals } = await start()
  expect((await as(null).post(`${path}/`, word({ state: 'lost' }))).status).toBe(422)
  const given = word({ state: 'help', place: 'у спортзала' })
  const first = await as(null).post(`${path}/`, given)
  expect(first.body).toMatchObject({ state: 'help' })
  expect((await as(null).post(`${path}/`, given)).body).toEqual(first.body)
  expect(await format({}, 'student')).toBe(200)
  const { body } = await as('director').get<{ items: SosReport[] }>(`${path}/reports/?evacuation_id=${id}`)
  expect(body.items).toMatchObject([
    { state: 'help', place: 'у спортзала', user_id: null },
    { state: 'safe', user_id: personOf('student') },
  ])
  expect((await complete(id)).body).toMatchObject({ totals })
})

test('a browser and an address have their bounds; the signed-in have their own, help has a queue beyond', async () => {
  const device = randomUUID()
  for (let i = 0; i < 5; i++) expect(await format({ device })).toBe(200)
  const refused = await as(null).post(`${path}/`, word({ device }))
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600'])
  expect(await format({ device, state: 'help' })).toBe(200)
  expect(await format()).toBe(200)
  await fill(200, 'safe')
  expect(await format()).toBe(429)
  expect(await format({}, 'teacher')).toBe(200)
  expect(await format({ state: 'help' })).toBe(200)
  await fill(50, 'help')
  expect(await format({ state: 'help' })).toBe(429)
  expect(await format({ state: 'help' }, 'teacher')).toBe(200)
})

test('a network of IPv6 is one address, and IPv4 is itself', async () => {
  const from = (remoteAddress: string) =>
    testApp.app.inject({ method: 'POST', url: `${path}/`, payload: word(), remoteAddress })
  const answers = []
  for (const address of ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', '2001:db8:1:3::7', '::ffff:10.1.2.3', '10.1.2.4'])
    answers.push((await from(address)).statusCode)
  expect(answers).toEqual(answers.map(() => 200))
  const { rows } = await sql<{ senders: number }>`
    select count(distinct address)::int as senders from evacuation.sos_report`.execute(db)
  expect(rows).toEqual([{ senders: 4 }])
})

test('a cry of the school’s own is not buried under those of strangers', async () => {
  await format({ state: 'help' }, 'student')
  await format({ state: 'help', name: 'Прохожий' })
  await fill(600, 'help')
  const { body } = await as('director').get<{ items: SosReport[] }>(`${path}/reports/`)
  expect(body.items[0]).toMatchObject({ user_id: personOf('student') })
})

test('what strangers left goes past its term, what is newer stays', async () => {
  await format({ name: 'Давний' })
  await sql`update evacuation.sos_report set made_at = now() - interval '14 months'`.execute(db)
  await format({ name: 'Недавний' })
  await forgetStrangers.run(db)
  const { rows } = await sql`select name from evacuation.sos_report`.execute(db)
  expect(rows).toEqual([{ name: 'Недавний' }])
})

test('a word is taken care of by who may, in the order of all writes', async () => {
  await format({ state: 'help' })
  const { body } = await as('director').get<{ items: SosReport[] }>(`${path}/reports/`)
  const one = `${path}/reports/${body.items[0]?.id}`
  expect((await as(null).patch(one, { is_handled: true })).status).toBe(401)
  expect((await as('director').patch(one, { is_handled: 1 })).status).toBe(422)
  expect((await as('teacher').patch(one, { is_handled: true })).status).toBe(403)
  expect((await as('director').patch(`${path}/reports/999999`, { is_handled: true })).status).toBe(404)
  expect((await as('director').patch(one, { is_handled: true })).body).toMatchObject({
    handled_at: expect.any(String),
    handled_by_name: expect.any(String),
  })
})

test('settings are changed by who has seen them, and people on duty collect the rest', async () => {
  const settings = '/api/evacuation/settings/'
  const seen = (await as('director').get<Settings>(settings)).body
  const change = { version: seen.version, control_seconds: 240, duty_ids: [personOf('other-teacher')] }
  expect((await as(null).patch(settings, change)).status).toBe(401)
  expect((await as('director').patch(settings, { ...change, control_seconds: 1 })).status).toBe(422)
  expect((await as('director').patch(settings, { ...change, duty_ids: [101] })).status).toBe(422)
  expect((await as('teacher').patch(settings, change)).status).toBe(403)
  expect((await as('director').patch(settings, change)).body).toMatchObject({ control_seconds: 240, version: 2 })
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
