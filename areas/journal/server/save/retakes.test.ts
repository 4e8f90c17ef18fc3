import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { HistoryPage } from '#platform/contract/history.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import { rulesAlone } from '#areas/grading/rules/policy-rules.ts'
import type { JournalGrid, Score } from '../../contract/journal.ts'
import type { Step, StepOutcome } from '../../contract/scores.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const [student] = school.studentsA
const group = `/api/journal/journal/group/${school.groups.algebraA}`
let lesson = 0
let score = { id: 0, version: 0 }

type ScoreStep = Extract<Step, { do: 'score' }>
const step = (value: number, more: Partial<ScoreStep> = {}): ScoreStep => ({
  do: 'score',
  client_id: randomUUID(),
  lesson_id: lesson,
  student_id: student,
  type: 'sor',
  work_id: school.works.secondSor,
  value,
  ...score,
  ...more,
})
const send = (given: object, who: Who | null = 'teacher', path = group) =>
  testApp.as(who).post<{ outcomes: StepOutcome[] }>(`${path}/save/`, { steps: [given] })
const outcome = async (given: ScoreStep) => (await send(given)).body.outcomes[0]
async function done(given: ScoreStep): Promise<Score> {
  const answer = await outcome(given)
  if (answer?.outcome !== 'done' || !answer.score) throw new Error(answer?.reason ?? answer?.outcome)
  score = { id: answer.score.id, version: answer.score.version }
  return answer.score
}
const retake = { former: 5, on: school.today }
const inGrid = async () =>
  (await testApp.as('teacher').get<JournalGrid>(`${group}/?quarter=${school.quarters.second}`)).body.scores.find(
    ({ id }) => id === score.id,
  )

beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', '2026-11-18')
  const body = { student_id: student, value: 5, type: 'sor', work_id: school.works.secondSor }
  const made = await testApp.as('teacher').post<Score>(`/api/journal/journal/lesson/${lesson}/score/`, body)
  score = { id: made.body.id, version: made.body.version }
})

test('a retake is written by who may mark, in a period that takes marks, once, with a day that can be', async () => {
  expect((await send(step(14, { retake }), null)).status).toBe(401)
  expect((await send({ ...step(14), retake: { former: 5, on: 'вчера' } })).status).toBe(422)
  expect((await send({ ...step(14), retake: { former: -1, on: school.today } })).status).toBe(422)
  expect((await send(step(14, { retake }), 'hr')).status).toBe(403)
  expect((await send(step(14, { retake }), 'other-teacher')).status).toBe(404)
  const reason = async (given: ScoreStep) => (await outcome(given))?.reason
  expect(await reason(step(14, { retake: { former: 5, on: '2026-11-17' } }))).toMatch(/^День пересдачи/)
  expect(await reason(step(14, { retake: { former: 21, on: school.today } }))).toMatch(/больше максимума/)
  expect(await reason(step(21, { retake }))).toBe('Отметка больше максимума')
  const { id: _, version: __, work_id: ___, ...fo } = step(7, { type: 'fo' })
  expect(await reason({ ...fo, retake: { former: 5, on: school.today } })).toMatch(/^Пересдают только СОР и СОЧ/)
  const closed = await db
    .selectFrom('journal.score')
    .where('student_id', '=', student)
    .where('work_id', '=', 1)
    .select(['id', 'lesson_id', 'version', 'value'])
    .executeTakeFirstOrThrow()
  const { value, ...place } = closed
  const late = step(19, { ...place, work_id: 1, retake: { former: value, on: school.today } })
  expect(await reason(late)).toMatch(/^Период закрыт/)
  expect(await inGrid()).toMatchObject({ value: 5 })
})

test('the new mark counts, the old one stays; a correction leaves it, a second retake is refused, a stale one clashes', async () => {
  const { version } = score
  // 5 stands: it is not the sender's to say that it was 19
  const untrue = step(14, { retake: { ...retake, former: 19 } })
  expect(await done(untrue)).toMatchObject({ value: 14, retake })
  // sent again, its answer lost
  expect(await outcome(untrue)).toMatchObject({ outcome: 'done', score: { value: 14, retake } })
  expect((await outcome(step(16, { retake, version })))?.outcome).toBe('conflict')
  expect(await done(step(15))).toMatchObject({ value: 15, retake })
  const again = { former: 15, on: school.today }
  expect((await outcome(step(17, { retake: again })))?.reason).toMatch(/^Работу уже пересдавали/)
  expect(await done(step(15, { retake: { ...retake, on: '2026-11-19' } }))).toMatchObject({
    value: 15,
    retake: { former: 5, on: '2026-11-19' },
  })
  expect(await inGrid()).toMatchObject({ value: 15, retake: { former: 5, on: '2026-11-19' } })
})

test('where the grading policy forbids retakes none is written; one that stands is corrected', async () => {
  const policy = '/api/courses/grading-policy/'
  const head = testApp.as('headteacher')
  const { versions } = (await head.get<{ versions: { version: number; rules: GradingPolicy }[] }>(policy)).body
  const [present] = versions
  if (!present) throw new Error('a policy')
  const save = (retakes: string, version: number) =>
    head.post(policy, { ...rulesAlone(present.rules), retakes, year_id: school.year, version, reason: 'Приказ' })
  expect((await save('twice', 1)).status).toBe(422)
  expect((await save('none', 1)).status).toBe(200)
  const first = { id: undefined, version: undefined, student_id: school.studentsA[1] }
  const made = (await outcome(step(6, first)))?.score
  const again = { id: made?.id, version: made?.version, student_id: school.studentsA[1] }
  const refused = await outcome(step(12, { ...again, retake: { former: 6, on: school.today } }))
  expect(refused).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/^Пересдачи запрещены/) })
  expect((await outcome(step(7, again)))?.outcome).toBe('done')
  expect(await done(step(16))).toMatchObject({ value: 16, retake: { former: 5 } })
  expect(await done(step(15))).toMatchObject({ value: 15 })
  expect((await save('once', 2)).status).toBe(200)
})

test('family and history see both', async () => {
  const week = await testApp.as('parent').get(`/api/journal/diary/week/?student=${student}&date=2026-11-18`)
  expect(JSON.stringify(week.body)).toContain('"retake":{"former":5,"on":"2026-11-19"}')
  const totals = await testApp.as('student').get('/api/journal/diary/totals/')
  expect(JSON.stringify(totals.body)).toContain('"value":15,"maximum":20,"retake":{"former":5,"on":"2026-11-19"}')
  const url = `/api/journal/journal/lesson/${lesson}/history/?student=${student}`
  const { items } = (await testApp.as('teacher').get<HistoryPage>(url)).body
  expect(items.at(-2)?.steps).toMatchObject([
    { field: 'value', before: 5, after: 14 },
    { field: 'former_value', before: null, after: 5 },
    { field: 'retaken_on', before: null, after: school.today },
  ])
})

test('it is taken back, and comes back with the batch that took it', async () => {
  const taken = await testApp.as('teacher').post<{ outcomes: StepOutcome[] }>(`${group}/save/`, {
    steps: [
      step(5, { retake: null }),
      { ...step(8), id: undefined, version: undefined, student_id: school.studentsA[3] },
    ],
  })
  expect(taken.body.outcomes.map((one) => one.outcome)).toEqual(['done', 'done'])
  expect(await inGrid()).toEqual(expect.not.objectContaining({ retake: expect.anything() }))
  const history = await testApp
    .as('teacher')
    .get<{ items: { batch: string; before: object; after: object }[] }>(
      `${group}/history/?student=${student}&kind=marks`,
    )
  const [last] = history.body.items
  expect(last).toMatchObject({ before: { value: 15, former_value: 5, retaken_on: '2026-11-19' }, after: { value: 5 } })
  expect(last?.after).not.toHaveProperty('former_value')
  const undone = await testApp.as('teacher').post<{ returned: number }>(`${group}/batch/${last?.batch}/undo/`, {})
  expect(undone.body.returned).toBe(2)
  expect(await inGrid()).toMatchObject({ value: 15, retake: { former: 5, on: '2026-11-19' } })
  const past = await testApp.as('teacher').get<JournalGrid>(`${group}/at/?at=2099-01-01`)
  expect(past.body.scores.find(({ id }) => id === score.id)).toEqual(await inGrid())
})
