import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { accessTokenOf, openSession } from '#areas/access/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { SchoolClass } from '../../contract/class-shapes.ts'
import type { Leader, LeadersOfClass } from '../../contract/leaders.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
type Refused = { detail: string & { loc: string[]; msg: string }[] }
const { a, b } = school.classes
const ofClass = (id: number) => `/api/grouping/classes/${id}/leaders/`
const list = async (who: Who | null, id: number = a) => testApp.as(who).get<LeadersOfClass>(ofClass(id))
const given = { kind: 'teacher', person_id: 52, from: '2026-11-23' }
const appoint = (who: Who | null, body: object = given, id: number = a) =>
  testApp.as(who).post<Leader & Refused>(ofClass(id), body)
const change = (who: Who | null, id: number, body: object) =>
  testApp.as(who).patch<Leader & Refused>(`/api/grouping/class-leaders/${id}`, body)
const remove = (who: Who | null, id: number) => testApp.as(who).remove<Refused>(`/api/grouping/class-leaders/${id}`)
const days = async (id: number = a) =>
  (await list('uk', id)).body.items.map(({ kind, person, from, to, state }) => [kind, person.id, from, to, state])
const classruk = testApp.personOf('classruk')

beforeEach(async () => {
  await sql`delete from classes.leader where class_id = ${a}`.execute(db)
  await sql`insert into classes.leader (id, class_id, kind, person_id, during) overriding system value
    values (1, ${a}, 'teacher', ${classruk}, '[2026-09-01,)')`.execute(db)
})

test('401, 422, 403, a stranger’s class looks like a missing one', async () => {
  expect([(await list(null)).status, (await appoint(null)).status]).toEqual([401, 401])
  expect([(await change(null, 1, { version: 1 })).status, (await remove(null, 1)).status]).toEqual([401, 401])
  for (const wrong of [
    { kind: 'head' },
    { person_id: 999_999 },
    { person_id: school.studentsA[0] },
    { from: '2026-08-31' },
    { from: '2027-05-26' },
    { to: '2026-11-22' },
    { to: '2027-05-26' },
    { replaces: { id: 1, version: 1 }, from: '2026-09-01' },
    { signed_at: '2026-11-20' },
  ])
    expect([wrong, (await appoint('uk', { ...given, ...wrong })).status]).toEqual([wrong, 422])
  expect((await change('uk', 1, { version: 1, to: '2026-08-01' })).status).toBe(422)
  expect((await change('uk', 1, { to: '2026-12-01' })).status).toBe(422)
  for (const who of ['teacher', 'classruk', 'hr', 'student', 'parent'] as const) {
    expect([who, (await appoint(who)).status]).toEqual([who, 403])
    expect((await change(who, 1, { version: 1 })).status).toBe(403)
    expect((await remove(who, 1)).status).toBe(403)
  }
  const missing = await appoint('uk', given, 999_999)
  expect(missing.status).toBe(404)
  await sql`insert into access.role_limit (account_id, role_id, kind, class_id)
    values (${testApp.accountOf('uk')}, ${testApp.accountOf('uk')}, 'class', ${b})`.execute(db)
  const limited = testApp.withToken(await tokenOfNow('uk'))
  const answers = [
    await limited.post(ofClass(a), given),
    await limited.patch('/api/grouping/class-leaders/1', { version: 1 }),
    await limited.remove('/api/grouping/class-leaders/1'),
  ]
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [404, missing.body]))
  expect((await limited.get<LeadersOfClass>(ofClass(a))).body.may_edit).toBe(false)
  expect((await limited.get<LeadersOfClass>(ofClass(b))).body.may_edit).toBe(true)
  await db.deleteFrom('access.role_limit').execute()
  expect(await days()).toEqual([['teacher', classruk, '2026-09-01', null, 'now']])
})

/** With the rights of this moment. */
async function tokenOfNow(who: Who): Promise<string> {
  const session = { accountId: testApp.accountOf(who), client: 0, device: 'test', address: '127.0.0.1' }
  const { sessionId } = await openSession(db, session)
  return (await accessTokenOf(testApp.context, db, sessionId)) ?? ''
}

test('a new class teacher follows the former one; the place is free for one at a time', async () => {
  expect((await appoint('headteacher')).body.detail).toContain('Сначала завершите это назначение')
  const made = await appoint('headteacher', { ...given, replaces: { id: 1, version: 1 } })
  expect([made.status, made.body]).toMatchObject([200, { person: { id: 52 }, state: 'later', to: null, version: 1 }])
  expect(await days()).toEqual([
    ['teacher', classruk, '2026-09-01', '2026-11-22', 'now'],
    ['teacher', 52, '2026-11-23', null, 'later'],
  ])
  const stale = await appoint('uk', { ...given, from: '2026-11-24', replaces: { id: 1, version: 1 } })
  expect([stale.status, stale.body.detail]).toEqual([409, expect.stringContaining('по 22.11.2026')])
  expect((await change('uk', 1, { version: 2, to: null })).status).toBe(409)
  expect((await change('uk', made.body.id, { version: 1, person_id: 53, from: '2026-11-25' })).body).toMatchObject({
    person: { id: 53 },
    version: 2,
  })
  expect((await change('uk', made.body.id, { version: 1, to: '2026-12-01' })).status).toBe(409)
  expect((await change('uk', made.body.id, { version: 2, to: '2026-12-31' })).body.to).toBe('2026-12-31')
  const kept = await sql<{ before: object | null; after: object }>`select before, after from history.change
    where subject = 'classes.leader' order by id desc limit 4`.execute(db)
  expect(kept.rows[0]).toMatchObject({ before: { to: null }, after: { to: '2026-12-31', person_id: 53 } })
  expect((await remove('uk', made.body.id)).status).toBe(200)
  expect((await remove('uk', made.body.id)).status).toBe(404)
  expect(await days()).toHaveLength(1)
})

test('of fifty who appoint at once one does', async () => {
  await remove('uk', 1)
  const answers = await Promise.all(Array.from({ length: 50 }, () => appoint('uk')))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 49 }, () => 409),
  ])
})

test('the class, its list and its students follow the dates', async () => {
  const seen = async (who: Who) => {
    const own = (await testApp.as(who).get<{ classes: { title: string }[] }>('/api/journal/home/class/')).body
    const paper = await testApp.as(who).get(`/api/documents/report-cards/classes/`)
    return [own, paper.body] as const
  }
  const teacherOf = async () =>
    (await testApp.as('uk').get<SchoolClass>(`/api/grouping/classes/${a}`)).body.class_teacher?.id ?? null
  expect(await teacherOf()).toBe(classruk)
  const before = await seen('classruk')
  expect((await change('uk', 1, { version: 1, to: school.today })).status).toBe(200)
  expect(await seen('classruk')).toEqual(before)
  expect((await change('uk', 1, { version: 2, to: '2026-11-19' })).status).toBe(200)
  expect(await teacherOf()).toBeNull()
  expect((await seen('classruk'))[1]).toEqual({ items: [] })
  expect((await appoint('uk', { ...given, from: school.today })).status).toBe(200)
  expect(await teacherOf()).toBe(52)
})

test('a curator is appointed with dates beside the class teacher, and leads while they last', async () => {
  const curator = testApp.personOf('curator')
  const led = async () =>
    (await testApp.as('curator').get<{ classes: { title: string }[] }>('/api/journal/home/class/')).body.classes.map(
      ({ title }) => title,
    )
  const kinds = async () =>
    (await testApp.as('uk').get<{ groups: number[] }>(`/api/users/users/${testApp.personOf('library')}/card`)).body
      .groups
  expect(await led()).toEqual(['7Б'])
  const body = { kind: 'curator', person_id: curator, from: school.today, to: '2026-12-31' }
  const made = await appoint('uk', body)
  expect([made.status, made.body]).toMatchObject([200, { kind: 'curator', state: 'now', to: '2026-12-31', version: 1 }])
  expect(await days()).toEqual([
    ['teacher', classruk, '2026-09-01', null, 'now'],
    ['curator', curator, school.today, '2026-12-31', 'now'],
  ])
  expect(await led()).toEqual(['7А', '7Б'])
  const librarian = { kind: 'curator', person_id: testApp.personOf('library'), from: '2026-12-01' }
  expect((await appoint('uk', librarian)).status).toBe(409)
  expect((await appoint('uk', { ...librarian, from: '2027-01-11' })).body).toMatchObject({ state: 'later', to: null })
  expect(await kinds()).not.toContain(personKinds.curator.id)
  expect((await change('uk', made.body.id, { version: 1, to: '2026-11-20' })).status).toBe(200)
  expect((await appoint('uk', { ...librarian, from: school.today, to: '2026-11-30' })).status).toBe(409)
  await sql`update classes.leader set during = daterange('2026-11-01', '2026-11-20') where id = ${made.body.id}`.execute(
    db,
  )
  expect((await appoint('uk', { ...librarian, from: school.today, to: '2026-11-30' })).status).toBe(200)
  expect(await kinds()).toContain(personKinds.curator.id)
  expect(await led()).toEqual(['7Б'])
})
