import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Notice } from '#areas/notices/contract/notices.ts'
import { expectExport } from '#tests/list-export.ts'
import { startTestApp } from '#tests/test-app.ts'
import { requestStateTitles, type ReopeningRequest } from '../../contract/reopening-requests.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const { first: quarterOne, second: quarterTwo } = school.quarters
const { algebraA, algebraB } = school.groups
type Who = Parameters<typeof testApp.as>[0]
type Page<T> = { items: T[]; total: number }

const reason = 'СОР переписан после болезни'
const requests = '/api/journal/reopening-requests/'
const ask = (who: Who = 'teacher', body: object = {}, group: number = algebraA) =>
  testApp.as(who).post<ReopeningRequest>(`/api/journal/journal/group/${group}/reopening-requests/`, {
    quarter_id: quarterOne,
    reason,
    ...body,
  })
const act = (what: 'grant' | 'refuse' | 'withdraw', id: number, who: Who, body: object = {}) =>
  testApp.as(who).post<ReopeningRequest>(`${requests}${id}/${what}/`, body)
const listed = async (who: Who, query = '') =>
  (await testApp.as(who).get<Page<ReopeningRequest>>(`${requests}${query}`)).body
const told = async (who: Who) =>
  (await testApp.as(who).get<Page<Notice>>('/api/admin/notices/')).body.items.filter(
    ({ kind }) => kind === 'journal.reopening_request',
  )
const isOpen = async () => {
  const lesson = await testApp.lessonOf('algebraA', '2026-10-12')
  const score = { student_id: school.studentsA[0], value: 5 }
  return (await testApp.as('teacher').post(`/api/journal/journal/lesson/${lesson}/score/`, score)).status === 200
}
const until = '2026-11-27'

// one of the deputies holds the role within 7Б
await sql`insert into access.role_limit (account_id, role_id, kind, class_id)
  select ar.account_id, ar.role_id, 'class', c.id from access.account_role ar, classes.class c
  where ar.account_id = ${testApp.accountOf('sub_principal')} and c.title = '7Б'`.execute(db)

test('401, 422, 403, and a stranger’s group looks like a missing one', async () => {
  expect((await ask(null)).status).toBe(401)
  expect((await ask('teacher', { reason: '  ' })).status).toBe(422)
  expect((await ask('teacher', { reason: undefined })).status).toBe(422)
  expect((await ask('student')).status).toBe(403)
  expect((await ask('zavkaf')).status).toBe(403)
  expect((await ask('other-teacher')).status).toBe(404)
  expect((await ask('teacher', {}, 999_999)).status).toBe(404)
  expect((await testApp.as(null).get(requests)).status).toBe(401)
  expect((await testApp.as('student').get(requests)).status).toBe(403)
})

test.each([
  [quarterTwo, 'Период открыт: просить не о чем'],
  [9, 'Такой четверти в учебном году нет'],
])('of quarter %i there is nothing to ask', async (quarter_id, msg) => {
  const answer = await ask('teacher', { quarter_id })
  expect([answer.status, answer.body]).toEqual([422, { detail: [{ loc: ['body', 'quarter_id'], msg, type: 'rule' }] }])
})

test('one of twenty that ask at once is heard; who may open it reads it in the bell and in the list', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  const made = answers.find(({ status }) => status === 200)?.body
  const title = 'Алгебра 7А, I четверть: просят открыть журнал'
  const notice = { title, text: `Сотрудник У.: ${reason}`, link: `/journal-reopening?request=${made?.id ?? 0}` }
  for (const who of ['headteacher', 'sub_director'] as const) {
    expect(await told(who)).toMatchObject([notice])
    expect((await listed(who)).items).toMatchObject([{ id: made?.id, state: 'open', may_answer: true, is_own: false }])
  }
  expect(await told('teacher')).toEqual([])
  expect((await listed('teacher')).items).toMatchObject([{ id: made?.id, may_answer: false, is_own: true }])
  expect((await listed('other-teacher')).items).toEqual([])
  expect((await listed('headteacher', '?search=переписан')).total).toBe(1)
  expect((await listed('headteacher', '?state=refused')).total).toBe(0)
  // who has asked waits, nobody waits for them
  expect((await listed('headteacher', '?may_answer=true')).total).toBe(1)
  expect((await listed('teacher', '?may_answer=true')).total).toBe(0)
})

const waiting = async () => (await listed('teacher', '?state=open')).items[0]?.id ?? 0

test('answers: 401, 422, 403, and a stranger’s request looks like a missing one', async () => {
  const id = await waiting()
  for (const [what, body, bad] of [
    ['grant', { until }, { until: '2026-11-31' }],
    ['refuse', { answer: 'Нет' }, { answer: ' ' }],
  ] as const) {
    expect((await act(what, id, null, body)).status).toBe(401)
    expect((await act(what, id, 'headteacher', bad)).status).toBe(422)
    expect((await act(what, id, 'teacher', body)).status).toBe(403)
    expect((await act(what, 999_999, 'headteacher', body)).status).toBe(404)
  }
  expect((await act('grant', id, 'headteacher', { until: '2026-11-19' })).status).toBe(422)
  expect((await act('withdraw', id, null)).status).toBe(401)
  expect((await act('withdraw', id, 'student')).status).toBe(403)
  expect((await act('withdraw', id, 'other-teacher')).status).toBe(404)
  expect(await waiting()).toBe(id)
})

test('a deputy whose key is bound to other classes neither hears of it nor may answer', async () => {
  const id = await waiting()
  expect(await told('sub_principal')).toEqual([])
  expect((await listed('sub_principal')).items).toEqual([])
  expect((await act('grant', id, 'sub_principal', { until })).status).toBe(404)
  expect((await act('refuse', id, 'sub_principal', { answer: 'Нет' })).status).toBe(404)
  const reopen = `/api/journal/journal/group/${algebraA}/reopen/`
  expect((await testApp.as('sub_principal').post(reopen, { quarter_id: quarterOne, until, reason })).status).toBe(404)
})

test('withdrawn by its author, it can be asked anew; refused with words, these reach them', async () => {
  const first = await waiting()
  expect((await act('withdraw', first, 'teacher')).body).toMatchObject({ state: 'withdrawn', answerer: null })
  expect((await act('grant', first, 'headteacher', { until })).status).toBe(409)
  expect((await act('withdraw', first, 'teacher')).status).toBe(409)
  const second = await ask()
  const answer = 'Приказа о продлении нет'
  expect((await act('refuse', second.body.id, 'headteacher', { answer })).body).toMatchObject({
    state: 'refused',
    answer,
    answerer: 'Сотрудник З.',
    may_answer: false,
  })
  expect(await told('teacher')).toMatchObject([
    { title: 'I четверть: в открытии журнала отказано', text: `Алгебра 7А. ${answer}` },
  ])
  expect(await isOpen()).toBe(false)
})

test('granted, the quarter is open, and who has asked is told once; the history keeps all of it', async () => {
  const { body } = await ask()
  expect((await act('grant', body.id, 'headteacher', { until })).body).toMatchObject({
    state: 'granted',
    until,
    answerer: 'Сотрудник З.',
  })
  expect(await isOpen()).toBe(true)
  const notices = (await testApp.as('teacher').get<Page<Notice>>('/api/admin/notices/')).body.items
  expect(notices[0]).toMatchObject({
    title: 'I четверть: журнал открыт по вашему запросу',
    text: 'Алгебра 7А. До 27.11.2026 включительно.',
  })
  expect(notices.filter(({ kind }) => kind === 'journal.period')).toEqual([])
  const row = await db.selectFrom('results.reopening').selectAll().executeTakeFirst()
  expect(row).toMatchObject({ group_id: algebraA, reason, author_id: testApp.personOf('headteacher') })
  const history = await db
    .selectFrom('history.change')
    .where('subject', '=', 'results.reopening_request')
    .where('subject_id', '=', body.id)
    .select(['account_id', 'after'])
    .orderBy('id')
    .execute()
  expect(history).toMatchObject([
    { account_id: testApp.accountOf('teacher'), after: { state: 'open', reason } },
    { account_id: testApp.accountOf('headteacher'), after: { state: 'granted' } },
  ])
  expect((await ask()).status).toBe(422)
})

test('a quarter that is opened otherwise answers what waits', async () => {
  const asked = async () => (await ask('other-teacher', {}, algebraB)).body.id
  const [byHand, url] = [await asked(), `/api/journal/journal/group/${algebraB}/reopen/`]
  const body = { quarter_id: quarterOne, until, reason: 'Ошибка при вводе' }
  expect((await testApp.as('headteacher').post(url, body)).status).toBe(200)
  expect((await listed('other-teacher')).items).toMatchObject([{ id: byHand, state: 'granted', until }])
  expect((await told('other-teacher')).map(({ title }) => title)).toEqual([
    'I четверть: журнал открыт по вашему запросу',
  ])
})

test('so does its closing date, moved for all', async () => {
  await db.updateTable('results.reopening').set({ until: '2026-11-19' }).execute()
  const { body } = await ask()
  const entry = await db
    .selectFrom('calendar.calendar_entry')
    .where('id', '=', quarterOne)
    .select(['type', 'title', 'start_date', 'end_date', 'number', 'version'])
    .executeTakeFirstOrThrow()
  const moved = { ...entry, closes_on: '2026-11-25', follows_weekday: null, parallels: null }
  expect((await testApp.as('headteacher').patch(`/api/passport/calendar/${quarterOne}`, moved)).status).toBe(200)
  expect((await listed('teacher', `?request=${body.id}`)).items).toMatchObject([
    { state: 'granted', until: null, answerer: 'Сотрудник З.' },
  ])
})

test('the list as a file, of what its reader sees', () =>
  expectExport<ReopeningRequest>(testApp, {
    list: requests,
    columns: {
      author: ({ author }) => author,
      group: ({ group }) => group,
      quarter: ({ quarter }) => quarter,
      reason: ({ reason: why }) => why,
      state: ({ state }) => requestStateTitles[state],
      answer: ({ answer }) => answer,
    },
    top: [['Кто просит', 'Журнал', 'Период', 'Причина', 'Ответ', 'Почему отказано']],
    requested: [
      ['headteacher', ''],
      ['teacher', `group_id=${algebraA}&state=granted`],
    ],
    refused: ['student', 'library'],
  }))
