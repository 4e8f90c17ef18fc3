import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { HistoryPage } from '#platform/contract/history.ts'
import type { JournalGrid } from '../../contract/journal.ts'

// four days after the English teacher has stood in for the teacher of algebra in 7Б
const testApp = await startTestApp({ schoolToday: '2026-11-24T09:00' })
afterAll(() => testApp.close())
const { school, db } = testApp
const { algebraA, algebraB } = school.groups
type Who = Parameters<typeof testApp.as>[0]
const journal = (who: Who, group: number = algebraB) =>
  testApp.as(who).get<JournalGrid>(`/api/journal/journal/group/${group}/`)
const groups = async (who: Who) =>
  (await testApp.as(who).get<{ items: { id: number }[] }>('/api/journal/journal/groups/')).body.items.map(
    ({ id }) => id,
  )
const lesson = await testApp.lessonOf('algebraB', '2026-11-20')
const mark = (student_id: number) =>
  testApp.as('english-teacher').post(`/api/journal/journal/lesson/${lesson}/score/`, { student_id, value: 7 })

test('who has stood in opens that lesson alone, and marks in it', async () => {
  const before = await testApp.lessonOf('algebraB', '2026-11-18')
  await db
    .insertInto('journal.score')
    .values({ lesson_id: before, student_id: school.studentsB[0], type: 'fo', value: 3, maximum: 10 })
    .execute()
  expect((await mark(school.studentsB[0])).status).toBe(200)
  const { body } = await journal('english-teacher')
  expect(body.lessons).toMatchObject([{ id: lesson, date: '2026-11-20', may_mark: true }])
  expect(body.scores).toMatchObject([{ lesson_id: lesson, value: 7 }])
  expect([body.results, body.elsewhere, body.works]).toEqual([[], [], []])
  // one has left the group before
  const own = (await journal('other-teacher')).body.students.filter(({ id }) => id !== school.mover)
  expect(body.students).toEqual(own)
  expect(body.group).toMatchObject({ may_mark: false, may_set_results: false, is_by_lessons: true })
  expect(await groups('english-teacher')).toContain(algebraB)
})

test('they see who wrote what in that lesson, and of no other', async () => {
  const history = (who: Who, of: number) =>
    testApp.as(who).get<HistoryPage>(`/api/journal/journal/lesson/${of}/history/?student=${school.studentsB[0]}`)
  const { status, body } = await history('english-teacher', lesson)
  expect([status, body.items]).toMatchObject([200, [{ subject: 'journal.score', kind: 'made' }]])
  const of = (group: 'algebraA' | 'algebraB', date: string) => testApp.lessonOf(group, date)
  for (const other of [await of('algebraB', '2026-11-18'), await of('algebraA', '2026-11-20')])
    expect((await history('english-teacher', other)).status).toBe(404)
  expect((await history('second-english-teacher', lesson)).status).toBe(404)
})

const roll = async (who: Who, of = lesson) =>
  (await testApp.as(who).get(`/api/journal/journal/lesson/${of}/roll/`)).status

test('they read the roll of that lesson, and of no other', async () => {
  expect(await roll('english-teacher')).toBe(200)
  expect(await roll('english-teacher', await testApp.lessonOf('algebraB', '2026-11-18'))).toBe(404)
})

test('of other groups, and for others, it stays a stranger’s', async () => {
  expect((await journal('english-teacher', algebraA)).status).toBe(404)
  expect((await journal('second-english-teacher')).status).toBe(404)
  expect((await journal('other-teacher')).body.group.is_by_lessons).toBeUndefined()
  expect(await groups('second-english-teacher')).not.toContain(algebraB)
})

test('a lesson that was not his is not opened with its quarter, and none when marks are taken no longer', async () => {
  const of = (quarter: number) =>
    testApp.as('english-teacher').get<JournalGrid>(`/api/journal/journal/group/${algebraB}/?quarter=${quarter}`)
  expect((await of(school.quarters.first)).body.lessons).toEqual([])
  await db
    .updateTable('calendar.calendar_entry')
    .set({ closes_on: '2026-11-23' })
    .where('id', '=', school.quarters.second)
    .execute()
  expect((await mark(school.studentsB[1])).status).toBe(422)
  expect((await journal('english-teacher')).status).toBe(404)
  const history = `/api/journal/journal/lesson/${lesson}/history/?student=${school.studentsB[0]}`
  expect((await testApp.as('english-teacher').get(history)).status).toBe(404)
  expect(await roll('english-teacher')).toBe(404)
  expect(await groups('english-teacher')).not.toContain(algebraB)
})
