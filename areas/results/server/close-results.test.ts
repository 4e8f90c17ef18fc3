import { afterAll, expect, test } from 'vitest'
import { saveMarksInBulk } from '#areas/journal/server/index.ts'
import { startTestApp } from '#tests/test-app.ts'
import { closeResultsInBulk } from './close-results.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const [first, second, third] = school.studentsB
const marker = { accountId: testApp.accountOf('other-teacher'), personId: testApp.personOf('other-teacher') }
const day = { today: school.today, timeZone: 'Asia/Almaty' }
const lesson = (date: string) => testApp.lessonOf('algebraB', date)

test('a closed quarter gets its results, or н/а where something is missing, once', async () => {
  const lessons = await Promise.all(['2026-09-07', '2026-09-14'].map(lesson))
  const marks = lessons.flatMap((lesson_id) => [
    { lesson_id, student_id: first, type: 'fo' as const, value: 9 },
    { lesson_id, student_id: third, type: 'fo' as const, value: 6 },
  ])
  await saveMarksInBulk(db, marker, { marks, misses: [] }, day)
  const groups = { groupIds: [school.groups.algebraB, school.groups.historyA], quarters: [1] }
  const setAt = '2026-10-23T15:00:00.000Z'
  expect(await closeResultsInBulk(db, marker, groups, { ...day, setAt: () => setAt })).toHaveLength(7)
  expect(await closeResultsInBulk(db, marker, groups, day)).toEqual([])
  const results = await db
    .selectFrom('results.period_result')
    .where('course_id', '=', school.courses.algebra)
    .where('student_id', 'in', [first, second, third, school.mover])
    .select(['student_id', 'quarter_id', 'value', 'recommended', 'percent', 'type', 'changed_at'])
    .orderBy('student_id')
    .execute()
  expect(results).toMatchObject([
    { student_id: school.mover, value: null, recommended: null, percent: null },
    { student_id: first, value: 5, recommended: 5, percent: 90, type: 'quarter_score', quarter_id: 1 },
    { student_id: second, value: null },
    { student_id: third, value: 3, percent: 60 },
  ])
  expect(results.every(({ changed_at }) => changed_at.toISOString() === setAt)).toBe(true)
})
