import { afterAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { readComingWorks } from '../../contract/coming-works.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const coming = (who: Who | null, query = '') =>
  testApp.as(who).get<Output<typeof readComingWorks>>(`/api/journal/diary/works/${query}`)

test('a student and the family see what is ahead', async () => {
  expect((await coming(null)).status).toBe(401)
  expect((await coming('hr')).status).toBe(403)
  expect((await coming('parent', `?student=${school.studentsA[1]}`)).status).toBe(404)
  const dates = async (who: Who, query = '') =>
    (await coming(who, query)).body.items.map(({ kind, date }) => [kind, date])
  expect(await dates('student')).toEqual([])
  const lesson = await testApp.lessonOf('algebraA', '2026-12-14')
  await db
    .updateTable('assessments.work')
    .set({ lesson_id: lesson })
    .where('id', '=', school.works.secondSoch)
    .execute()
  expect(await dates('student')).toEqual([['soch', '2026-12-14']])
  expect(await dates('parent', `?student=${school.studentsA[0]}`)).toEqual([['soch', '2026-12-14']])
  expect(await dates('parent', `?student=${school.studentsB[0]}`)).toEqual([])
})
