import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { JournalHistory } from '../../contract/history.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import type { Step } from '#areas/journal/contract/scores.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const group = school.groups.algebraA
const url = (rest: string, id: number | string = group) => `/api/journal/journal/group/${id}/${rest}`
const history = (query = '', who: Who | null = 'teacher', id: number | string = group) =>
  testApp.as(who).get<JournalHistory>(url(`history/${query}`, id))
const at = (moment: string, who: Who | null = 'teacher', id: number | string = group) =>
  testApp.as(who).get<JournalGrid>(url(`at/?at=${moment}`, id))

let lesson = 0
let absent = 0
const [first, second, third] = [school.studentsA[1], school.studentsA[2], school.studentsA[3]]
const mark = (student_id: number, value: number): Extract<Step, { do: 'score' }> => ({
  do: 'score',
  client_id: randomUUID(),
  lesson_id: lesson,
  student_id,
  type: 'fo',
  value,
})

beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', school.today)
  const kind = await db
    .selectFrom('miss_kinds.miss_kind')
    .where('code', '=', 'absent')
    .select('id')
    .executeTakeFirstOrThrow()
  absent = kind.id
})

test('history and past are for who reads them and the journal', async () => {
  for (const read of [
    (who: Who | null, query = '', id?: number | string) => history(query, who, id),
    (who: Who | null, query = '', id?: number | string) => at(query === '' ? school.today : query, who, id),
  ]) {
    expect((await read(null)).status).toBe(401)
    expect((await read('teacher', '?size=0')).status).toBe(422)
    expect((await read('teacher', '', 'x')).status).toBe(422)
    for (const who of ['student', 'parent', 'hr', 'admin'] as const) expect((await read(who)).status).toBe(403)
    expect((await read('other-teacher')).status).toBe(404)
    expect((await read('teacher', '', 999_999)).status).toBe(404)
    for (const who of ['teacher', 'headteacher', 'classruk'] as const) expect((await read(who)).status).toBe(200)
  }
  expect((await at('2026-02-30')).status).toBe(422)
  expect((await at('2026-02-30T10:00')).status).toBe(422)
  expect((await at('2026-11-20T24:00')).status).toBe(422)
})

test('tells every change of the group, the newest first, with its batch', async () => {
  const teacher = testApp.as('teacher')
  expect((await teacher.post(url('save/'), { steps: [mark(first, 8), mark(second, 6)] })).status).toBe(200)
  const stored = await db
    .selectFrom('journal.score')
    .where('lesson_id', '=', lesson)
    .where('student_id', '=', first)
    .select('id')
    .executeTakeFirstOrThrow()
  expect((await teacher.patch(`/api/journal/journal/lesson/score/${stored.id}`, { value: 9 })).status).toBe(200)
  await teacher.post(`/api/journal/journal/lesson/${lesson}/miss/`, { student_id: third, kind_id: absent })
  const { version, topic, homework } = await db
    .selectFrom('journal.lesson_text')
    .where('lesson_id', '=', lesson)
    .select(['version', 'topic', 'homework'])
    .executeTakeFirstOrThrow()
  await teacher.patch(`/api/journal/journal/lesson/${lesson}/`, { topic: 'Многочлены', version })
  const { body } = await history()
  expect(body.items.map(({ subject, before, after }) => [subject, before, after])).toEqual([
    ['lesson', { topic, homework }, { topic: 'Многочлены', homework }],
    ['miss', null, { kind_id: absent, minutes: null, reason: null }],
    [
      'score',
      { type: 'fo', value: 8, maximum: 10, comment: null },
      { type: 'fo', value: 9, maximum: 10, comment: null },
    ],
    ['score', null, expect.objectContaining({ value: 6 })],
    ['score', null, expect.objectContaining({ value: 8 })],
  ])
  expect(body.items[3]).toMatchObject({
    who: 'Сотрудник У.',
    student: { id: second, name: 'Васильев Артём Игоревич' },
    lesson: { id: lesson, date: school.today },
  })
  expect(body.next).toBeNull()
  expect(body.people).toEqual([{ id: testApp.accountOf('teacher'), name: 'Сотрудник У.' }])
  expect(body.batches).toEqual(
    [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 2],
    ].map(([item = 0, size]) => {
      return { id: body.items[item]?.batch, size, is_undoing: false, is_undone: false, may_undo: true }
    }),
  )
  const mayUndo = async (who: Who) => (await history('', who)).body.batches.map(({ may_undo }) => may_undo)
  expect(await mayUndo('headteacher')).toEqual([true, true, true, true])
  expect(await mayUndo('classruk')).toEqual([false, false, false, false])
  expect((await history('', 'other-teacher', school.groups.algebraB)).body.items).toEqual([])
})

test('is narrowed by student, by who and by kind, and goes on page by page', async () => {
  const subjects = async (query: string) => (await history(query)).body.items.map(({ subject }) => subject)
  expect(await subjects(`?student=${first}`)).toEqual(['score', 'score'])
  expect(await subjects('?kind=misses')).toEqual(['miss'])
  expect(await subjects('?kind=topics')).toEqual(['lesson'])
  expect(await subjects('?kind=results')).toEqual([])
  expect(await subjects(`?kind=topics&student=${first}`)).toEqual([])
  expect(await subjects(`?who=${testApp.accountOf('headteacher')}`)).toEqual([])
  expect(await subjects(`?who=${testApp.accountOf('teacher')}&kind=marks`)).toEqual(['score', 'score', 'score'])
  expect(await subjects('?kind=misses&day=2000-01-01')).toEqual([])
  const [today] = (await history('?kind=misses')).body.items
  const day = new Date(Date.parse(today?.at ?? '') + 5 * 3_600_000).toISOString().slice(0, 10)
  expect(await subjects(`?kind=misses&day=${day}`)).toEqual(['miss'])
  expect((await history('?day=вчера')).status).toBe(422)
  const whole = (await history()).body.items
  const paged = []
  let after: string | null = ''
  while (after !== null) {
    const { body }: { body: JournalHistory } = await history(`?size=2${after === '' ? '' : `&after=${after}`}`)
    paged.push(...body.items)
    after = body.next
  }
  expect(paged).toEqual(whole)
})

test('results and reopened periods stand there too', async () => {
  const result = { student_id: first, type: 'exam', value: 4, reason: 'Экзамен' }
  expect((await testApp.as('teacher').post(url('result/'), result)).status).toBe(200)
  const opened = { quarter_id: school.quarters.first, until: '2026-12-01', reason: 'Ошибка в отметках' }
  expect((await testApp.as('headteacher').post(url('reopen/'), opened)).status).toBe(200)
  const { body } = await history('?kind=results')
  expect(body.items.map(({ subject, after }) => [subject, after])).toEqual([
    ['reopening', opened],
    ['result', { type: 'exam', value: 4, recommended: null, reason: 'Экзамен', quarter_id: null, half: null }],
  ])
})

test('a result that is changed and taken away is told of each time, and stands in the past as it was', async () => {
  const result = { student_id: second, type: 'exam', value: 3, reason: 'Экзамен' }
  const { body: made } = await testApp.as('teacher').post<{ id: number }>(url('result/'), result)
  await testApp.as('teacher').post(url('result/'), { ...result, value: 5, reason: 'Апелляция' })
  expect((await testApp.as('teacher').remove(`/api/journal/journal/result/${made.id}`)).status).toBe(200)
  const { body } = await history(`?kind=results&student=${second}`)
  expect(body.items.map(({ before, after }) => [before?.value ?? null, after?.value ?? null])).toEqual([
    [5, null],
    [3, 5],
    [null, 3],
  ])
})

test('the past of now is now, of yesterday what stood before; nothing in it may be written', async () => {
  const now = (await testApp.as('teacher').get<JournalGrid>(url(''))).body
  const past = (await at('2099-01-01')).body
  const cells = ({ scores, misses, results }: JournalGrid) => ({
    scores: scores.toSorted((a, b) => a.id - b.id),
    misses,
    results: results.toSorted((a, b) => a.id - b.id),
  })
  expect(cells(past)).toEqual(cells(now))
  expect(past.lessons.map(({ topic }) => topic)).toEqual(now.lessons.map(({ topic }) => topic))
  expect(past.group).toMatchObject({ may_mark: false, may_set_results: false, may_reopen: false })
  expect(past.lessons.some(({ may_mark }) => may_mark)).toBe(false)
  const before = (await at('2020-01-01')).body
  expect([before.scores, before.misses, before.results]).toEqual([[], [], []])
  expect(before.lessons.find(({ id }) => id === lesson)?.topic).toBe('Степень с целым показателем')
  expect(before.students).toEqual(now.students)
})

test('a page of history and a past journal take a handful of statements', async () => {
  await testApp.tokenOf('teacher')
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  await history()
  expect(statements.mock.calls.length).toBeLessThanOrEqual(4)
  statements.mockClear()
  await at(school.today)
  expect(statements.mock.calls.length).toBeLessThanOrEqual(7)
  statements.mockRestore()
})

test('a set result is told of again once its marks say another grade, not at every percent', async () => {
  const student_id = school.studentsA[3]
  const { id } = await db
    .selectFrom('journal.score')
    .where('student_id', '=', student_id)
    .where('work_id', '=', school.works.firstSoch)
    .select('id')
    .executeTakeFirstOrThrow()
  const write = (value: number) => testApp.as('teacher').patch(`/api/journal/journal/lesson/score/${id}`, { value })
  const told = async () => (await history(`?kind=results&student=${student_id}`)).body.items
  const set = { student_id, type: 'quarter_score', quarter_id: 1, value: 4, reason: 'Решение совета' }
  // the quarter is still reopened
  expect((await testApp.as('teacher').post(url('result/'), set)).status).toBe(200)
  const before = await told()
  await write(23)
  expect(await told()).toEqual(before)
  await write(0)
  expect(await told()).toHaveLength(before.length + 1)
  expect((await told())[0]).toMatchObject({
    before: { value: 4 },
    after: { value: 4, recommended: 2 },
    batch: null,
    who: expect.any(String),
  })
})

test('a roll that is tapped child by child is one act, and is taken back as one', async () => {
  const monday = await testApp.lessonOf('algebraA', '2026-11-16')
  const miss = (student_id: number): Extract<Step, { do: 'miss' }> => ({
    do: 'miss',
    client_id: randomUUID(),
    lesson_id: monday,
    student_id,
    kind_id: absent,
  })
  const send = (...steps: Step[]) => testApp.as('teacher').post(url('save/'), { steps })
  await send(miss(first))
  await send(miss(second), miss(third))
  await send({ ...mark(first, 7), lesson_id: lesson })
  await send(miss(school.studentsA[4]))
  const { items, batches } = (await history('?kind=misses')).body
  const own = items.filter((item) => item.lesson?.id === monday)
  expect(new Set(own.map(({ batch }) => batch)).size).toBe(1)
  expect(batches.find(({ id }) => id === own[0]?.batch)).toMatchObject({ size: 4, may_undo: true })
  const undone = await testApp.as('teacher').post<{ returned: number }>(url(`batch/${own[0]?.batch}/undo/`), {})
  expect(undone.body.returned).toBe(4)
  await send(miss(first))
  const [again] = (await history('?kind=misses')).body.items
  expect(again?.batch).not.toBe(own[0]?.batch)
  // what was pasted over lessons is no roll, and none goes on with it
  const friday = await testApp.lessonOf('algebraA', '2026-11-13')
  await send(miss(second), { ...miss(second), lesson_id: friday })
  await send(miss(third))
  const [tapped, pasted] = (await history('?kind=misses')).body.items
  expect(tapped?.batch).not.toBe(pasted?.batch)
})

test('a paste that comes in two blocks is one act; another’s name of an act joins nothing', async () => {
  const act = randomUUID()
  const send = async (steps: Step[], who: Who = 'teacher', id: number = group) =>
    expect((await testApp.as(who).post(url('save/', id), { steps })).status).toBe(200)
  const ofAct = (student_id: number, value: number) => ({ ...mark(student_id, value), act })
  await send([ofAct(school.studentsA[4], 8), ofAct(school.studentsA[5], 7)])
  await send([ofAct(school.studentsA[0], 9)])
  const ofB = await testApp.lessonOf('algebraB', '2026-11-16')
  await send([{ ...ofAct(school.studentsB[2], 9), lesson_id: ofB }], 'other-teacher', school.groups.algebraB)
  const { items, batches } = (await history('?kind=marks')).body
  const own = items.slice(0, 3).map(({ batch }) => batch)
  expect(new Set(own).size).toBe(1)
  expect(batches.find(({ id }) => id === own[0])?.size).toBe(3)
  const [other] = (await history('?kind=marks', 'other-teacher', school.groups.algebraB)).body.items
  expect(other?.batch).not.toBe(own[0])
})
