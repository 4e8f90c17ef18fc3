import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { Preview } from '#platform/contract/preview.ts'
import type { ProgressLine } from '#platform/contract/progress.ts'
import { defaultPolicy, formulaWeights } from '#areas/grading/rules/policy.ts'
import { schoolClock } from '#platform/server/clock.ts'
import { closeEnded } from './close-ended.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const [diligent, idle, absent] = school.studentsA
const { version: _version, formula: _formula, ...usual } = defaultPolicy()
const halves = { ...usual, weights: formulaWeights['50/50'], year_id: school.year }
const policyUrl = '/api/courses/grading-policy/'

test('a policy by which nobody could pass is refused', async () => {
  const letters = [{ letter: 'F', least: 0, points: 0, grade: 2 }]
  const body = { ...halves, letters, version: 1, reason: 'Приказ' }
  for (const url of [policyUrl, `${policyUrl}preview/`]) {
    const { version: _seen, reason: _reason, ...rules } = body
    const answer = await testApp.as('headteacher').post(url, url === policyUrl ? body : rules)
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'letters'], msg: expect.stringContaining('зачёт невозможен') }] },
    })
  }
})

test('«50/50» tells of the journals where nothing that it counts is planned, and of no pass/fail one', async () => {
  const { body } = await testApp.as('headteacher').post<string>(`${policyUrl}preview/`, halves)
  const last = JSON.parse(body.trimEnd().split('\n').at(-1) ?? '') as ProgressLine<Preview>
  if (last.kind !== 'end') throw new Error('it ended without its end')
  expect(last.answer.effects.at(-1)).toEqual({
    title: 'Журналов, где итог пока не получить: ФО не считаются, а СОР и СОЧ с весом не запланированы',
    items: [
      'Алгебра 7Б: II четверть',
      'Английский язык 7А/1: II четверть',
      'Английский язык 7А/2: II четверть',
      'История Казахстана 7А: I полугодие',
    ],
    count: 4,
  })
})

test('under «50/50» a pass/fail subject closes with «зач» or «незач» by its ФО, «н/а» only without any', async () => {
  expect((await testApp.as('headteacher').post(policyUrl, { ...halves, version: 1, reason: 'Приказ' })).status).toBe(
    200,
  )
  const lesson = await testApp.lessonOf('sportA', '2026-11-05')
  for (const [student_id, value] of [
    [diligent, 9],
    [idle, 2],
  ])
    expect(
      (await testApp.as('other-teacher').post(`/api/journal/journal/lesson/${lesson}/score/`, { student_id, value }))
        .status,
    ).toBe(200)

  await closeEnded({ ...testApp.context, clock: schoolClock('Asia/Almaty', '2027-01-11') })
  const rows = await db
    .selectFrom('results.period_result')
    .where('course_id', '=', school.courses.sport)
    .where('quarter_id', '=', school.quarters.second)
    .where('student_id', 'in', [diligent, idle, absent])
    .select(['student_id', 'value', 'recommended', 'author_id'])
    .orderBy('student_id')
    .execute()
  expect(rows).toEqual([
    { student_id: diligent, value: 1, recommended: 1, author_id: null },
    { student_id: idle, value: 0, recommended: 0, author_id: null },
    { student_id: absent, value: null, recommended: null, author_id: null },
  ])
})
