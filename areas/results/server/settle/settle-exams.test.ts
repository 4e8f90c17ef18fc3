import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { planExams } from '#areas/grading/server/index.ts'
import { startTestApp } from '#tests/test-app.ts'
import { closeEnded } from '../close-ended.ts'

// the year is over, its last quarter closed on 31 May
const testApp = await startTestApp({ schoolToday: '2027-06-02T09:00' })
afterAll(() => testApp.close())
const { school, db } = testApp
const [student] = school.studentsA
await sql`update workload.assignment set during = daterange('2026-09-01', '2027-07-01')`.execute(db)
// «4» in each quarter; the first one has it already
await sql`insert into results.period_result
  (student_id, course_id, year_id, quarter_id, type, recommended, value, confirmed_for, policy_id, author_id)
  select ${student}, ${school.courses.algebra}, ${school.year}, quarter, 'quarter_score', 4, 4, 4, 1, 51
  from generate_series(2, 4) quarter`.execute(db)

const ofYear = async () =>
  Object.fromEntries(
    (
      await db
        .selectFrom('results.period_result')
        .where('student_id', '=', student)
        .where('course_id', '=', school.courses.algebra)
        .where('quarter_id', 'is', null)
        .select(['type', 'value'])
        .execute()
    ).map(({ type, value }) => [type, value]),
  )
const inSheet = async () => {
  const { body } = await testApp.as('headteacher').get<{
    students: { id: number; marks: { course_id: number; state: string; value: number | null; missing: string[] }[] }[]
  }>('/api/journal/summary-sheet/class/1/?period=total')
  return body.students.find(({ id }) => id === student)?.marks.find(({ course_id }) => course_id === 1)
}
const write = (type: string, value: number) =>
  testApp.as('teacher').post(`/api/journal/journal/group/${school.groups.algebraA}/result/`, {
    student_id: student,
    type,
    value,
    reason: 'x',
  })

test('without an exam the final mark is closed with the year', async () => {
  await closeEnded(testApp.context)
  expect(await ofYear()).toEqual({ year_score: 4, total: 4 })
  expect((await write('exam', 5)).status).toBe(422)
})

test('an exam that is planned and not written leaves it open: nothing is stored, and the sheet says what is awaited', async () => {
  await planExams(db, [1], null)
  await closeEnded(testApp.context)
  expect(await ofYear()).toEqual({ year_score: 4 })
  expect(await inSheet()).toMatchObject({ state: 'missing', value: null, missing: ['нет оценки за экзамен'] })
  await closeEnded(testApp.context)
  expect(await ofYear()).toEqual({ year_score: 4 })
})

test('it is set though the year is closed, nothing else is; the final mark follows', async () => {
  expect((await write('total', 5)).status).toBe(422)
  expect((await write('exam', 5)).status).toBe(200)
  expect(await inSheet()).toMatchObject({ state: 'recommended', value: 4 })
  await closeEnded(testApp.context)
  expect(await ofYear()).toEqual({ year_score: 4, exam: 5, total: 4 })
  // once it is written it is closed as all of the year
  expect((await write('exam', 3)).status).toBe(422)
})
