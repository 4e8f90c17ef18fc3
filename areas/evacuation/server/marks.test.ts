import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#platform/server/clock.ts'
import type { Mark } from '../contract/marks.ts'
import { alarmsOf, openAtLesson } from './testing.ts'

const testApp = await openAtLesson()
afterAll(() => testApp.close())
const { school, db, as } = testApp
const { start, complete, full, step, tap } = alarmsOf(testApp)
const path = '/api/evacuation/marks'
const [first, second, third, fourth] = school.studentsA
let evacuation = 0
let mark: (person: number) => Mark
let units: Awaited<ReturnType<typeof full>>['unitOf']
beforeAll(async () => {
  evacuation = (await start()).id
  const all = await full(evacuation)
  mark = all.markOf
  units = all.unitOf
})
const shown = async (person: number) => (await full(evacuation)).markOf(person)
const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000).toISOString()
/** Later than all taps that a test has sent before. */
const outcomes = async (...given: Parameters<typeof tap>) =>
  (await tap(...given)).body.outcomes.map(({ outcome }) => outcome)

test('a block is refused in the order of all writes, a stranger looks like nobody', async () => {
  const one = step(mark(first), { status: 'present' })
  expect((await tap(null, one)).status).toBe(401)
  expect((await tap('teacher', { ...one, status: 'lost' })).status).toBe(422)
  for (const who of ['parent', 'student'] as const) expect((await tap(who, one)).status).toBe(403)
  const stranger = (await tap('other-teacher', one)).body.outcomes[0]
  const nobody = (await tap('other-teacher', { ...one, mark_id: 999_999 })).body.outcomes[0]
  expect(stranger).toMatchObject({ outcome: 'refused', reason: nobody?.reason })
  expect(stranger?.mark).toBeUndefined()
  expect((await shown(first)).status).toBe('waiting')
  expect((await tap('teacher', one)).body.outcomes[0]).toMatchObject({
    outcome: 'done',
    mark: { status: 'present', version: 2, marked_by_name: expect.stringContaining('Сотрудник') },
  })
})

test('the same step again is one step, and another may not use its name', async () => {
  const one = step(mark(second), { status: 'help', note: 'Нога' })
  const sent = await Promise.all([tap('teacher', one), tap('teacher', one), tap('teacher', one)])
  expect(sent.map(({ body }) => body.outcomes[0]?.outcome)).toEqual(['done', 'done', 'done'])
  expect(await shown(second)).toMatchObject({ status: 'help', note: 'Нога', version: 2 })
  expect(await outcomes('director', { ...one, status: 'present' })).toEqual(['refused'])
  const { body } = await as('teacher').get<{ items: unknown[] }>(`${path}/${mark(second).id}/steps/`)
  expect(body.items).toMatchObject([{ status: 'help', note: 'Нога', is_superseded: false }])
})

test('a note written before the answer, without a status of its own, stays with the answer', async () => {
  expect(await outcomes('teacher', step(mark(first), { status: 'waiting' }))).toEqual(['done'])
  expect(await outcomes('teacher', step(mark(first), { note: 'У входа' }))).toEqual(['done'])
  expect(await shown(first)).toMatchObject({ status: 'waiting', note: 'У входа' })
  expect(await outcomes('teacher', step(mark(first), { status: 'help' }))).toEqual(['done'])
  expect(await shown(first)).toMatchObject({ status: 'help', note: 'У входа', clash: null })
})

test('of two people the later tap shows, whichever comes first, and the clash is told', async () => {
  await sql`update evacuation.evacuation set started_at = now() - interval '10 minutes' where id = ${evacuation}`.execute(
    db,
  )
  expect(await outcomes('teacher', step(mark(third), { status: 'missing', tapped_at: ago(20) }))).toEqual(['done'])
  const late = await tap('director', step(mark(third), { status: 'present', tapped_at: ago(40) }))
  expect(late.body.outcomes[0]).toMatchObject({ outcome: 'superseded', mark: { status: 'missing' } })
  expect((await shown(third)).clash).toMatchObject({ status: 'present', by_name: expect.any(String) })
  expect(await outcomes('director', step(mark(third), { status: 'present' }))).toEqual(['done'])
  expect(await shown(third)).toMatchObject({ status: 'present', clash: { status: 'missing' } })
})

test('a tap that comes too late is kept under its name, and the mark stays the same version', async () => {
  const before = await shown(third)
  const late = step(mark(third), { status: before.status, tapped_at: ago(300) })
  for (const _sending of [1, 2]) expect(await outcomes('director', late)).toEqual(['superseded'])
  expect(await shown(third)).toEqual(before)
  const { body } = await as('director').get<{ items: { is_superseded: boolean }[] }>(`${path}/${mark(third).id}/steps/`)
  expect(body.items.at(-1)).toMatchObject({ status: before.status, is_superseded: true })
})

test('a teacher takes over who stands beside them, and no list of others', async () => {
  const stranger = mark(school.studentsB[0])
  const own = units(first).id
  const found = await as('teacher').get<{ items: { id: number }[] }>(
    `/api/evacuation/evacuations/${evacuation}/people/?search=Ахметова`,
  )
  expect(found.body.items.map(({ id }) => id)).toContain(stranger.id)
  expect((await as('hr').get(`/api/evacuation/evacuations/${evacuation}/people/?search=Ахметова`)).status).toBe(404)
  expect(await outcomes('teacher', step(stranger, { status: 'present' }))).toEqual(['refused'])
  expect(await outcomes('teacher', step(mark(fourth), { unit_id: 999_999 }))).toEqual(['refused'])
  expect(await outcomes('teacher', step(stranger, { status: 'present', unit_id: own }))).toEqual(['done'])
  expect(await shown(school.studentsB[0])).toMatchObject({ unit_id: own, status: 'present' })
  const lists = async (who: 'teacher' | 'english-teacher') =>
    (await as(who).get<{ items: Mark[] }>(`${path}/`)).body.items.some(({ id }) => id === stranger.id)
  expect([await lists('teacher'), await lists('english-teacher')]).toEqual([true, false])
})

test('what was tapped before somebody was taken over is kept, and the same step answers as before', async () => {
  const person = school.studentsA[4] ?? 0
  const { id } = mark(person)
  const one = step({ id }, { status: 'missing', tapped_at: ago(30) })
  expect(await outcomes('teacher', one)).toEqual(['done'])
  const away = { status: 'present', unit_id: units(school.studentsB[0]).id, tapped_at: ago(10) }
  expect(await outcomes('director', step({ id }, away))).toEqual(['done'])
  const between = () => step({ id }, { status: 'help', tapped_at: ago(20) })
  expect(await outcomes('teacher', one, between(), step({ id }, { status: 'help' }))).toEqual([
    'done',
    'superseded',
    'refused',
  ])
  expect(await outcomes('other-teacher', between())).toEqual(['refused'])
  expect(await shown(person)).toMatchObject({ status: 'present' })

  // who collects a list on which they never stood may not say that they did
  const rest = (await full(evacuation)).units.find(({ type }) => type === 'rest')?.id
  const other = { id: mark(school.mover).id }
  expect(await outcomes('director', step(other, { unit_id: rest, tapped_at: ago(10) }))).toEqual(['done'])
  const early = () => step(other, { status: 'missing', tapped_at: ago(20) })
  expect(await outcomes('english-teacher', early())).toEqual(['refused'])
  expect(await outcomes('teacher', early())).toEqual(['done'])
})

test('a step named as another of its block, of another person, is refused', async () => {
  const one = step(mark(fourth), { status: 'present' })
  expect(await outcomes('teacher', one, one, { ...one, mark_id: mark(first).id })).toEqual(['done', 'done', 'refused'])
})

test('a phone whose clock is behind taps at the start, never before it', async () => {
  const person = school.studentsA[5] ?? 0
  expect(await outcomes('teacher', step(mark(person), { status: 'present', tapped_at: ago(7200) }))).toEqual(['done'])
  const { body } = await as('director').get<{ figures: { first_mark: number } }>(
    `/api/evacuation/statistics/${evacuation}/`,
  )
  expect(body.figures.first_mark).toBe(0)
})

test('whoever acts in another name stands in the history, and has not shown them the alarm', async () => {
  const person = school.studentsA[5] ?? 0
  const { body } = await as('ceasar').get<{ access_token: string }>(
    `/api/admin/users/token_any_user/${testApp.accountOf('teacher')}?reason=test`,
  )
  const changing = await testApp
    .withToken(body.access_token)
    .post<{ access_token: string }>('/api/admin/users/token/changes', { is_on: true })
  const asTeacher = testApp.withToken(changing.body.access_token)
  expect((await asTeacher.post(`/api/evacuation/evacuations/${evacuation}/seen/`)).status).toBe(200)
  expect(units(first).collectors).toMatchObject([{ seen_at: null }])
  expect((await full(evacuation)).unitOf(first).collectors).toMatchObject([{ seen_at: null }])
  expect((await asTeacher.patch(`${path}/${mark(person).id}`, { status: 'help' })).status).toBe(200)
  const changes = await db
    .selectFrom('history.change')
    .where('subject', '=', 'evacuation.mark')
    .select(['account_id', 'on_behalf_of'])
    .execute()
  expect(changes).toEqual([{ account_id: testApp.accountOf('ceasar'), on_behalf_of: testApp.accountOf('teacher') }])
})

test('one mark is refused in the order of all writes', async () => {
  const { id } = mark(fourth)
  const present = { status: 'present' }
  expect((await as(null).patch(`${path}/${id}`, present)).status).toBe(401)
  expect((await as('teacher').patch(`${path}/${id}`, {})).status).toBe(422)
  expect((await as('student').patch(`${path}/${id}`, present)).status).toBe(403)
  expect((await as('other-teacher').patch(`${path}/${id}`, present)).status).toBe(404)
  expect((await as('teacher').patch(`${path}/999999`, present)).status).toBe(404)
  expect((await as('teacher').patch<Mark>(`${path}/${id}`, { ...present, note: 'у входа' })).body).toMatchObject({
    ...present,
    note: 'у входа',
  })
})

test('people beside all lists are added, once for a tap', async () => {
  const guest = {
    client_id: randomUUID(),
    unit_id: units(first).id,
    name: 'Гость урока',
    tapped_at: now().toISOString(),
  }
  const add = (who: Parameters<typeof as>[0], given: object) =>
    as(who).post<{ items: Mark[] }>(`${path}/bulk/`, { marks: [given] })
  expect((await add(null, guest)).status).toBe(401)
  expect((await add('teacher', { ...guest, name: '' })).status).toBe(422)
  expect((await add('student', guest)).status).toBe(403)
  expect((await add('other-teacher', guest)).status).toBe(404)
  const made = await add('teacher', guest)
  expect(made.body.items).toMatchObject([{ name: 'Гость урока', kind: 'guest', status: 'present', user_id: null }])
  expect((await add('teacher', guest)).body).toEqual(made.body)
})

test('taps made before the end come in after it, later ones do not, and none is ever changed', async () => {
  const before = step(mark(fourth), { status: 'released' })
  const added = () => ({
    client_id: randomUUID(),
    unit_id: units(first).id,
    name: 'Гость двора',
    tapped_at: now().toISOString(),
  })
  const add = (given: object) => as('teacher').post<{ items: Mark[] }>(`${path}/bulk/`, { marks: [given] })
  const guest = added()
  await complete(evacuation)
  expect((await add(guest)).body.items).toMatchObject([{ name: 'Гость двора', status: 'present' }])
  expect((await add(added())).status).toBe(409)
  const after = step(mark(fourth), { status: 'missing' })
  expect(await outcomes('teacher', before, after)).toEqual(['done', 'refused'])
  expect((await shown(fourth)).status).toBe('released')
  await expect(sql`update evacuation.mark_step set status = 'present'`.execute(db)).rejects.toThrow('only ever added')
  await expect(sql`delete from evacuation.mark_step`.execute(db)).rejects.toThrow('only ever added')
})

test('a report is made of what has ended, and changed only by who has seen it', async () => {
  const results = '/api/evacuation/event_results/'
  const report = {
    evacuation_id: evacuation,
    remarks: 'Долго открывали дверь',
    commission: [{ name: 'Ким В. А.', position: 'Инженер' }],
  }
  expect((await as(null).post(results, report)).status).toBe(401)
  expect((await as('director').post(results, { ...report, control_seconds: 5 })).status).toBe(422)
  expect((await as('teacher').post(results, report)).status).toBe(403)
  expect((await as('director').post(results, { ...report, evacuation_id: 999_999 })).status).toBe(404)
  const made = await as('director').post<{ version: number }>(results, report)
  expect(made.body).toMatchObject({ version: 1, control_seconds: 300, figures: { first_mark: expect.any(Number) } })
  expect((await as('director').post(results, report)).status).toBe(409)
  expect((await as('director').post(results, { ...report, version: 1 })).body).toMatchObject({ version: 2 })
  const { body } = await as('director').get<{ items: unknown[] }>(`${results}?evacuation_id=${evacuation}`)
  expect(body.items).toHaveLength(1)
  const statistics = await as('director').get(`/api/evacuation/statistics/${evacuation}/`)
  expect(statistics.body).toMatchObject({ result: { version: 2 }, former: [], evacuation: { has_result: true } })
})
