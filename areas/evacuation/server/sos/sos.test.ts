import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SosReport } from '../../contract/sos.ts'
import { forgetStrangers } from '../forget.ts'
import { alarmsOf, openAtLesson } from '../testing.ts'

const testApp = await openAtLesson()
afterAll(() => testApp.close())
const { db, as, personOf } = testApp
const { start, complete } = alarmsOf(testApp)
const path = '/api/evacuation/sos'
interface Received {
  state: string
  made_at: string
  presses: number
  standing: string
}
const word = (given: object = {}) => ({
  client_id: randomUUID(),
  device: randomUUID(),
  state: 'safe',
  name: 'Прохожий',
  ...given,
})
const report = (given: object = {}, who: Parameters<typeof as>[0] = null) =>
  as(who).post<Received>(`${path}/`, word(given))
const reports = async (evacuationId?: number) => {
  const query = evacuationId === undefined ? '' : `?evacuation_id=${evacuationId}`
  return (await as('director').get<{ items: SosReport[] }>(`${path}/reports/${query}`)).body.items
}
/** Presses of devices without a cookie, each the first of its own, all at once. */
const flood = (count: number, given: (index: number) => object, remoteAddress: string) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const payload = word({ state: 'help', ...given(index) })
      const answer = await testApp.app.inject({ method: 'POST', url: `${path}/`, payload, remoteAddress })
      return { status: answer.statusCode, body: answer.json<Received>() }
    }),
  )
beforeEach(async () => void (await sql`delete from evacuation.sos_report`.execute(db)))

test('anybody says how they are, once for a tap, apart from the counts', async () => {
  const { id, totals } = await start()
  expect((await report({ state: 'lost' })).status).toBe(422)
  expect((await report({ name: '' })).status).toBe(422)
  const given = word({ state: 'help', place: 'у спортзала' })
  const first = await as(null).post(`${path}/`, given)
  expect(first.body).toMatchObject({ state: 'help', presses: 1, standing: 'board' })
  expect((await as(null).post(`${path}/`, given)).body).toEqual(first.body)
  // another word is never taken for the one before it
  const safe = await as(null).post<Received>(`${path}/`, { ...given, state: 'safe' })
  expect(safe.body).toMatchObject({ state: 'safe', presses: 1 })
  await sql`delete from evacuation.sos_report where state = 'safe'`.execute(db)
  expect((await report({}, 'student')).status).toBe(200)
  expect(await reports(id)).toMatchObject([
    { state: 'help', place: 'у спортзала', user_id: null, presses: 1 },
    { state: 'safe', user_id: personOf('student') },
  ])
  expect((await complete(id)).body).toMatchObject({ totals })
})

test('who needs help need not write a name, and nothing is promised where nobody watches', async () => {
  expect((await report({ state: 'help', name: '' })).body).toMatchObject({ standing: 'kept' })
  expect(await reports()).toMatchObject([{ name: '', state: 'help' }])
})

test('ten presses of one person are one cry, with what was written last', async () => {
  const device = randomUUID()
  const press = (given: object = {}) => report({ device, state: 'help', name: 'Ахметов  Данияр', ...given })
  const answers = await Promise.all(Array.from({ length: 9 }, () => press({ place: 'каб. 305' })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await press({ name: 'ахметов данияр', phone: '87010000000' })).body.presses).toBe(10)
  expect(await reports()).toMatchObject([{ presses: 10, place: 'каб. 305', phone: '87010000000', sender_reports: 1 }])
  // another state, another name, another device: reports of their own
  await press({ state: 'safe' })
  await press({ name: 'Ахметова Дана' })
  await report({ state: 'help', name: 'Ахметов Данияр' })
  expect(await reports()).toHaveLength(4)
})

test('a person is one sender on all their devices', async () => {
  for (let i = 0; i < 3; i++) await report({ state: 'help', name: `Как угодно ${i}` }, 'student')
  expect(await reports()).toMatchObject([{ presses: 3, user_id: personOf('student') }])
})

test('a cry after help has come, after its minutes, or in another alarm is a new one', async () => {
  const given = { device: randomUUID(), state: 'help' }
  await report(given)
  const [one] = await reports()
  await as('director').patch(`${path}/reports/${one?.id}`, { is_handled: true })
  await report(given)
  expect(await reports()).toMatchObject([{ handled_at: null }, { handled_at: expect.any(String) }])
  await sql`update evacuation.sos_report set last_at = now() - interval '11 minutes'`.execute(db)
  await report(given)
  expect(await reports()).toHaveLength(3)
  // what was cried before the alarm is on its board by the next press
  const first = await start()
  await report(given)
  expect(await reports(first.id)).toMatchObject([{ presses: 2 }])
  await complete(first.id)
  const second = await start()
  await report(given)
  expect(await reports(second.id)).toMatchObject([{ presses: 1 }])
  expect(await reports(first.id)).toMatchObject([{ presses: 2 }])
  await complete(second.id)
})

test('fifty presses at once of devices that have never been here make one report each, of one device one', async () => {
  const answers = await flood(50, (index) => ({ name: `Ученик ${index}` }), '10.9.0.1')
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await reports()).toHaveLength(50)
  await sql`delete from evacuation.sos_report`.execute(db)
  const device = randomUUID()
  await flood(50, () => ({ device }), '10.9.0.2')
  const [one, ...others] = await reports()
  expect([one?.presses, others]).toEqual([50, []])
})

test('a joker who presses on and on hinders nobody behind the same address', async () => {
  const address = '10.9.1.1'
  const device = randomUUID()
  const joker = await flood(300, (index) => ({ device, name: `Шутка ${index}` }), address)
  expect(joker.every(({ status }) => status === 200)).toBe(true)
  const [other] = await flood(1, () => ({ name: 'Ученица', place: 'каб. 12' }), address)
  expect(other).toMatchObject({ status: 200, body: { standing: 'kept', presses: 1 } })
  const all = await reports()
  expect(all.find(({ name }) => name === 'Ученица')).toMatchObject({ presses: 1, place: 'каб. 12', sender_reports: 1 })
  // of three hundred names a device has some reports, and one for all the rest
  expect(all.length).toBeLessThan(20)
  const { body } = await report({ state: 'safe' }, 'teacher')
  expect(body).toMatchObject({ presses: 1 })
})

test('a joker who throws the cookie away each time fills one report, and no call for help is refused', async () => {
  const answers = await flood(400, (index) => ({ name: `Ученик ${index}` }), '10.9.2.1')
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const all = await reports()
  expect(all.length).toBeLessThan(80)
  const [shared] = all.filter(({ joined }) => joined.length > 0)
  expect(shared?.joined).toHaveLength(100)
  expect(all.reduce((sum, { presses }) => sum + presses, 0)).toBe(400)
})

test('a word that is no call for help is refused beyond the share, and is told so', async () => {
  const device = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => report({ device, name: `Ученик ${index}` })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(10)
  expect(refused[0]?.body).toMatchObject({ detail: expect.stringMatching(/^Не принято/) })
  expect(refused[0]?.headers['retry-after']).toBe('60')
  expect((await report({ device, state: 'help' })).status).toBe(200)
})

test('a network of IPv6 is one address, and IPv4 is itself', async () => {
  const answers = []
  for (const address of ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', '2001:db8:1:3::7', '::ffff:10.1.2.3', '10.1.2.4'])
    answers.push(...(await flood(1, () => ({ state: 'safe' }), address)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const { rows } = await sql<{ senders: number }>`
    select count(distinct address)::int as senders from evacuation.sos_report`.execute(db)
  expect(rows).toEqual([{ senders: 4 }])
})

test('a cry of the school’s own is not buried under those of strangers', async () => {
  await report({ state: 'help' }, 'student')
  await sql`
    insert into evacuation.sos_report (client_id, name, state, device, address)
    select gen_random_uuid(), 'x', 'help', i::text, 'one' from generate_series(1, 600) i`.execute(db)
  expect((await reports())[0]).toMatchObject({ user_id: personOf('student') })
})

test('what strangers left goes past its term, what is newer stays', async () => {
  await report({ name: 'Давний' })
  await sql`update evacuation.sos_report set made_at = now() - interval '14 months', last_at = now() - interval '14 months'`.execute(
    db,
  )
  await report({ name: 'Недавний' })
  await forgetStrangers.run(db)
  const { rows } = await sql`select name from evacuation.sos_report`.execute(db)
  expect(rows).toEqual([{ name: 'Недавний' }])
})

test('a word is taken care of by who may, in the order of all writes', async () => {
  await report({ state: 'help' })
  const one = `${path}/reports/${(await reports())[0]?.id}`
  expect((await as(null).patch(one, { is_handled: true })).status).toBe(401)
  expect((await as('director').patch(one, { is_handled: 1 })).status).toBe(422)
  expect((await as('teacher').patch(one, { is_handled: true })).status).toBe(403)
  expect((await as('director').patch(`${path}/reports/999999`, { is_handled: true })).status).toBe(404)
  expect((await as('director').patch(one, { is_handled: true })).body).toMatchObject({
    handled_at: expect.any(String),
    handled_by_name: expect.any(String),
  })
})
