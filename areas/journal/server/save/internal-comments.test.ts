import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { HistoryPage } from '#platform/contract/history.ts'
import type { JournalGrid, Score } from '../../contract/journal.ts'
import type { StepOutcome } from '../../contract/scores.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const [student] = school.studentsA
const group = `/api/journal/journal/group/${school.groups.algebraA}`
const secret = 'Списал у соседа, поговорить с классным руководителем'
let lesson = 0
let score: Score

const save = async (given: object) => {
  const step = { do: 'score', client_id: randomUUID(), lesson_id: lesson, student_id: student, type: 'fo', ...given }
  const { body } = await testApp.as('teacher').post<{ outcomes: StepOutcome[] }>(`${group}/save/`, { steps: [step] })
  const [outcome] = body.outcomes
  if (outcome?.outcome !== 'done' || !outcome.score) throw new Error(outcome?.reason ?? outcome?.outcome)
  return (score = outcome.score)
}
const change = (body: object) =>
  testApp.as('teacher').patch<Score>(`/api/journal/journal/lesson/score/${score.id}`, body)
/** All that the family is told: the week, the totals, the day, what is new. */
async function told(who: Who): Promise<string> {
  const paths = [
    `/api/journal/diary/week/?student=${student}&date=${school.today}`,
    `/api/journal/diary/totals/?student=${student}`,
    '/api/users/dashboard/',
    '/api/journal/home/student/',
    `/api/journal/journal/lesson/${lesson}/history/?student=${student}`,
    `${group}/`,
    `${group}/history/`,
  ]
  const answers = await Promise.all(paths.map((path) => testApp.as(who).get(path)))
  expect(answers[0]?.status).toBe(200)
  return JSON.stringify(answers.map(({ body }) => body))
}

beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', school.today)
})

test('a comment that is not for the family is seen by the staff of the journal alone', async () => {
  await save({ value: 6, comment: secret, is_comment_internal: true })
  expect(score).toMatchObject({ comment: secret, is_comment_internal: true })
  for (const who of ['student', 'parent'] as const) {
    const words = await told(who)
    expect(words).toContain('"value":6')
    expect(words).not.toContain('Списал')
  }
  for (const who of ['teacher', 'classruk', 'headteacher'] as const) {
    const { body } = await testApp.as(who).get<JournalGrid>(`${group}/?quarter=${school.quarters.second}`)
    expect(body.scores.find(({ id }) => id === score.id)).toMatchObject({ comment: secret, is_comment_internal: true })
  }
})

test('it stays so when its words or the points are changed, until it is said to be for the family', async () => {
  const { body } = await change({ comment: 'Списал у соседа' })
  expect(body).toMatchObject({ comment: 'Списал у соседа', is_comment_internal: true })
  await save({ id: score.id, version: body.version, value: 7 })
  expect(score).toMatchObject({ value: 7, comment: 'Списал у соседа', is_comment_internal: true })
  expect(await told('parent')).not.toContain('Списал')
  await save({ id: score.id, version: score.version, value: 7, comment: 'Решай сам', is_comment_internal: false })
  expect(score).not.toHaveProperty('is_comment_internal')
  expect(await told('parent')).toContain('Решай сам')
})

test('without a comment nothing is kept from the family, and the history tells each step', async () => {
  await save({ id: score.id, version: score.version, value: 7, comment: null, is_comment_internal: true })
  expect(score).toMatchObject({ comment: null })
  expect(score).not.toHaveProperty('is_comment_internal')
  const url = `/api/journal/journal/lesson/${lesson}/history/?student=${student}`
  const { items } = (await testApp.as('teacher').get<HistoryPage>(url)).body
  const steps = items.map((item) => item.steps.find(({ field }) => field === 'is_comment_internal'))
  expect(steps.map((step) => step && [step.before, step.after])).toEqual([
    undefined,
    [true, false],
    undefined,
    undefined,
    [null, true],
  ])
})
