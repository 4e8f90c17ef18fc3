import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { Miss, Score } from '../../contract/journal.ts'
import type { Step, StepOutcome } from '../../contract/scores.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const [first, second, third] = school.studentsA
let monday = 0
let friday = 0
let [absent, late] = [0, 0]
beforeAll(async () => {
  monday = await testApp.lessonOf('algebraA', '2026-11-16')
  friday = await testApp.lessonOf('algebraA', school.today)
  const kinds = await testApp.db.selectFrom('miss_kinds.miss_kind').select(['code', 'id']).execute()
  absent = kinds.find(({ code }) => code === 'absent')?.id ?? 0
  late = kinds.find(({ code }) => code === 'late')?.id ?? 0
})
type Who = Parameters<typeof testApp.as>[0]
const url = (group: number = school.groups.algebraA) => `/api/journal/journal/group/${group}/save/`
const send = (steps: object[], who: Who = 'teacher', group?: number) =>
  testApp.as(who).post<{ outcomes: StepOutcome[] }>(url(group), { steps })
const outcomes = async (...steps: Step[]) => (await send(steps)).body.outcomes
const fo = (value: number, more: Partial<Extract<Step, { do: 'score' }>> = {}): Step => ({
  do: 'score',
  client_id: randomUUID(),
  lesson_id: monday,
  student_id: first,
  type: 'fo',
  value,
  ...more,
})
const miss = (kind_id: number, more: Partial<Extract<Step, { do: 'miss' }>> = {}): Step => ({
  do: 'miss',
  client_id: randomUUID(),
  lesson_id: monday,
  student_id: second,
  kind_id,
  ...more,
})
const stored = async (step: Step) => {
  const [outcome] = await outcomes(step)
  return (outcome?.score ?? outcome?.miss) as Score & Miss
}
const changesOf = async (id: number) =>
  (
    await testApp.db
      .selectFrom('history.change')
      .where('subject_id', '=', id)
      .where('subject', '=', 'journal.score')
      .select('id')
      .execute()
  ).length

test('who may not is told so; a substitute saves in the one lesson', async () => {
  const step = fo(5)
  expect((await send([step], null)).status).toBe(401)
  expect((await send([{ ...step, do: 'other' }])).status).toBe(422)
  expect((await send([])).status).toBe(422)
  expect((await send([step], 'hr')).status).toBe(403)
  expect((await send([step], 'zavkaf')).status).toBe(403)
  expect((await send([step], 'other-teacher')).status).toBe(404)
  expect((await send([step], 'teacher', 999_999)).status).toBe(404)
  const student_id = school.studentsB[0]
  const [own, other] = [
    await testApp.lessonOf('algebraB', school.today),
    await testApp.lessonOf('algebraB', '2026-11-18'),
  ]
  const answer = await send(
    [fo(5, { lesson_id: own, student_id }), fo(5, { lesson_id: other, student_id })],
    'english-teacher',
    school.groups.algebraB,
  )
  expect(answer.body.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'refused'])
})

test('each step is judged by itself, in order', async () => {
  const steps = [
    fo(7, { student_id: third }),
    fo(11, { student_id: third }),
    miss(absent, { student_id: third }),
    miss(absent, { lesson_id: friday, student_id: third }),
    fo(5, { lesson_id: friday, student_id: third }),
    fo(5, { lesson_id: await testApp.lessonOf('algebraB', '2026-11-16') }),
    fo(5, { student_id: school.studentsB[0] }),
    fo(18, { type: 'sor', work_id: school.works.secondSor, lesson_id: friday, student_id: third }),
  ]
  const done = await outcomes(...steps)
  expect(done.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
    'done',
    'Отметка больше максимума',
    'За этот урок стоит ФО: сначала удалите отметку',
    'done',
    'Ученика не было на уроке: ФО не ставится',
    'Урок не найден в этом журнале',
    'Ученика не было в группе в день урока',
    'done',
  ])
  expect(done.map(({ client_id }) => client_id)).toEqual(steps.map(({ client_id }) => client_id))
  const [change] = await testApp.db
    .selectFrom('history.change')
    .where('subject_id', '=', done[0]?.score?.id ?? 0)
    .select(['batch', 'account_id'])
    .execute()
  expect(change).toEqual({ batch: expect.any(String), account_id: testApp.accountOf('teacher') })
})

test('later steps change what earlier ones made; the row is written once', async () => {
  const client_id = randomUUID()
  const done = await outcomes(fo(3, { client_id }), fo(4, { client_id }), fo(9, { client_id, comment: 'Исправил' }))
  expect(done.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
  expect(done[2]?.score).toMatchObject({ value: 9, comment: 'Исправил', version: 1 })
  expect(await changesOf(done[2]?.score?.id ?? 0)).toBe(1)
})

test('a block sent again changes nothing and answers the same', async () => {
  const client_id = randomUUID()
  const row = await stored(fo(5, { client_id }))
  const gone = await stored(fo(6))
  const block: Step[] = [
    fo(8, { client_id, id: row.id, version: 1 }),
    fo(10, { client_id, id: row.id, version: 1 }),
    { do: 'remove_score', client_id: randomUUID(), id: gone.id, version: 1 },
    fo(2),
    miss(late, { lesson_id: friday, minutes: 5 }),
  ]
  const once = await outcomes(...block)
  expect(once.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'done'))
  expect(once[1]?.score).toMatchObject({ value: 10, version: 2 })
  expect(await outcomes(...block)).toEqual(once)
  expect(await changesOf(row.id)).toBe(2)
})

test('a name is the same in capitals', async () => {
  const client_id = randomUUID()
  const row = await stored(fo(5, { client_id: client_id.toUpperCase() }))
  expect(await outcomes(fo(5, { client_id }))).toMatchObject([{ client_id, outcome: 'done', score: { id: row.id } }])
})

test('a row that another has changed is a clash, with the present row', async () => {
  const row = await stored(fo(5))
  await testApp.as('teacher').patch(`/api/journal/journal/lesson/score/${row.id}`, { value: 7 })
  const [stale, staleRemoval] = await outcomes(fo(9, { id: row.id, version: 1 }), {
    do: 'remove_score',
    client_id: randomUUID(),
    id: row.id,
    version: 1,
  })
  const by = { name: expect.stringMatching(/\S/), at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }
  expect(stale).toMatchObject({ outcome: 'conflict', score: { id: row.id, value: 7, version: 2 }, by })
  expect(staleRemoval).toMatchObject({ outcome: 'conflict', score: { value: 7 } })
  await testApp.as('teacher').remove(`/api/journal/journal/lesson/score/${row.id}`)
  expect(await outcomes(fo(9, { id: row.id, version: 2 }))).toMatchObject([{ outcome: 'conflict', score: null, by }])
})

test('a row of another journal is not told of, nor who touched it', async () => {
  const lesson_id = await testApp.lessonOf('algebraB', '2026-11-16')
  const scores = `/api/journal/journal/lesson/${lesson_id}/score/`
  const foreign = await testApp.as('other-teacher').post<Score>(scores, { student_id: school.studentsB[0], value: 5 })
  await testApp.as('other-teacher').remove(`/api/journal/journal/lesson/score/${foreign.body.id}`)
  expect(await outcomes(fo(9, { id: foreign.body.id, version: 1 }))).toMatchObject([
    { outcome: 'conflict', score: null, by: null },
  ])
})

test('a first mark where another has put one meanwhile is a clash, what is written with it too; the same value is none', async () => {
  const lesson_id = await testApp.lessonOf('algebraA', '2026-11-18')
  const cell = { lesson_id, student_id: school.studentsA[4] }
  const row = await stored(fo(5, cell))
  await testApp.db
    .updateTable('journal.score')
    .set({ author_id: testApp.personOf('zavkaf') })
    .where('id', '=', row.id)
    .execute()
  const first_ = { ...cell, is_first: true }
  const [mine, same, beside] = await outcomes(fo(9, first_), fo(5, first_), fo(8, cell))
  const by = { name: expect.any(String), is_self: false }
  expect(mine).toMatchObject({ outcome: 'conflict', score: { id: row.id, value: 5 }, by })
  expect(same).toMatchObject({ outcome: 'done', score: { id: row.id } })
  expect(beside).toMatchObject({ outcome: 'conflict', score: { id: row.id, value: 5 } })
  // whoever saw the mark writes another one beside it
  expect(await outcomes(fo(8, cell))).toMatchObject([{ outcome: 'done', score: { value: 8 } }])
})

const marksAt = async ({ lesson_id, student_id }: { lesson_id: number; student_id: number }) => {
  const rows = await testApp.db
    .selectFrom('journal.score')
    .where('lesson_id', '=', lesson_id)
    .where('student_id', '=', student_id)
    .where('type', '=', 'fo')
    .select('value')
    .orderBy('id')
    .execute()
  return rows.map(({ value }) => value)
}

test('one person on two devices: an equal first mark is one mark, another is a clash with oneself', async () => {
  const lesson_id = await testApp.lessonOf('algebraA', '2026-11-06')
  const cell = { lesson_id, student_id: school.studentsA[3] }
  const [once] = await outcomes(fo(5, { ...cell, is_first: true }))
  const [again] = await outcomes(fo(5, { ...cell, is_first: true }))
  expect(again).toMatchObject({ outcome: 'done', score: { id: once?.score?.id, value: 5 } })
  expect(await marksAt(cell)).toEqual([5])
  const [other] = await outcomes(fo(7, { ...cell, is_first: true }))
  const by = { name: expect.stringMatching(/\S/), is_self: true }
  expect(other).toMatchObject({ outcome: 'conflict', score: { id: once?.score?.id, value: 5 }, by })
  expect(await marksAt(cell)).toEqual([5])
  const gone: Step = { do: 'remove_score', client_id: randomUUID(), id: once?.score?.id ?? 0, version: 1 }
  await outcomes(gone)
  const change = fo(9, { ...cell, id: once?.score?.id, version: 1 })
  expect(await outcomes(change)).toMatchObject([{ outcome: 'conflict', score: null, by }])
})

test('a planned work too: the same points are one mark, others a clash', async () => {
  const work = { type: 'sor', work_id: school.works.secondSor, student_id: first, lesson_id: friday } as const
  const [once] = await outcomes(fo(15, { ...work, is_first: true }))
  expect(await outcomes(fo(15, { ...work, is_first: true }))).toMatchObject([
    { outcome: 'done', score: { id: once?.score?.id } },
  ])
  expect(await outcomes(fo(16, { ...work, is_first: true }))).toMatchObject([
    { outcome: 'conflict', score: { id: once?.score?.id, value: 15 } },
  ])
})

test('several marks of an empty cell at once, in one block, in two, sent again: each once', async () => {
  const days = ['2026-11-09', '2026-11-11', '2026-11-13']
  for (const [index, day] of days.entries()) {
    const cell = { lesson_id: await testApp.lessonOf('algebraA', day), student_id: school.studentsA[3] }
    const [seven, eight] = [fo(7, { ...cell, is_first: true }), fo(8, cell)]
    const blocks = index === 0 ? [[seven, eight]] : index === 1 ? [[seven], [eight]] : [[seven], [seven, eight]]
    for (const block of blocks) await outcomes(...block)
    expect(await marksAt(cell)).toEqual([7, 8])
    // the answers were lost
    for (const block of blocks) for (const one of await outcomes(...block)) expect(one.outcome).toBe('done')
    expect(await marksAt(cell)).toEqual([7, 8])
    // another device of the same person wrote the same, in another order, and one more
    const others = await outcomes(fo(8, { ...cell, is_first: true }), fo(7, cell), fo(10, cell))
    expect(others.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
    expect(await marksAt(cell)).toEqual([7, 8, 10])
  }
})

test('a name of one’s own: a later wish takes its place until another has changed it', async () => {
  const client_id = randomUUID()
  const row = await stored(fo(5, { client_id }))
  expect(await outcomes(fo(6, { client_id }))).toMatchObject([{ outcome: 'done', score: { id: row.id, value: 6 } }])
  await testApp.db
    .updateTable('journal.score')
    .set({ author_id: testApp.personOf('zavkaf'), value: 2, version: 3 })
    .where('id', '=', row.id)
    .execute()
  expect(await outcomes(fo(7, { client_id }))).toMatchObject([{ outcome: 'conflict', score: { value: 2 } }])
  expect(await outcomes(fo(2, { client_id }))).toMatchObject([{ outcome: 'done', score: { value: 2, version: 3 } }])
})

test('two at once in one cell: a miss and a mark never meet', async () => {
  const lesson_id = await testApp.lessonOf('algebraA', '2026-11-11')
  const both = { lesson_id, student_id: first }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => send([index % 2 === 0 ? fo(5, both) : miss(absent, both)])),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const rows = (table: 'journal.score' | 'journal.miss') =>
    testApp.db
      .selectFrom(table)
      .where('lesson_id', '=', lesson_id)
      .where('student_id', '=', first)
      .select('id')
      .execute()
  const [scores, misses] = [await rows('journal.score'), await rows('journal.miss')]
  expect([scores.length === 0, misses.length]).toEqual(misses.length === 1 ? [true, 1] : [false, 0])
})

test('a whole column of a large block is saved in well under a second', async () => {
  const lessons = await testApp.db
    .selectFrom('timetable.lesson')
    .where('group_id', '=', school.groups.algebraA)
    .where('date', '>=', '2026-11-02')
    .where('date', '<', '2026-11-16')
    .select('id')
    .execute()
  const students = school.studentsA.slice(2)
  const steps = Array.from({ length: 1_000 }, (_, index) =>
    fo(1 + (index % 10), { lesson_id: lessons[index % lessons.length]?.id ?? 0, student_id: students[index % 4] ?? 0 }),
  )
  const begun = performance.now()
  const done = await outcomes(...steps)
  expect(done.filter(({ outcome }) => outcome === 'done')).toHaveLength(1_000)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
