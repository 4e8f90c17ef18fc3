import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { accessTokenOf, openSession } from '#areas/access/server/index.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { HistoryPage } from '#platform/contract/history.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import type { YearOfClasses } from '../../contract/set-up.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const { a, b } = school.classes
type Refused = { detail: string & { loc: (string | number)[]; msg: string }[] }
const url = '/api/grouping/classes/'
const item = (letter: string, more: object = {}) => ({ letter, language: 'ru', shift: 1, ...more })
const body = (letters: string[], more: object = {}) => ({
  year_id: school.year,
  parallel: 5,
  items: letters.map((letter) => item(letter)),
  ...more,
})
const create = (who: Who | null, given: object) => testApp.as(who).post<{ items: ClassOfYear[] } & Refused>(url, given)
const change = (who: Who | null, id: number, given: object) =>
  testApp.as(who).patch<ClassOfYear & Refused>(`${url}${id}`, given)
const remove = (who: Who | null, id: number) => testApp.as(who).remove<Refused>(`${url}${id}`)
const year = async (who: Who = 'headteacher') => (await testApp.as(who).get<YearOfClasses>(`${url}year/`)).body
const titles = async () => (await year()).classes.map(({ title }) => title).join(' ')

beforeEach(async () => {
  await sql`delete from classes.class where id > 2`.execute(db)
  await sql`delete from classes.parallel where number <> 7`.execute(db)
  await sql`update classes.class set version = 1, capacity = null, shift = 1 where id = ${a}`.execute(db)
})

/** A role that is given for 7Б only. */
async function limitedToB(who: Who) {
  await sql`insert into access.role_limit (account_id, role_id, kind, class_id)
    values (${testApp.accountOf(who)}, ${testApp.accountOf(who)}, 'class', ${b})`.execute(db)
  const session = { accountId: testApp.accountOf(who), client: 0, device: 'test', address: '127.0.0.1' }
  const { sessionId } = await openSession(db, session)
  const token = (await accessTokenOf(testApp.context, db, sessionId)) ?? ''
  return {
    as: testApp.withToken(token),
    lift: () => db.deleteFrom('access.role_limit').execute(),
  }
}

test('401, 422, 403, and classes of others look like none', async () => {
  expect((await testApp.as(null).get(`${url}year/`)).status).toBe(401)
  expect((await testApp.as(null).get(`${url}${a}/history/`)).status).toBe(401)
  expect((await create(null, body(['А']))).status).toBe(401)
  expect((await change(null, a, { version: 1 })).status).toBe(401)
  expect((await remove(null, a)).status).toBe(401)
  for (const wrong of [
    { items: [] },
    { items: [item('')] },
    { items: [item('А', { shift: 3 })] },
    { items: [item('А', { language: 'de' })] },
    { items: [item('А', { capacity: 0 })] },
    { items: [item('А', { home_room_id: 999_999 })] },
    { items: [item('А'), item('a')] },
    { parallel: 13 },
    { year_id: 999_999 },
    { year_id: school.lastYear },
    { opened_on: '2026-08-31' },
    { parallel: 7 },
    { more: 1 },
  ])
    expect([wrong, (await create('uk', body(['А'], wrong))).status]).toEqual([wrong, 422])
  for (const wrong of [
    { letter: 'б' },
    { letter: 'B̈'.repeat(9) },
    { home_room_id: 999_999 },
    { capacity: 101 },
    { shift: 0 },
  ])
    expect([wrong, (await change('uk', a, { version: 1, ...wrong })).status]).toEqual([wrong, 422])
  for (const who of ['teacher', 'classruk', 'library', 'student', 'parent'] as const) {
    expect((await create(who, body(['А']))).status).toBe(403)
    expect((await change(who, a, { version: 1 })).status).toBe(403)
    expect((await remove(who, a)).status).toBe(403)
  }
  expect((await testApp.as('teacher').get(`${url}${a}/history/`)).status).toBe(403)
  const { as, lift } = await limitedToB('uk')
  const missing = await change('uk', 999_999, { version: 1 })
  const answers = [await as.patch(`${url}${a}`, { version: 1 }), await as.remove(`${url}${a}`)]
  expect(answers.map(({ status, body: said }) => [status, said])).toEqual(answers.map(() => [404, missing.body]))
  expect((await as.get(`${url}${a}/history/`)).status).toBe(404)
  expect((await as.post(url, body(['А']))).status).toBe(403)
  const limited = (await as.get<YearOfClasses>(`${url}year/`)).body
  expect([limited.may_add, limited.classes.map(({ may_edit }) => may_edit)]).toEqual([false, [false, true]])
  await lift()
})

test('several classes of a parallel at once, in the order of the Kazakh alphabet', async () => {
  const made = await create('headteacher', {
    ...body(['б', 'Қ', 'Ә', 'А', 'К']),
    opened_on: '2027-01-11',
  })
  expect(made.status).toBe(200)
  expect(made.body.items[0]).toMatchObject({
    title: '5А',
    opened_on: '2027-01-11',
    capacity: null,
    origins: [],
    version: 1,
  })
  expect(await titles()).toBe('5А 5Ә 5Б 5К 5Қ 7А 7Б')
  const { parallels, placeless, may_add } = await year()
  expect([parallels, placeless, may_add]).toEqual([[5, 7], expect.any(Number), true])
  expect([(await year('teacher')).placeless, (await year('teacher')).may_add]).toEqual([null, false])
  const listed = await testApp.as('uk').get<{ items: { title: string }[] }>(`${url}?parallel=5`)
  expect(listed.body.items.map(({ title }) => title)).toEqual(['5А', '5Ә', '5Б', '5К', '5Қ'])
  expect((await create('uk', body(['A']))).body.detail[0]).toMatchObject({ loc: ['body', 'items', 0, 'letter'] })
})

test('a class is changed by who has seen it as it is; another letter renames its own groups', async () => {
  const done = await change('uk', a, { version: 1, capacity: 25, shift: 2, home_room_id: school.rooms.second })
  expect(done.body).toMatchObject({ capacity: 25, shift: 2, home_room: { id: school.rooms.second }, version: 2 })
  const stale = await change('headteacher', a, { version: 1, capacity: 30 })
  expect([stale.status, stale.body.detail]).toEqual([409, expect.stringContaining('сейчас он 7А, смена 2, кабинет')])
  const renamed = await change('uk', a, { version: 2, letter: 'г' })
  expect(renamed.body).toMatchObject({ title: '7Г', letter: 'Г' })
  const groups = async () =>
    (
      await sql<{
        title: string
      }>`select g.title from classes.study_group g join classes.group_class gc on gc.group_id = g.id
      where gc.class_id = ${a} order by g.id`.execute(db)
    ).rows.map(({ title }) => title)
  expect(await groups()).toEqual(['7Г', '7Г/1', '7Г/2', '7Г', '7Г'])
  const history = (await testApp.as('uk').get<HistoryPage>(`${url}${a}/history/`)).body
  expect(history.items.map(({ steps }) => steps.map(({ field }) => field))).toEqual([
    ['title', 'letter'],
    expect.arrayContaining(['shift', 'home_room', 'capacity']),
  ])
  expect((await change('uk', a, { version: 3, letter: 'А', home_room_id: school.rooms.first })).status).toBe(200)
  expect(await groups()).toEqual(['7А', '7А/1', '7А/2', '7А', '7А'])
})

test('an empty class goes, and its parallel with the last one; one with students says what holds it', async () => {
  const made = (await create('uk', body(['А', 'Б']))).body.items
  expect((await remove('uk', made[0]?.id ?? 0)).status).toBe(200)
  expect((await year()).parallels).toEqual([5, 7])
  expect((await remove('uk', made[1]?.id ?? 0)).status).toBe(200)
  expect((await year()).parallels).toEqual([7])
  expect((await remove('uk', made[1]?.id ?? 0)).status).toBe(404)
  const refused = await remove('uk', a)
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toMatch(/7А не удалить, на него ссылаются: .*Учёба в классах — 7/)
})

test('of ten who make the same class at once one does', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('uk', body(['А']))))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 422),
  ])
})
