import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { accessTokenOf, findGrantor, openSession } from '#areas/access/server/index.ts'
import type { AccessExplanation } from '#areas/access/contract/explain-access.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { docSign } from '#areas/documents/contract/permissions.ts'
import { callerOf } from '#platform/server/tokens.ts'
import { schoolClock } from '#platform/server/clock.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Deputy, listDeputies, readOwnDeputies } from '../../contract/deputies.ts'
import type { decideApproval, listApprovals } from '../../contract/runs.ts'
import { papers } from '../testing/papers.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { lead, send, person } = papers(testApp)
const path = '/api/documents/deputies/'
const of = (who: Who) => testApp.personOf(who)
const days = { from: '2026-11-20', to: '2026-11-27', reason: 'Отпуск' }
const name = (who: Who | null, body: object = {}) =>
  testApp
    .as(who)
    .post<Deputy & { detail: unknown }>(path, { head_id: of('director'), deputy_id: of('teacher'), ...days, ...body })
const end = (who: Who | null, id: number, seen: unknown = 1) =>
  testApp.as(who).post<Deputy>(`${path}${id}/end/`, { seen })
/** What a session that begins on a day holds. */
async function rightsOf(who: Who, day = '2026-11-20') {
  const clock = schoolClock('Asia/Almaty', day)
  const { sessionId } = await openSession(testApp.db, {
    accountId: testApp.accountOf(who),
    client: 0,
    device: 'test',
    address: '127.0.0.1',
  })
  const token = await accessTokenOf({ ...testApp.context, clock }, testApp.db, sessionId)
  return callerOf(testApp.app, token ?? '', { hasEnded: () => false, accessRules: testApp.context.accessRules })!
}
const writes = async (who: Who, day?: string) => (await rightsOf(who, day)).permissions.write

test('401, 422, 403: a head names their own deputy, who keeps the structure anybody’s, nobody themselves', async () => {
  expect((await name(null)).status).toBe(401)
  expect((await name('director', { to: '2026-11-19' })).status).toBe(422)
  expect((await name('director', { from: '2026-11-19' })).status).toBe(422)
  expect((await name('director', { to: '2028-11-19' })).status).toBe(422)
  expect((await name('director', { reason: ' ' })).status).toBe(422)
  expect((await name('director', { deputy_id: of('director') })).status).toBe(422)
  expect((await name('director', { deputy_id: 101 })).status).toBe(422)
  expect((await name('teacher')).status).toBe(403)
  expect((await name('student')).status).toBe(403)
  expect((await name('hr', { deputy_id: of('hr') })).status).toBe(422)
})

test('a deputy has the deciding keys of the head from the first day to the last, and no other', async () => {
  expect(await writes('teacher')).not.toContain('doc_sign')
  const before = await writes('teacher')
  const { body } = await name('director', { from: '2026-11-21' })
  expect(body).toMatchObject({
    head: { id: of('director') },
    state: 'later',
    may_change: true,
    named_by: expect.any(String),
  })
  expect((await name('hr')).status).toBe(409)
  expect(await writes('teacher')).toEqual(before)
  const held = await writes('teacher', '2026-11-21')
  expect(held).toContain('doc_sign')
  expect(
    held
      .filter((key) => !before.includes(key))
      .every((key) => testApp.context.accessRules.permissions.find(key)?.isDeciding),
  ).toBe(true)
  expect(held).not.toContain('pas_roles')
  expect((await rightsOf('teacher', '2026-11-21')).roles).toEqual((await rightsOf('teacher')).roles)
  expect(await writes('teacher', '2026-11-27')).toContain('doc_sign')
  expect(await writes('teacher', '2026-11-28')).toEqual(before)
  expect((await end('teacher', body.id)).status).toBe(404)
  expect((await end('director', body.id, 9)).status).toBe(409)
  expect((await end('director', body.id)).body).toMatchObject({ state: 'ended', ended_by: expect.any(String) })
  expect(await writes('teacher', '2026-11-21')).toEqual(before)
})

test('rights of a deputy are theirs for the time alone: not passed on, and told by the explanation of access', async () => {
  const { body } = await name('director')
  const other = await name('hr', { head_id: of('sub_director'), deputy_id: of('other-teacher') })
  expect(other.status).toBe(200)
  // the teacher who stands in for the director is replaced themselves: what is the director's stays with the teacher
  const third = await name('hr', { head_id: of('teacher'), deputy_id: of('curator') })
  expect(third.status).toBe(200)
  expect(await writes('curator')).not.toContain('doc_sign')
  const explained = await testApp
    .as('ceasar')
    .get<AccessExplanation>(`/api/admin/explain-access/accounts/${testApp.accountOf('teacher')}/?keys=doc_sign`)
  expect(explained.body.grants).toMatchObject([{ key: 'doc_sign', gives: true, deputises: { until: '2026-11-27' } }])
  const own = await testApp.as('teacher').get<Output<typeof readOwnDeputies>>(`${path}own/`)
  expect(own.body.acting_for).toMatchObject([{ id: body.id, head: { id: of('director') } }])
  const list = (await testApp.as('teacher').get<Output<typeof listDeputies>>(`${path}?state=now`)).body
  expect([list.total >= 2, list.may_name, list.items.find(({ id }) => id === body.id)?.may_change]).toEqual([
    true,
    false,
    false,
  ])
})

test('what the head loses the deputy loses, and every process hears whose rights have changed', async () => {
  const heard: string[] = []
  const client = new pg.Client({ connectionString: testApp.databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  client.on('notification', ({ payload = '' }) => void heard.push(payload))
  await client.query('listen scope_changed')
  const library = String(testApp.accountOf('library'))
  const named = await name('hr', { head_id: of('principal'), deputy_id: of('library') })
  expect(await writes('library')).toContain('usr_movements_income_sign')
  await vi.waitFor(() => expect(heard).toContain(library), 5_000)
  heard.length = 0
  await sql`delete from access.account_role where account_id = ${testApp.accountOf('principal')}`.execute(testApp.db)
  await vi.waitFor(() => expect(heard.flatMap((one) => one.split(','))).toContain(library), 5_000)
  expect(await writes('library')).not.toContain('usr_movements_income_sign')
  await end('hr', named.body.id)
  await client.end()
})

test('nobody gives on by a role what they have in another’s stead', async () => {
  const { permissions } = await rightsOf('teacher')
  expect(permissions.write).toContain('doc_sign')
  const grantor = await findGrantor(testApp.db, await testApp.callerOf('teacher'), '2026-11-20')
  expect(grantor?.writes(docSign)).toBe(false)
})

test('what comes to the head comes to both; whoever decides, it is said for whom', async () => {
  await lead([{ deciders: [person('director')] }])
  const [id = 0] = await send('other-teacher')
  const [own = 0] = await send('teacher')
  const listed = async (who: Who) =>
    (await testApp.as(who).get<Output<typeof listApprovals>>('/api/documents/approvals/')).body.items
  expect((await listed('director')).map((one) => one.id)).toEqual([id, own])
  // a paper of one's own is not decided in the head's stead either
  expect(await listed('teacher')).toMatchObject([
    { id, mine: { acts: ['approve'], on_behalf_of: [expect.any(String)] } },
  ])
  const decide = (who: Who, run: number) =>
    testApp
      .as(who)
      .post<Output<typeof decideApproval>>(`/api/documents/approvals/${run}/decide/`, { decision: 'approve', seen: 1 })
  expect((await decide('teacher', own)).status).toBe(403)
  const { body } = await decide('teacher', id)
  expect(body.run.steps[0]?.deciders).toMatchObject([
    { person: { id: of('director') }, decision: 'approved', decided_by: { id: of('teacher') } },
  ])
  expect((await decide('director', own)).status).toBe(200)
})

test('named for the first day, it is ended on it at once', async () => {
  const list = (
    await testApp.as('director').get<Output<typeof listDeputies>>(`${path}?state=now&person=${of('director')}`)
  ).body
  const id = list.items[0]?.id ?? 0
  expect(list.may_name).toBe(true)
  expect((await end(null, id)).status).toBe(401)
  expect((await end('director', id, 'x')).status).toBe(422)
  expect((await end('hr', id)).status).toBe(200)
  expect((await end('hr', id, 2)).status).toBe(409)
  expect(await writes('teacher')).not.toContain('doc_sign')
})

test('of fifty who name a deputy of one head for the same days one does', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => name('hr', { head_id: of('headteacher'), deputy_id: of('uk') })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
})
