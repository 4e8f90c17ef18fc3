import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessTokenOf, openSession } from '#areas/access/server/index.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Course } from '../../contract/courses.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
type Refused = { detail: string & { loc: string[]; msg: string }[] }
const url = '/api/courses/courses/'
const given = { title: 'Робототехника', short_title: 'Роб.' }
const add = (who: Who | null, body: object = given) => testApp.as(who).post<Course & Refused>(url, body)
const change = (who: Who | null, { id, version }: Pick<Course, 'id' | 'version'>, body: object) =>
  testApp.as(who).patch<Course & Refused>(`${url}${id}`, { version, ...body })
const remove = (who: Who | null, id: number) => testApp.as(who).remove<Refused>(`${url}${id}`)
const assign = (who: Who | null, courses: object[]) =>
  testApp.as(who).post<{ items: Course[] } & Refused>(`${url}assign/`, { courses })
const list = async (query = '') =>
  (await testApp.as('headteacher').get<{ items: Course[] }>(`${url}?${query}`)).body.items
const records = async (code: string) =>
  (
    await sql<{
      id: number
    }>`select r.id from dictionaries.record r join dictionaries.dictionary d on d.id = r.dictionary_id
      where d.code = ${code} order by r.index limit 2`.execute(db)
  ).rows.map(({ id }) => id)
let [area, kind] = [0, 0]
beforeAll(async () => {
  area = (await records('ed_area'))[0] ?? 0
  kind = (await records('room_kind'))[0] ?? 0
})
const algebra = async () => (await list()).find(({ id }) => id === school.courses.algebra) as Course

/** With the rights of this moment. */
async function tokenOfNow(who: Who): Promise<string> {
  const session = { accountId: testApp.accountOf(who), client: 0, device: 'test', address: '127.0.0.1' }
  const { sessionId } = await openSession(db, session)
  return (await accessTokenOf(testApp.context, db, sessionId)) ?? ''
}

describe('a course', () => {
  test('is refused to strangers, to those who only read, and where it is not sound', async () => {
    const course = await algebra()
    const answers = [
      await add(null),
      await change(null, course, {}),
      await remove(null, course.id),
      await assign(null, []),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    for (const wrong of [
      { title: ' ' },
      { title: 'x'.repeat(151) },
      { title: 'АЛГЕБРА' },
      { colour: 'red' },
      { difficulty: 13 },
      { difficulty: 0 },
      { difficulty: 1.5 },
      { cathedra_id: 999_999 },
      { ed_area_id: kind },
      { room_kind_id: area },
      { version: 1 },
    ])
      expect([wrong, (await add('metodist', { ...given, ...wrong })).status]).toEqual([wrong, 422])
    expect((await testApp.as('metodist').patch(`${url}${course.id}`, { title: 'Без версии' })).status).toBe(422)
    expect((await assign('metodist', [])).status).toBe(422)
    for (const who of ['teacher', 'zavkaf', 'hr', 'student', 'parent'] as const) {
      expect([who, (await add(who)).status]).toEqual([who, 403])
      expect((await change(who, course, { title: 'Чужое' })).status).toBe(403)
      expect((await remove(who, course.id)).status).toBe(403)
      expect((await assign(who, [{ id: course.id, version: 1, cathedra_id: null }])).status).toBe(403)
    }
    expect((await change('metodist', { id: 999_999, version: 1 }, {})).status).toBe(404)
    expect((await remove('metodist', 999_999)).status).toBe(404)
  })

  test('is made, changed by who has seen it as it is, archived, brought back and removed', async () => {
    const made = await add('metodist', { ...given, colour: '#1971c2', cathedra_id: 1, ed_area_id: area, difficulty: 7 })
    expect([made.status, made.body]).toMatchObject([
      200,
      {
        ...given,
        title_kk: null,
        cathedra: { id: 1 },
        ed_area: { id: area },
        difficulty: 7,
        version: 1,
        groups_count: 0,
      },
    ])
    const done = await change('headteacher', made.body, {
      title_kk: 'Робототехника',
      room_kind_id: kind,
      difficulty: null,
    })
    expect(done.body).toMatchObject({ version: 2, room_kind: { id: kind }, difficulty: null, title: given.title })
    const stale = await change('metodist', made.body, { title: 'Другая' })
    expect([stale.status, stale.body.detail]).toEqual([409, expect.stringContaining('сейчас он «Робототехника»')])
    expect(await list(`ed_area_id=${area}`)).toHaveLength(1)
    const archived = await change('metodist', done.body, { is_archived: true })
    expect([archived.status, archived.body.is_archived]).toEqual([200, true])
    expect((await list()).map(({ id }) => id)).not.toContain(made.body.id)
    expect((await list('archived=true')).map(({ id }) => id)).toEqual([made.body.id])
    const second = await add('metodist')
    expect(second.status).toBe(200)
    expect((await change('metodist', archived.body, { is_archived: false })).status).toBe(422)
    expect((await remove('metodist', second.body.id)).status).toBe(200)
    expect((await change('metodist', archived.body, { is_archived: false })).status).toBe(200)
    const { body } = await testApp
      .as('teacher')
      .get<{ total: number; items: { who: string }[] }>(`${url}${made.body.id}/history/`)
    expect(body.total).toBe(4)
    expect((await testApp.as('student').get(`${url}${made.body.id}/history/`)).status).toBe(403)
    expect((await testApp.as('teacher').get(`${url}999999/history/`)).status).toBe(404)
  })

  test('to which something refers is not removed: what refers is said', async () => {
    const { status, body } = await remove('headteacher', school.courses.algebra)
    expect([status, body.detail]).toEqual([409, expect.stringMatching(/Учебные группы — 2.*можно убрать в архив/)])
  })

  test('several get a department and an area at once, all or none', async () => {
    const [one, other] = (await list()).filter(({ id }) => id === 3 || id === 4)
    if (!one || !other) throw new Error('no courses')
    const wish = (course: Course) => ({ id: course.id, version: course.version, cathedra_id: 2, ed_area_id: area })
    const stale = await assign('metodist', [wish(one), { ...wish(other), version: 7 }])
    expect([stale.status, stale.body.detail]).toEqual([409, expect.stringContaining(other.title)])
    expect((await assign('metodist', [wish(one), { ...wish(one) }])).status).toBe(422)
    expect((await assign('metodist', [{ ...wish(one), cathedra_id: 999_999 }])).status).toBe(422)
    expect((await assign('metodist', [wish(one), { ...wish(other), id: 999_999 }])).status).toBe(404)
    expect((await list('cathedra_id=2')).map(({ id }) => id)).toEqual([2])
    const done = await assign('metodist', [wish(one), wish(other)])
    expect(done.body.items.map(({ cathedra, ed_area, version }) => [cathedra?.id, ed_area?.id, version])).toEqual([
      [2, area, 2],
      [2, area, 2],
    ])
    // as they were
    const back = done.body.items.map(({ id, version }) => ({ id, version, cathedra_id: null, ed_area_id: null }))
    expect((await assign('metodist', back)).status).toBe(200)
  })

  test('of other departments look missing to who keeps one of them only', async () => {
    await sql`insert into access.role_limit (account_id, role_id, kind, cathedra_id)
      values (${testApp.accountOf('metodist')}, ${testApp.accountOf('metodist')}, 'cathedra', 2)`.execute(db)
    const limited = testApp.withToken(await tokenOfNow('metodist'))
    const course = await algebra()
    const missing = await limited.patch(`${url}999999`, { version: 1 })
    const answers = [
      await limited.patch(`${url}${course.id}`, { version: course.version }),
      await limited.remove(`${url}${course.id}`),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [404, missing.body]))
    expect((await limited.post(url, { title: 'Латынь', short_title: 'Лат.' })).status).toBe(422)
    expect((await limited.post(url, { title: 'Латынь', short_title: 'Лат.', cathedra_id: 2 })).status).toBe(200)
    expect((await limited.post('/api/courses/cathedras/', { title: 'Новая' })).status).toBe(403)
    await db.deleteFrom('access.role_limit').execute()
  })
})
