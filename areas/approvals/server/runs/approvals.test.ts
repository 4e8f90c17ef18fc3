import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Notice } from '#areas/notices/contract/notices.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { decideApproval, decideApprovals, listApprovals, readApproval } from '../../contract/runs.ts'
import { papers } from '../testing/papers.ts'
import { contentChanged, decideSubject, decideSubjects } from './of-subject.ts'
import { readRuns } from './run-rows.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const { lead, send, call, person, stateOf, ended, last } = papers(testApp)
const path = '/api/documents/approvals/'
const decide = (who: Who | null, id: number, body: object = {}) =>
  testApp.as(who).post<Output<typeof decideApproval> & { detail: unknown }>(`${path}${id}/decide/`, {
    decision: 'approve',
    seen: 1,
    ...body,
  })
const listed = async (who: Who, query = '') =>
  (await testApp.as(who).get<Output<typeof listApprovals>>(`${path}${query}`)).body
const ids = async (who: Who, section: string) => (await listed(who, `?section=${section}`)).items.map(({ id }) => id)
const told = async (who: Who, kind: string) =>
  (await testApp.as(who).get<{ items: Notice[] }>('/api/admin/notices/?size=200')).body.items.filter(
    (one) => one.kind === kind,
  )

test('a paper goes step by step to its end: who is asked, who has decided, what is told', async () => {
  await lead([
    { title: 'Завуч', deciders: [person('headteacher')], days: 2 },
    { title: 'Директор', deciders: [{ by: 'key', key: 'doc_sign' }] },
  ])
  const [id = 0] = await send('teacher')
  expect(await ids('teacher', 'sent')).toEqual([id])
  const [row] = (await listed('headteacher')).items
  expect(row).toMatchObject({
    id,
    title: `Бумага ${last()}`,
    kind_title: 'Бумага',
    link: `/papers/${last()}`,
    facts: [{ title: 'Номер', value: String(last()) }],
    step: 'Завуч',
    // Friday and two working days
    due_on: '2026-11-24',
    mine: { acts: ['approve'], on_behalf_of: [], may_withdraw: false },
  })
  expect(await ids('director', 'decide')).toEqual([])
  expect(await told('headteacher', 'approvals.decide')).toMatchObject([
    { title: `Ждёт решения: Бумага ${last()}`, link: `/approvals?section=decide&active=${id}` },
  ])

  expect((await decide(null, id)).status).toBe(401)
  expect((await decide('headteacher', id, { decision: 'burn' })).status).toBe(422)
  expect((await decide('other-teacher', id)).status).toBe(404)
  expect((await decide('director', id)).status).toBe(404)
  expect((await decide('teacher', id)).status).toBe(403)
  expect((await decide('headteacher', id, { decision: 'acquaint' })).status).toBe(422)
  expect((await decide('headteacher', id, { seen: 7 })).status).toBe(409)
  const { body } = await decide('headteacher', id, { remark: 'Согласна' })
  expect(body.run.steps).toMatchObject([
    { state: 'done', deciders: [{ decision: 'approved', remark: 'Согласна', decided_by: null }] },
    { state: 'open', is_stuck: false },
  ])
  expect((await decide('headteacher', id)).status).toBe(409)
  expect(await ids('headteacher', 'done')).toEqual([id])
  expect(await ids('director', 'decide')).toEqual([id])
  expect((await decide('director', id)).status).toBe(200)
  expect(await stateOf(id)).toBe('approved')
  expect(ended.at(-1)).toMatchObject({
    runId: id,
    subjectId: last(),
    authorId: testApp.personOf('teacher'),
    state: 'approved',
  })
  expect(await told('teacher', 'approvals.decided')).toMatchObject([{ title: `Согласовано: Бумага ${last()}` }])
  expect((await decide('director', id)).status).toBe(409)
})

test('returned with a remark, it is sent anew; its way is known to its people only', async () => {
  const [id = 0] = await send('teacher')
  expect((await decide('headteacher', id, { decision: 'return' })).body.detail).toMatchObject([
    { loc: ['body', 'remark'] },
  ])
  expect((await decide('headteacher', id, { decision: 'return', remark: 'Нет даты' })).status).toBe(200)
  expect(ended.at(-1)).toMatchObject({ state: 'returned', remark: 'Нет даты' })
  expect(await ids('teacher', 'returned')).toEqual([id])
  const read = (who: Who | null) => testApp.as(who).get<Output<typeof readApproval>>(`${path}${id}`)
  expect((await read('teacher')).body.run).toMatchObject({ state: 'returned', remark: 'Нет даты' })
  expect([(await read(null)).status, (await read('other-teacher')).status, (await read('headteacher')).status]).toEqual(
    [401, 404, 200],
  )
  const again = { kind: 'tests.paper', subjectId: last() }
  await call('teacher', async (sent) => {
    const { startApproval } = await import('./start-approval.ts')
    await startApproval(sent, { ...again, title: 'Бумага', authorId: testApp.personOf('teacher') })
    await expect(
      startApproval(sent, { ...again, title: 'Бумага', authorId: testApp.personOf('teacher') }),
    ).rejects.toMatchObject({ status: 409 })
  })
  expect(await ids('teacher', 'returned')).toEqual([])
  expect(await readRuns(db, [again, { kind: 'tests.paper', subjectId: 999 }], school.today)).toMatchObject([
    { state: 'running' },
    { state: 'returned' },
  ])
})

test('its author withdraws it while it is under way, nobody else', async () => {
  const [id = 0] = await send('teacher')
  const withdraw = (who: Who | null, body: object = {}) => testApp.as(who).post(`${path}${id}/withdraw/`, body)
  expect((await withdraw(null)).status).toBe(401)
  expect((await withdraw('teacher', { remark: 1 })).status).toBe(422)
  expect((await withdraw('headteacher')).status).toBe(403)
  expect((await withdraw('other-teacher')).status).toBe(404)
  expect((await withdraw('teacher')).status).toBe(200)
  expect((await withdraw('teacher')).status).toBe(409)
  expect(await ids('headteacher', 'decide')).not.toContain(id)
})

test('a text that has changed is looked at once more', async () => {
  const [id = 0] = await send('teacher')
  expect(await contentChanged(db, { kind: 'tests.paper', subjectId: last() })).toBe(true)
  const stale = await decide('headteacher', id)
  expect([stale.status, stale.body.detail]).toEqual([409, 'Текст изменён: посмотрите снова и решите'])
  expect((await decide('headteacher', id, { seen: 2 })).status).toBe(200)
})

test('of fifty who decide one step at once one does it', async () => {
  const holders = Array.from({ length: 50 }, (_, index) => index)
  await lead([{ deciders: [person('headteacher'), person('director'), person('sub_director')] }])
  const [id = 0] = await send('teacher')
  const whos: Who[] = ['headteacher', 'director', 'sub_director']
  const answers = await Promise.all(holders.map((index) => decide(whos[index % 3] ?? 'director', id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from approvals.step_decider sd
    join approvals.run_step s on s.id = sd.step_id where s.run_id = ${id} and sd.decided_at is not null`.execute(db)
  expect(rows[0]?.count).toBe(1)
})

test('where all must decide each does; steps of one stage go side by side', async () => {
  await lead([
    { stage: 1, title: 'Оба', needs: 'all', deciders: [person('headteacher'), person('director')] },
    { stage: 1, title: 'Рядом', act: 'acquaint', deciders: [person('sub_director')] },
    { stage: 2, title: 'После', deciders: [person('ceasar')] },
  ])
  const [id = 0] = await send('teacher')
  expect((await decide('headteacher', id)).body.run.steps.map(({ state }) => state)).toEqual([
    'open',
    'open',
    'waiting',
  ])
  expect((await decide('director', id)).body.run.steps.map(({ state }) => state)).toEqual(['done', 'open', 'waiting'])
  expect((await decide('sub_director', id)).status).toBe(422)
  expect((await decide('sub_director', id, { decision: 'acquaint' })).body.run.steps.map(({ state }) => state)).toEqual(
    ['done', 'done', 'open'],
  )
})

test('many are decided at once: each by itself, with one message to their author', async () => {
  await lead([{ deciders: [person('headteacher')] }])
  const sent = await send('teacher', 3)
  expect(await told('headteacher', 'approvals.decide')).toContainEqual(
    expect.objectContaining({ title: 'Ждут вашего решения 3 бумаги' }),
  )
  const bulk = (who: Who | null, body: object) =>
    testApp.as(who).post<Output<typeof decideApprovals>>(`${path}decide/`, body)
  const runs = [...sent.map((id, index) => ({ id, seen: index === 1 ? 5 : 1 })), { id: 999_999, seen: 1 }]
  expect((await bulk(null, { decision: 'approve', runs })).status).toBe(401)
  expect((await bulk('headteacher', { decision: 'approve', runs: [] })).status).toBe(422)
  const { body } = await bulk('headteacher', { decision: 'approve', runs })
  expect(body.items.map(({ is_done, problem, title }) => [is_done, problem, title !== ''])).toEqual([
    [true, null, true],
    [false, 'Текст изменён: посмотрите снова и решите', true],
    [true, null, true],
    [false, 'Запись не найдена или недоступна вам', false],
  ])
  expect(await Promise.all(sent.map(stateOf))).toEqual(['approved', 'running', 'approved'])
  expect(await told('teacher', 'approvals.decided')).toContainEqual(
    expect.objectContaining({ title: 'Согласованы 2 ваши бумаги' }),
  )
})

test('nobody approves a paper of their own, nor signs where signing is not proved', async () => {
  await lead([{ act: 'sign', deciders: [{ by: 'key', key: 'doc_sign' }] }])
  const [own = 0] = await send('director')
  const { rows } = await sql<{ person_id: number }>`select sd.person_id from approvals.step_decider sd
    join approvals.run_step s on s.id = sd.step_id where s.run_id = ${own}`.execute(db)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ person_id }) => person_id)).not.toContain(testApp.personOf('director'))
  const [id = 0] = await send('teacher')
  expect((await decide('director', id)).status).toBe(422)
  const subject = { kind: 'tests.paper', subjectId: last() }
  expect(await call('director', (signed) => decideSubject(signed, subject, { decision: 'sign' }))).toBe(true)
  expect(await stateOf(id)).toBe('approved')
})

test('where nobody could decide the author and who maintains routes are told, and a person is named', async () => {
  await lead([{ deciders: [person('director')] }])
  const [id = 0] = await send('director')
  expect((await told('director', 'approvals.terms')).map(({ title }) => title)).toContain(
    `Некому решать: Бумага ${last()}`,
  )
  expect(await ids('uk', 'stuck')).toEqual([id])
  expect(await ids('other-teacher', 'stuck')).toEqual([])
  const step_id = (await testApp.as('uk').get<Output<typeof readApproval>>(`${path}${id}`)).body.run.steps[0]?.id
  const reassign = (who: Who | null, body: object = {}) =>
    testApp.as(who).post<{ detail: unknown }>(`${path}${id}/reassign/`, {
      step_id,
      instead_of: null,
      person_id: testApp.personOf('sub_director'),
      ...body,
    })
  expect((await reassign(null)).status).toBe(401)
  expect((await reassign('uk', { step_id: 'x' })).status).toBe(422)
  expect((await reassign('teacher')).status).toBe(403)
  expect((await reassign('uk', { person_id: testApp.personOf('director') })).status).toBe(422)
  expect((await reassign('uk', { person_id: school.studentsA[1] })).status).toBe(422)
  expect((await reassign('uk', { instead_of: testApp.personOf('hr') })).status).toBe(409)
  expect((await reassign('uk')).status).toBe(200)
  expect(await ids('uk', 'stuck')).toEqual([])
  expect((await decide('sub_director', id)).status).toBe(200)
})

test('an area answers by its own rules where the route names nobody, and on many at once', async () => {
  await lead([
    { stage: 1, deciders: [person('director')] },
    { stage: 1, act: 'acquaint', needs: 'all', deciders: [person('headteacher')] },
  ])
  const [first = 0, second = 0] = await send('director', 2)
  const subjects = [last() - 1, last()].map((subjectId) => ({ kind: 'tests.paper', subjectId }))
  const problems = await call('uk', (decided) =>
    decideSubjects(decided, [...subjects, { kind: 'tests.paper', subjectId: 999_999 }], {
      decision: 'approve',
      mayDecide: true,
    }),
  )
  expect(problems).toEqual([null, null, 'Согласование не идёт'])
  // whoever answers so is asked at no other step
  const runs = await readRuns(db, subjects, school.today)
  expect(runs.map(({ steps }) => steps.map(({ state, deciders }) => [state, deciders.length]))).toEqual([
    [
      ['done', 1],
      ['open', 1],
    ],
    [
      ['done', 1],
      ['open', 1],
    ],
  ])
  for (const id of [first, second]) expect((await decide('headteacher', id, { decision: 'acquaint' })).status).toBe(200)
  expect([await stateOf(first), await stateOf(second)]).toEqual(['approved', 'approved'])
})

test('who maintains routes sees the way of a paper, and nothing of it', async () => {
  await lead([{ deciders: [person('headteacher')] }])
  const [id = 0] = await send('teacher')
  const read = (who: Who) => testApp.as(who).get<Output<typeof readApproval>>(`${path}${id}`)
  expect((await read('headteacher')).body).toMatchObject({ link: `/papers/${last()}`, facts: [{ title: 'Номер' }] })
  expect((await read('uk')).body).toMatchObject({ run: { id }, link: null, facts: [], mine: { acts: [] } })
})

test('a page of five hundred is told in few statements', async () => {
  await lead([{ deciders: [person('sub_principal')], days: 1 }])
  await send('teacher', 500)
  const page = await listed('sub_principal', '?size=50')
  expect([page.total, page.items.length, page.counts.decide]).toEqual([500, 50, 500])
  expect((await listed('sub_principal', `?search=${encodeURIComponent(`Бумага ${last()}`)}`)).total).toBe(1)
  expect((await listed('sub_principal', '?kind=people.correction')).total).toBe(0)
})
