import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import type { DiaryTotals } from '#areas/diary/contract/totals.ts'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import { closeEnded } from '#areas/results/server/index.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const own = school.studentsA[0]

interface GradeBook {
  years: {
    courses: { title: string; results: { quarter: number | null; value: number | null; letter?: string }[] }[]
  }[]
}

test('a letter scale shows its letters in the sheet of the class, the diary and the grade book', async () => {
  await db.deleteFrom('results.period_result').where('student_id', 'in', [own, school.studentsA[5]]).execute()
  const rules = { ...defaultPolicy('college'), version: 2 }
  await db
    .insertInto('grading.policy')
    .values({ year_id: school.year, version: 2, rules: JSON.stringify(rules) })
    .execute()
  await closeEnded(testApp.context)
  const head = testApp.as('headteacher')
  const { body: sheet } = await head.get<SummarySheet>('/api/journal/summary-sheet/class/1/?period=quarter-1')
  const markOf = (student: number) =>
    sheet.students.find(({ id }) => id === student)?.marks.find(({ course_id }) => course_id === school.courses.algebra)
  expect(markOf(own)).toMatchObject({ state: 'set', value: 5, letter: expect.stringMatching(/^A-?$/) })
  // set by the former policy of a school, and closed: no letter comes over it
  expect(markOf(school.studentsA[1])).toMatchObject({ state: 'set', value: 4, letter: null })
  const letter = markOf(own)?.letter
  const { body: diary } = await testApp
    .as('student')
    .get<DiaryTotals>(`/api/journal/diary/totals/?quarter=${school.quarters.first}`)
  const algebra = diary.courses.find(({ course_id }) => course_id === school.courses.algebra)
  expect(algebra?.totals.find(({ quarter_id }) => quarter_id === school.quarters.first)).toMatchObject({
    value: 5,
    letter,
  })
  const { body: book } = await head.get<GradeBook>(`/api/users/grade-book/${own}/`)
  expect(book.years[0]?.courses[0]?.results[0]).toMatchObject({ quarter: 1, value: 5, letter })
})
