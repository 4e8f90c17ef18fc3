import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { now } from '#platform/server/clock.ts'
import type { CalendarSubject } from '../../contract/calendar-links.ts'
import { readCalendarText } from '../testing/read-calendar-text.ts'
import { startTestApp, type TestApp, type Who } from '#tests/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const links = '/api/schedule/calendar-links/'
const list = async (who: Who) => (await testApp.as(who).get<{ items: CalendarSubject[] }>(links)).body.items
const make = (who: Who | null, person_id: unknown) =>
  testApp.as(who).post<{ id: number; url: string }>(links, { person_id })
const madeBy = async (who: Who, person: number) => {
  const { status, body } = await make(who, person)
  expect(status).toBe(200)
  return { ...body, path: body.url.replace('http://school.test', '') }
}
const read = (path: string, etag?: string) =>
  testApp.as(null).get<string>(path, etag === undefined ? {} : { headers: { 'if-none-match': etag } })

describe('making a link', () => {
  test('401 without a session', async () => {
    expect((await make(null, 51)).status).toBe(401)
  })
  test.each([[{}], [{ person_id: 'a' }], [{ person_id: 51, token: 'x' }]])('422 for %j', async (body) => {
    expect((await testApp.as('other-teacher').post(links, body)).status).toBe(422)
  })
  test('403 in another’s name', async () => {
    const { body } = await testApp
      .as('ceasar')
      .get<{ access_token: string }>(
        `/api/admin/users/token_any_user/${testApp.accountOf('other-teacher')}?reason=test`,
      )
    const answer = await testApp.withToken(body.access_token).post(links, { person_id: 51 })
    expect(answer.status).toBe(403)
  })
  test.each([
    ['other-teacher', 52],
    ['other-teacher', 112],
    ['student', 112],
    ['parent', 112],
    ['parent-without-rights', 102],
    ['parent', 201],
    ['hr', 1],
    ['director', 101],
  ] as const)('a stranger’s timetable is not there: %s, %i', async (who, person) => {
    expect((await make(who, person)).status).toBe(404)
  })
  test('the address is told once and stored hashed; a new one ends the former', async () => {
    const first = await madeBy('other-teacher', 51)
    expect(first.url).toMatch(/^http:\/\/school\.test\/api\/schedule\/calendar\/[\w-]{43}\.ics$/)
    expect((await read(first.path)).status).toBe(200)
    expect((await list('other-teacher'))[0]?.link?.last_used_at).not.toBeNull()
    const second = await madeBy('other-teacher', 51)
    expect(second.id).toBe(first.id)
    expect((await list('other-teacher'))[0]?.link?.last_used_at).toBeNull()
    expect((await read(first.path)).status).toBe(404)
    expect((await read(second.path)).status).toBe(200)
    const rows = await testApp.db.selectFrom('timetable.calendar_link').selectAll().execute()
    const kept = await testApp.db.selectFrom('platform.idempotency').selectAll().execute()
    expect(JSON.stringify([rows, kept])).not.toContain(second.path.slice(-47, -4))
  })
  test('a key for repeats keeps no address', async () => {
    const headers = { 'idempotency-key': '5f7bb1de-14ee-4c34-9b67-111111111111' }
    await testApp.as('other-teacher').post(links, { person_id: 51 }, { headers })
    expect(await testApp.db.selectFrom('platform.idempotency').selectAll().execute()).toEqual([])
  })
})

test('one’s own timetable and a child’s are on the list', async () => {
  expect(await list('student')).toEqual([
    { person_id: 101, title: 'Ахметов Данияр Нурланович', is_own: true, link: null },
  ])
  expect((await list('parent')).map((one) => [one.person_id, one.is_own])).toEqual([
    [101, false],
    [111, false],
  ])
  expect(await list('hr')).toEqual([])
  expect((await testApp.as(null).get(links)).status).toBe(401)
})

describe('revoking', () => {
  test('401, 422, a stranger’s', async () => {
    const { id, path } = await madeBy('parent', 101)
    expect((await testApp.as(null).remove(`${links}${id}/`)).status).toBe(401)
    expect((await testApp.as('parent').remove(`${links}a/`)).status).toBe(422)
    for (const who of ['other-parent', 'student', 'director'] as const)
      expect((await testApp.as(who).remove(`${links}${id}/`)).status).toBe(404)
    expect((await read(path)).status).toBe(200)
  })
  test('ends the calendar at once', async () => {
    const { id, path } = await madeBy('parent', 101)
    expect((await testApp.as('parent').remove(`${links}${id}/`)).status).toBe(200)
    expect((await read(path)).status).toBe(404)
    expect((await list('parent'))[0]?.link).toBeNull()
    expect((await testApp.as('parent').remove(`${links}${id}/`)).status).toBe(404)
  })
})

describe('the calendar', () => {
  test('lessons of a child, from two weeks back, in three statements', async () => {
    const { path } = await madeBy('parent', 101)
    await read(path)
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    const { status, body, headers } = await read(path)
    expect(statements.mock.calls.length).toBeLessThanOrEqual(3)
    statements.mockRestore()
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    const { lines, events } = readCalendarText(body)
    expect(lines).toContain('X-WR-CALNAME:Уроки 7А')
    expect(events[0]).toMatchObject({ DTSTART: ';TZID=Asia/Almaty:20261106T080000', SUMMARY: 'Алгебра' })
    expect(events.at(-1)).toMatchObject({ DTSTART: ';TZID=Asia/Almaty:20261225T085000' })
    expect(events.filter((event) => event['STATUS'] === 'CANCELLED').map((event) => event['SUMMARY'])).toEqual([
      'Отменён: Физическая культура',
    ])
    for (const secret of ['Ахметов', 'Данияр', '112–115', 'Степень', '130215500101']) expect(body).not.toContain(secret)
  })
  test('304 while nothing has changed', async () => {
    const { path } = await madeBy('student', 101)
    const first = await read(path)
    const etag = String(first.headers['etag'])
    const again = await read(path, `"x", ${etag}`)
    expect([again.status, again.body]).toEqual([304, ''])
    const id = await testApp.lessonOf('algebraA', '2026-12-02')
    await testApp.db.updateTable('timetable.lesson').set({ room_id: null }).where('id', '=', id).execute()
    expect((await read(path, etag)).status).toBe(200)
  })
  test('429 with the time to wait for who reads without end', async () => {
    const { id, path } = await madeBy('student', 101)
    await testApp.db.updateTable('timetable.calendar_link').set({ reads: 60 }).where('id', '=', id).execute()
    const { status, headers } = await read(path)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
    await testApp.db
      .updateTable('timetable.calendar_link')
      .set({ reads_since: new Date(now().getTime() - 3_700_000) })
      .where('id', '=', id)
      .execute()
    expect((await read(path)).status).toBe(200)
  })
  test('ends with the right to it: a parent no longer represents the child, an account is blocked', async () => {
    const ofChild = await madeBy('other-parent', 112)
    await testApp.db
      .updateTable('people.kinship')
      .set({ is_legal_representative: false })
      .where('adult_id', '=', 203)
      .execute()
    expect((await read(ofChild.path)).status).toBe(404)
    const own = await madeBy('english-teacher', 52)
    expect((await read(own.path)).status).toBe(200)
    await testApp.db
      .updateTable('access.account')
      .set({ status: 'blocked' })
      .where('id', '=', testApp.accountOf('english-teacher'))
      .execute()
    expect((await read(own.path)).status).toBe(404)
  })
  test('404 for unknown addresses, many of them are stopped', async () => {
    for (const path of ['a', 'a.ics', `${'x'.repeat(43)}.ics`])
      expect((await read(`/api/schedule/calendar/${path}`)).status).toBe(404)
    const answers = []
    for (let time = 0; time < 100; time++) answers.push((await read(`/api/schedule/calendar/${time}.ics`)).status)
    expect(answers.at(-1)).toBe(429)
  })
})
