import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { Score } from '../../contract/journal.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const [first, second] = school.studentsA
const sent: [string | string[], string, unknown][] = []

let monday = 0
let friday = 0
beforeAll(async () => {
  monday = await testApp.lessonOf('algebraA', '2026-11-16')
  friday = await testApp.lessonOf('algebraA', school.today)
  vi.spyOn(testApp.context, 'publish').mockImplementation((room, event, payload) => {
    sent.push([room, event.name, payload])
  })
})
const scoreUrl = (lesson: number) => `/api/journal/journal/lesson/${lesson}/score/`
const rowUrl = (id: number) => `/api/journal/journal/lesson/score/${id}`
const give = (body: object, lesson = friday, who: Parameters<typeof testApp.as>[0] = 'teacher') =>
  testApp.as(who).post<Score>(scoreUrl(lesson), body)
const given = async (body: object, lesson = friday) => (await give(body, lesson)).body
const countOf = async (lesson: number) =>
  (await testApp.db.selectFrom('journal.score').where('lesson_id', '=', lesson).select('id').execute()).length
const detailOf = (answer: { body: unknown }) => (answer.body as { detail: unknown }).detail
const objection = (field: string, msg: string) => [expect.objectContaining({ loc: ['body', field], msg })]

test('without a session nobody marks', async () => {
  expect((await give({ student_id: first, value: 5 }, friday, null)).status).toBe(401)
})

test.each([
  [{ value: 5 }, 'student_id'],
  [{ student_id: 'x', value: 5 }, 'student_id'],
  [{ student_id: first, value: 5.5 }, 'value'],
  [{ student_id: first, value: 101 }, 'value'],
  [{ student_id: first, value: 5, comment: 'a\u0000b' }, 'comment'],
  [{ student_id: first, value: 5, client_id: '1' }, 'client_id'],
])('a body of another shape is refused: %j', async (body, field) => {
  const answer = await give(body)
  expect(answer.status).toBe(422)
  expect(detailOf(answer)).toEqual([expect.objectContaining({ loc: ['body', field] })])
})

test('who holds no key, and who may only read, is forbidden; a stranger does not find the lesson', async () => {
  const body = { student_id: first, value: 5 }
  expect((await give(body, friday, 'hr')).status).toBe(403)
  expect((await give(body, friday, 'zavkaf')).status).toBe(403)
  const [stranger, missing] = [await give(body, friday, 'other-teacher'), await give(body, 999_999, 'other-teacher')]
  expect(stranger.status).toBe(404)
  expect(stranger.body).toEqual(missing.body)
})

test('a mark is stored with its author and history, and told to the journal', async () => {
  sent.length = 0
  const answer = await give({ student_id: first, value: 9, comment: "О'Нил: <b>'; drop table journal.score; --" })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ lesson_id: friday, type: 'fo', maximum: 10, work_id: null, version: 1 })
  const row = await testApp.db
    .selectFrom('journal.score')
    .where('id', '=', answer.body.id)
    .selectAll()
    .executeTakeFirst()
  expect(row).toMatchObject({ value: 9, author_id: testApp.personOf('teacher'), comment: answer.body.comment })
  const change = await testApp.db
    .selectFrom('history.change')
    .where('subject', '=', 'journal.score')
    .where('subject_id', '=', answer.body.id)
    .selectAll()
    .executeTakeFirst()
  expect(change).toMatchObject({
    account_id: testApp.accountOf('teacher'),
    before: null,
    after: { value: 9 },
    batch: expect.any(String),
  })
  expect(sent).toEqual([
    [`journal:${school.groups.algebraA}`, 'journal.changed', expect.objectContaining({ scores: [answer.body] })],
    [[`diary:${answer.body.student_id}`], 'diary.changed', {}],
  ])
})

test('several ФО stand in one cell', async () => {
  const before = await countOf(monday)
  await give({ student_id: first, value: 6 }, monday)
  await give({ student_id: first, value: 8 }, monday)
  expect(await countOf(monday)).toBe(before + 2)
})

test.each([
  ['type', { value: 5, type: 'quarter_score' }, 'Итоговые отметки ставятся на вкладке «Итоги»'],
  ['type', { value: 5, type: 'exam' }, 'Итоговые отметки ставятся на вкладке «Итоги»'],
  ['type', { value: 5, type: 'что-то' }, 'Допустимо: fo, sor, soch'],
  ['value', { value: 11 }, 'Отметка больше максимума'],
  ['value', { value: 0 }, 'Отметка меньше допустимой'],
  ['work_id', { value: 5, type: 'sor' }, 'Работа не запланирована: добавьте её в план СОР и СОЧ'],
  ['work_id', { value: 5, type: 'sor', work_id: school.works.secondSoch }, 'На этом уроке запланирована другая работа'],
  ['value', { value: 21, type: 'sor', work_id: school.works.secondSor }, 'Отметка больше максимума'],
  ['student_id', { value: 5, student_id: school.studentsB[0] }, 'Ученика не было в группе в день урока'],
  ['student_id', { value: 5, student_id: 999_999 }, 'Ученика не было в группе в день урока'],
] as const)('%s: %j → %s', async (field, body, msg) => {
  const before = await countOf(friday)
  const answer = await give({ student_id: first, ...body })
  expect([answer.status, detailOf(answer)]).toEqual([422, objection(field, msg)])
  expect(await countOf(friday)).toBe(before)
})

test('a lesson is validated by its own day', async () => {
  const closed = await give({ student_id: first, value: 5 }, await testApp.lessonOf('algebraA', '2026-10-12'))
  expect(detailOf(closed)).toEqual(
    objection('value', 'Период закрыт: отметки можно изменить только после его открытия'),
  )
  const ahead = await give({ student_id: first, value: 5 }, await testApp.lessonOf('algebraA', '2026-11-23'))
  expect(detailOf(ahead)).toEqual(objection('value', 'Урок ещё не состоялся'))
  const before = await give({ student_id: school.mover, value: 5 }, await testApp.lessonOf('algebraA', '2026-11-06'))
  expect(detailOf(before)).toEqual(objection('student_id', 'Ученика не было в группе в день урока'))
  const after = await give({ student_id: school.mover, value: 5 }, await testApp.lessonOf('algebraA', '2026-11-09'))
  expect(after.status).toBe(200)
  const absent = await give({ student_id: second, value: 5 }, await testApp.lessonOf('algebraA', '2026-11-18'))
  expect(detailOf(absent)).toEqual(objection('value', 'Ученика не было на уроке: ФО не ставится'))
  const cancelled = await give(
    { student_id: first, value: 5 },
    await testApp.lessonOf('sportA', '2026-11-12'),
    'other-teacher',
  )
  expect(detailOf(cancelled)).toEqual(objection('value', 'Урок отменён'))
})

test('a work is written once, also by one who was absent, and never before its quarter', async () => {
  const work = { type: 'sor', work_id: school.works.secondSor }
  const written = await give(
    { ...work, student_id: second, value: 0 },
    await testApp.lessonOf('algebraA', '2026-11-18'),
  )
  expect(written.body).toMatchObject({ value: 0, maximum: 20, work_id: school.works.secondSor })
  const again = await give({ ...work, student_id: second, value: 15 })
  expect(detailOf(again)).toEqual(objection('work_id', 'За эту работу отметка уже стоит: измените её'))
  const early = await give({ ...work, student_id: first, value: 15 }, await testApp.lessonOf('algebraA', '2026-10-19'))
  expect(detailOf(early)).toEqual(objection('work_id', 'Эта работа — следующей четверти'))
  const elsewhere = await give(
    { ...work, student_id: school.studentsB[0], value: 5 },
    await testApp.lessonOf('algebraB', '2026-11-16'),
    'other-teacher',
  )
  expect(elsewhere.status).toBe(422)
})

test('a pass/fail subject takes ФО only', async () => {
  const lesson = await testApp.lessonOf('sportA', '2026-11-19')
  const body = { student_id: first, value: 5, type: 'sor', work_id: school.works.secondSor }
  expect(detailOf(await give(body, lesson, 'other-teacher'))).toEqual(
    objection('type', 'По этому предмету ставится только ФО'),
  )
  expect((await give({ student_id: first, value: 5 }, lesson, 'other-teacher')).status).toBe(200)
})

test('a substitute marks in that lesson and in no other', async () => {
  const body = { student_id: school.studentsB[0], value: 7 }
  expect((await give(body, await testApp.lessonOf('algebraB', school.today), 'english-teacher')).status).toBe(200)
  expect((await give(body, await testApp.lessonOf('algebraB', '2026-11-18'), 'english-teacher')).status).toBe(403)
})

test('a mark sent twice under one name is stored once', async () => {
  const body = { student_id: first, value: 4, client_id: randomUUID() }
  const before = await countOf(monday)
  const answers = await Promise.all(Array.from({ length: 50 }, () => give(body, monday)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body: row }) => row.id)).size).toBe(1)
  expect(await countOf(monday)).toBe(before + 1)
  expect((await give({ ...body, student_id: second }, monday)).status).toBe(422)
})

test('a change raises the version, a stale one is told what stands now', async () => {
  const score = await given({ student_id: first, value: 5 })
  const changed = await testApp.as('teacher').patch<Score>(rowUrl(score.id), { value: 6, version: 1 })
  expect(changed.body).toEqual({ ...score, value: 6, version: 2 })
  const stale = await testApp.as('teacher').patch(rowUrl(score.id), { value: 7, version: 1 })
  const staleMessage =
    /^Отметку уже изменили, сейчас стоит 6 \([^)]+, \d\d\.\d\d, \d\d:\d\d\)\. Обновите журнал и повторите$/
  expect([stale.status, detailOf(stale)]).toEqual([409, expect.stringMatching(staleMessage)])
  const removal = await testApp.as('teacher').remove(`${rowUrl(score.id)}?version=1`)
  expect([removal.status, detailOf(removal)]).toEqual([409, expect.stringMatching(staleMessage)])
  expect((await testApp.as('teacher').remove(`${rowUrl(score.id)}?version=x`)).status).toBe(422)
  expect((await testApp.as('teacher').patch<Score>(rowUrl(score.id), { comment: 'Молодец' })).body).toMatchObject({
    value: 6,
    comment: 'Молодец',
    version: 3,
  })
  expect(detailOf(await testApp.as('teacher').patch(rowUrl(score.id), { value: 11 }))).toEqual(
    objection('value', 'Отметка больше максимума'),
  )
  const history = await testApp.db
    .selectFrom('history.change')
    .where('subject_id', '=', score.id)
    .where('subject', '=', 'journal.score')
    .select(['before', 'after'])
    .orderBy('id')
    .execute()
  expect(history.slice(1, 2)).toEqual([
    { before: expect.objectContaining({ value: 5 }), after: expect.objectContaining({ value: 6 }) },
  ])
})

test('rows of others are neither changed nor removed', async () => {
  const score = await given({ student_id: first, value: 5 })
  for (const [who, status] of [
    ['other-teacher', 404],
    ['zavkaf', 403],
    ['hr', 403],
    [null, 401],
  ] as const) {
    expect((await testApp.as(who).patch(rowUrl(score.id), { value: 6 })).status).toBe(status)
    expect((await testApp.as(who).remove(rowUrl(score.id))).status).toBe(status)
  }
  expect((await testApp.as('teacher').patch(rowUrl(score.id), { value: 'x' })).status).toBe(422)
  expect((await testApp.as('teacher').remove(rowUrl(score.id))).body).toEqual({ id: score.id })
  expect((await testApp.as('teacher').remove(rowUrl(score.id))).status).toBe(404)
  expect((await testApp.as('teacher').patch(rowUrl(score.id), { value: 6 })).status).toBe(404)
})

test('a closed period keeps its marks till it is reopened', async () => {
  const lesson = await testApp.lessonOf('algebraA', '2026-10-07')
  const { id } = await testApp.db
    .selectFrom('journal.score')
    .where('lesson_id', '=', lesson)
    .where('student_id', '=', first)
    .select('id')
    .executeTakeFirstOrThrow()
  expect((await testApp.as('teacher').remove(rowUrl(id))).status).toBe(422)
  const reopen = `/api/journal/journal/group/${school.groups.algebraA}/reopen/`
  const body = { quarter_id: school.quarters.first, until: school.today, reason: 'Ошибка при вводе' }
  expect((await testApp.as('headteacher').post(reopen, body)).status).toBe(200)
  expect((await testApp.as('teacher').patch(rowUrl(id), { value: 10 })).status).toBe(200)
})
