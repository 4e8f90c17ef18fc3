import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { closePastYear } from './close-past-year.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp

test('a past year has its year and final marks, in the grade book too', async () => {
  const [student] = school.studentsA
  const quarters = [school.quarters.second, school.quarters.third, school.quarters.fourth]
  await db
    .insertInto('results.period_result')
    .values(
      quarters.map((quarter_id) => ({
        student_id: student,
        course_id: school.courses.algebra,
        year_id: school.year,
        quarter_id,
        type: 'quarter_score',
        value: 5,
        policy_id: 1,
      })),
    )
    .execute()
  await closePastYear(db, { yearId: school.year, presentYearId: school.year, yearsBack: 0, days: 0 })
  const { body } = await testApp
    .as('headteacher')
    .get<{ years: { courses: { title: string; results: { type: string; value: number | null }[] }[] }[] }>(
      `/api/users/grade-book/${student}/`,
    )
  const [year] = body.years
  const ofYear = (title: string) =>
    Object.fromEntries(
      (year?.courses.find((course) => course.title === title)?.results ?? [])
        .filter(({ type }) => type === 'year_score' || type === 'total')
        .map(({ type, value }) => [type, value]),
    )
  expect(ofYear('Алгебра')).toEqual({ year_score: 5, total: 5 })
  expect(ofYear('История Казахстана')).toEqual({ year_score: null, total: null })
})

test('each quarter was closed on the evening of its last day', async () => {
  const { rows } = await sql<{ number: number; written: string; closes_on: string }>`
    select distinct q.number, h.at::date as written, q.closes_on from history.change h
      join results.period_result r on r.id = h.subject_id
      join calendar.calendar_entry q on q.id = r.quarter_id
    where h.subject = 'results.period_result' and h.at::date = r.changed_at::date order by q.number`.execute(db)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map(({ written }) => written)).toEqual(rows.map(({ closes_on }) => closes_on))
})
