import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Step, StepOutcome } from '#areas/journal/contract/scores.ts'
import type { JournalHistory } from '../../contract/history.ts'
import { undoCalls } from './testing/undo-calls.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const group = school.groups.algebraA
const { url, lastBatch, look, undo } = undoCalls(testApp, group)
const [, first, second, third, fourth] = school.studentsA
let lesson = 0
let absent = 0

const mark = (student_id: number, value: number, more: object = {}): Step => ({
  do: 'score',
  client_id: randomUUID(),
  lesson_id: lesson,
  student_id,
  type: 'fo',
  value,
  ...more,
})
const missed = (student_id: number): Step => ({
  do: 'miss',
  client_id: randomUUID(),
  lesson_id: lesson,
  student_id,
  kind_id: absent,
})
async function save(steps: Step[], who: Who = 'teacher') {
  const { status, body } = await testApp.as(who).post<{ outcomes: StepOutcome[] }>(url('save/'), { steps })
  expect([status, body.outcomes.map(({ outcome }) => outcome)]).toEqual([200, steps.map(() => 'done')])
  return body.outcomes
}
async function cells() {
  const scores = await db
    .selectFrom('journal.score')
    .where('lesson_id', '=', lesson)
    .select(['student_id', 'value', 'comment'])
    .orderBy('student_id')
    .orderBy('value')
    .execute()
  const misses = await db.selectFrom('journal.miss').where('lesson_id', '=', lesson).select('student_id').execute()
  return {
    scores: scores.map(({ student_id, value }) => [student_id, value]),
    missed: misses.map((one) => one.student_id),
  }
}

beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', '2026-11-16')
  const kind = await db
    .selectFrom('miss_kinds.miss_kind')
    .where('code', '=', 'absent')
    .select('id')
    .executeTakeFirstOrThrow()
  absent = kind.id
})

test('is for who did it and who may reopen periods', async () => {
  await save([mark(first, 5), mark(second, 6)])
  const batch = await lastBatch()
  expect((await undo(batch, {}, null)).status).toBe(401)
  expect((await look(batch, null)).status).toBe(401)
  expect((await undo('x')).status).toBe(422)
  expect((await undo(batch, { items: [] })).status).toBe(422)
  expect((await undo(batch, { items: [{ subject: 'score', id: 1 }] })).status).toBe(422)
  for (const who of ['hr', 'student', 'metodist', 'classruk'] as const) {
    expect((await undo(batch, {}, who)).status).toBe(403)
    expect((await look(batch, who)).status).toBe(403)
  }
  // heads the cathedra: reads the journal, did not write it
  expect((await undo(batch, {}, 'zavkaf')).status).toBe(403)
  expect((await undo(batch, {}, 'other-teacher')).status).toBe(404)
  expect((await undo(batch, {}, 'teacher', school.groups.algebraB)).status).toBe(404)
  expect((await undo(randomUUID())).status).toBe(404)
  expect(await cells()).toEqual({
    scores: [
      [first, 5],
      [second, 6],
    ],
    missed: [],
  })
  expect((await undo(batch)).body).toMatchObject({ returned: 2, stayed: 0 })
  expect(await cells()).toEqual({ scores: [], missed: [] })
})

test('what was made goes, what was changed and taken away comes back, and the undoing is undone', async () => {
  const [changed, removed] = await save([mark(first, 4, { comment: 'устно' }), mark(second, 7)])
  const was = await cells()
  await save([
    mark(first, 9, { client_id: changed?.client_id ?? '', id: changed?.score?.id, version: 1, comment: null }),
    { do: 'remove_score', client_id: removed?.client_id ?? '', id: removed?.score?.id ?? 0, version: 1 },
    missed(second),
    mark(third, 10),
  ])
  const became = await cells()
  const batch = await lastBatch()
  const { body } = await look(batch, 'headteacher')
  expect(body.who).toBe('Сотрудник Учитель')
  expect(body.items.map(({ outcome }) => outcome)).toEqual(['returns', 'returns', 'returns', 'returns'])
  const undone = await undo(batch, {}, 'headteacher')
  expect(undone.body).toMatchObject({ returned: 4, stayed: 0 })
  expect(await cells()).toEqual(was)
  const comment = await db
    .selectFrom('journal.score')
    .where('lesson_id', '=', lesson)
    .where('student_id', '=', first)
    .select('comment')
    .executeTakeFirstOrThrow()
  expect(comment.comment).toBe('устно')
  const batches = (await testApp.as('teacher').get<JournalHistory>(url('history/'))).body.batches
  expect(batches.find(({ id }) => id === batch)).toMatchObject({ is_undone: true, may_undo: false })
  // it is the head's doing now
  expect(batches.find(({ id }) => id === undone.body.batch)).toMatchObject({ is_undoing: true, may_undo: false })
  expect((await undo(batch)).status).toBe(409)
  expect((await undo(undone.body.batch, {}, 'headteacher')).body.returned).toBe(4)
  expect(await cells()).toEqual(became)
  await undo(await lastBatch(), {}, 'headteacher')
})

test('what has been changed since stays and says by whom; chosen all the same it is a conflict', async () => {
  const outcomes = await save([mark(first, 3), mark(second, 2), mark(third, 1)])
  const batch = await lastBatch()
  const [one] = outcomes
  await testApp.as('teacher').patch(`/api/journal/journal/lesson/score/${one?.score?.id}`, { value: 10 })
  const { body } = await look(batch)
  expect(body.items.find(({ id }) => id === one?.score?.id)).toMatchObject({
    outcome: 'changed',
    reason: expect.stringMatching(/^Позже изменено: Сотрудник Учитель, \d\d\.\d\d\.\d{4} \d\d:\d\d$/),
    student: { id: first },
    before: null,
    after: { value: 3 },
  })
  const named = (index: number) => ({ subject: 'score', id: outcomes[index]?.score?.id })
  const conflict = await undo(batch, { items: [named(0), named(1)] })
  expect(conflict.status).toBe(409)
  expect(conflict.body.detail).toMatch(/^Позже изменено: Сотрудник Учитель/)
  expect((await undo(batch, { items: [named(1)] })).body).toMatchObject({ returned: 1, stayed: 2 })
  expect((await undo(batch)).body).toMatchObject({ returned: 1, stayed: 2 })
  expect((await cells()).scores.map(([, value]) => value)).not.toContain(1)
})

test('a single mark is taken back like many, and not once something was written since', async () => {
  const standing = await cells()
  const teacher = testApp.as('teacher')
  const made = await teacher.post<{ id: number }>(`/api/journal/journal/lesson/${lesson}/score/`, {
    student_id: fourth,
    value: 6,
  })
  const batch = await lastBatch()
  expect((await look(batch)).body.items).toMatchObject([{ id: made.body.id, outcome: 'returns', before: null }])
  expect((await undo(batch, {}, 'zavkaf')).status).toBe(403)
  expect((await undo(batch)).body).toMatchObject({ returned: 1, stayed: 0 })
  expect(await cells()).toEqual(standing)
  const [again] = await save([mark(fourth, 7)])
  const first = await lastBatch()
  expect((await teacher.patch(`/api/journal/journal/lesson/score/${again?.score?.id}`, { value: 8 })).status).toBe(200)
  expect((await undo(first)).status).toBe(409)
  expect((await undo(await lastBatch())).body.returned).toBe(1)
  expect((await cells()).scores).toContainEqual([fourth, 7])
  expect((await teacher.remove(`/api/journal/journal/lesson/score/${again?.score?.id}`)).status).toBe(200)
})

test('a mark that was taken away does not come back over a newer one', async () => {
  const [made] = await save([mark(third, 8), mark(second, 8)])
  await save([
    { do: 'remove_score', client_id: made?.client_id ?? '', id: made?.score?.id ?? 0, version: 1 },
    mark(school.studentsA[4], 5),
  ])
  const batch = await lastBatch()
  await save([mark(third, 6)])
  expect((await look(batch)).body.items.map(({ outcome }) => outcome)).toEqual(['returns', 'changed'])
})

test('a closed period is refused in its own words', async () => {
  await save([mark(first, 7), mark(second, 7)])
  const batch = await lastBatch()
  const closes = (closes_on: string) =>
    db.updateTable('calendar.calendar_entry').set({ closes_on }).where('id', '=', school.quarters.second).execute()
  await closes('2026-11-19')
  const { status, body } = await undo(batch, {}, 'headteacher')
  expect(status).toBe(422)
  expect(JSON.stringify(body.detail)).toContain('Период закрыт')
  expect((await look(batch)).body.items.map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
  await closes('2027-01-10')
})
