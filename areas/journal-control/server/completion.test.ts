import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { LongJobReport } from '#platform/contract/long-jobs.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { inRussian } from '#tests/said.ts'
import { keptSaid, pseudo } from '#tests/texts/pseudo.ts'
import { learn } from '#platform/server/language/spoken.ts'
import { remindJob } from './remind.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const teacher = testApp.personOf('teacher')
const headteacher = testApp.accountOf('headteacher')
const path = '/api/journal/completion'
const period = { from: '2026-11-09', to: '2026-11-19' }
const begin = (body: object = period, who: Who | null = 'headteacher') =>
  testApp.as(who).post<{ id: number }>(`${path}/remind/`, body)
const report = async (id: number, who: Who = 'headteacher') =>
  (await testApp.as(who).get<LongJobReport>(`/api/admin/jobs/${id}`)).body
const run = (id: number, act = remindJob.act, stop = new AbortController().signal) =>
  runLongJob(testApp.context, [{ ...remindJob, act }], id, stop)
const notices = async () =>
  inRussian(
    await db.selectFrom('notices.notice').select(['account_id', 'title', 'link']).orderBy('account_id').execute(),
  )
const asLeft = (id: number) =>
  sql`update platform.long_job set alive_at = now() - interval '1 minute' where id = ${id}`.execute(db)

beforeEach(async () => {
  await db.deleteFrom('notices.notice').execute()
  await db.deleteFrom('platform.long_job').execute()
})

test('who has not filled in what, within the scope', async () => {
  interface Answer {
    lessons: number
    rows: { id: number; unfilled: number; works: number; few: number; has_account: boolean }[]
  }
  const of = async (who: Who, more = '') =>
    (await testApp.as(who).get<Answer>(`${path}/?from=${period.from}&to=${period.to}${more}`)).body.rows.map(
      ({ id, unfilled, works, few }) => [id, unfilled, works, few],
    )
  expect(await of('headteacher')).toEqual([
    [51, 8, 2, 12],
    [52, 3, 1, 0],
    [53, 3, 1, 0],
    [teacher, 0, 2, 0],
  ])
  expect(await of('zavkaf')).toEqual([
    [51, 5, 1, 6],
    [teacher, 0, 2, 0],
  ])
  expect((await of('headteacher', '&cathedra_id=2')).map(([id]) => id)).toEqual([52, 53])
  expect((await testApp.as('teacher').get(`${path}/?from=${period.from}&to=${period.to}`)).status).toBe(403)
})

test('reminding: 401, 422, 403, only within the scope', async () => {
  expect((await begin(period, null)).status).toBe(401)
  expect((await begin({ from: '2026-11-09' })).status).toBe(422)
  expect((await begin({ from: '2026-11-19', to: '2026-11-09' })).status).toBe(422)
  expect((await begin({ from: '2026-08-01', to: '2026-08-09' })).status).toBe(422)
  expect((await begin(period, 'teacher')).status).toBe(403)
  const { body } = await begin(period, 'zavkaf')
  expect((await report(body.id, 'zavkaf')).items.map(({ title }) => title)).toEqual([
    'Серикова Алия Маратовна',
    'Сотрудник Учитель',
  ])
})

test('each is told once; who has no account stands in the report with the reason', async () => {
  await db.updateTable('access.account').set({ status: 'blocked' }).where('id', '=', 53).execute()
  const { body } = await begin()
  expect((await begin()).status).toBe(409)
  await run(body.id)
  await run(body.id)
  const done = await report(body.id)
  expect(done).toMatchObject({ state: 'done', passed: 4, total: 4, not_done: 1 })
  expect(done.items.map(({ outcome, detail }) => [outcome, detail])).toEqual([
    ['done', 'Уроков 8 (без темы 8); СОР и СОЧ без плана, даты или баллов 2; учеников с малым числом отметок 12'],
    ['done', 'Уроков 3 (без темы 3); СОР и СОЧ без плана, даты или баллов 1'],
    [
      'refused',
      'Уроков 3 (без темы 3); СОР и СОЧ без плана, даты или баллов 1. Нет действующей учётной записи: сообщите лично',
    ],
    ['done', 'СОР и СОЧ без плана, даты или баллов 2'],
  ])
  const link = '/journal-filling?mine=true&from=2026-11-09&to=2026-11-19'
  expect(await notices()).toEqual([
    { account_id: teacher, title: 'В журналах не всё заполнено', link },
    { account_id: 51, title: 'Незаполненные уроки: 8', link },
    { account_id: 52, title: 'Незаполненные уроки: 3', link },
  ])
  await db.updateTable('access.account').set({ status: 'active' }).where('id', '=', 53).execute()
})

test('the administration reminds without a name of its own, in the language of whoever is reminded', async () => {
  learn(pseudo)
  const nameless = testApp.accountOf('sub_director')
  await db.updateTable('people.person').set({ admin_user_id: null }).where('admin_user_id', '=', nameless).execute()
  const { body } = await testApp
    .as('sub_director')
    .post<{ id: number }>(`${path}/remind/`, period, { headers: { 'accept-language': pseudo.locale } })
  await run(body.id)
  expect(await keptSaid(db)).toEqual([])
  const texts = inRussian(await db.selectFrom('notices.notice').select('text').execute()).map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(text).toMatch(/Напоминает администрация\.$/)
})

test('a job is its owner’s: cancelled by them, seen by nobody else', async () => {
  const { body } = await begin()
  const cancel = (who: Who | null) => testApp.as(who).post(`/api/admin/jobs/${body.id}/cancel`)
  expect((await cancel(null)).status).toBe(401)
  expect((await testApp.as('headteacher').post('/api/admin/jobs/x/cancel')).status).toBe(422)
  expect((await cancel('director')).status).toBe(404)
  expect((await testApp.as('director').get(`/api/admin/jobs/${body.id}`)).status).toBe(404)
  const first = vi.fn<typeof remindJob.act>(async (doing) => {
    await cancel('headteacher')
    return remindJob.act(doing)
  })
  await run(body.id, first)
  expect(await report(body.id)).toMatchObject({ state: 'cancelled', passed: 4, not_done: 3 })
  expect((await cancel('headteacher')).status).toBe(409)
  expect(await notices()).toHaveLength(1)
  expect((await testApp.as('headteacher').get('/api/admin/jobs/')).body).toMatchObject({ items: [{ id: body.id }] })
})

test('a job that a process has left is taken up again where it stood; what fails is named', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { body } = await begin()
  const leaving = new AbortController()
  await run(body.id, (doing) => (leaving.abort(), remindJob.act(doing)), leaving.signal)
  expect(await report(body.id)).toMatchObject({ state: 'waiting', passed: 1 })
  await sql`update platform.long_job set state = 'running', alive_at = now()`.execute(db)
  await run(body.id)
  expect(await report(body.id)).toMatchObject({ state: 'running', passed: 1 })
  await asLeft(body.id)
  let calls = 0
  await run(body.id, (doing) => (calls++ === 0 ? Promise.reject(new Error('no')) : remindJob.act(doing)))
  const { state, items } = await report(body.id)
  expect([state, items.map(({ outcome }) => outcome)]).toEqual(['done', ['done', 'failed', 'done', 'done']])
  expect(await notices()).toHaveLength(3)
  errors.mockRestore()
})

test('who has lost the right in the middle goes no further, resumed or not', async () => {
  const { body } = await begin()
  const withoutRole = () => db.deleteFrom('access.account_role').where('account_id', '=', headteacher).execute()
  await run(body.id, async (doing) => {
    const outcome = await remindJob.act(doing)
    await withoutRole()
    return outcome
  })
  const { state, items, not_done } = await report(body.id)
  expect([state, not_done, items.map(({ outcome }) => outcome)]).toEqual([
    'forbidden',
    3,
    ['done', 'skipped', 'skipped', 'skipped'],
  ])
  expect(items.at(-1)?.detail).toBe('Нет доступа: у вас больше нет права на эту работу')
  await asLeft(body.id)
  await run(body.id)
  expect(await notices()).toHaveLength(1)
  await db.insertInto('access.account_role').values({ account_id: headteacher, role_id: headteacher }).execute()
})

test('what is done under another name ends when that other may no longer act so', async () => {
  const { body } = await begin()
  await sql`update platform.long_job set actor_account_id = ${teacher} where id = ${body.id}`.execute(db)
  await run(body.id)
  expect(await report(body.id)).toMatchObject({ state: 'forbidden', not_done: 4 })
  expect(await notices()).toEqual([])
})

test('a job that pulls its process down again and again is given up', async () => {
  const { body } = await begin()
  await sql`update platform.long_job set state = 'running', takes = 5`.execute(db)
  await asLeft(body.id)
  await run(body.id)
  expect(await report(body.id)).toMatchObject({ state: 'interrupted', not_done: 4 })
})
