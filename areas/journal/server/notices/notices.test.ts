import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { inRussian } from '#tests/said.ts'
import { notifyNewMarks } from './new-marks.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const [student] = school.studentsA
const notices = async () =>
  inRussian(
    await db
      .selectFrom('notices.notice as n')
      .innerJoin('access.account as a', 'a.id', 'n.account_id')
      .select(['a.login', 'n.title', 'n.text', 'n.link'])
      .orderBy('n.id')
      .execute(),
  )
/** Lets time pass for what was written until now. */
async function pass(minutes: number) {
  await sql`alter table history.change disable trigger append_only`.execute(db)
  await sql`update history.change set at = at - make_interval(mins => ${minutes})`.execute(db)
  await sql`update journal.mark_notification set notified_at = notified_at - make_interval(mins => ${minutes})`.execute(
    db,
  )
}
const mark = async (date: string, value: number, id: number = student) => {
  const lesson = await testApp.lessonOf('algebraA', date)
  const { status } = await testApp
    .as('teacher')
    .post(`/api/journal/journal/lesson/${lesson}/score/`, { student_id: id, value })
  expect(status).toBe(200)
}
const gather = () => notifyNewMarks(testApp.context)

beforeEach(async () => {
  await db.deleteFrom('notices.notice').execute()
  await db.deleteFrom('journal.mark_notification').execute()
  await sql`alter table history.change disable trigger append_only`.execute(db)
  await sql`delete from history.change`.execute(db)
})

test('saving tells nobody; a moment later student and parent hear of all marks at once', async () => {
  await mark('2026-11-13', 7)
  await mark('2026-11-16', 9)
  await gather()
  expect(await notices()).toEqual([])
  await pass(2)
  await gather()
  const text = 'Алгебра: 7, 9'
  expect((await notices()).toSorted((one, other) => (one.login < other.login ? -1 : 1))).toEqual([
    { login: 'parent@school.test', title: 'Новые отметки: Данияр', text, link: `/dashboard?student=${student}` },
    { login: 'student@school.test', title: 'Новые отметки', text, link: '/journal' },
  ])
  await gather()
  expect(await notices()).toHaveLength(2)
})

test('of one course once an hour, then of what came meanwhile only', async () => {
  await mark('2026-11-13', 7)
  await pass(2)
  await gather()
  await mark('2026-11-16', 8)
  await pass(30)
  await gather()
  expect(await notices()).toHaveLength(2)
  await pass(31)
  await gather()
  expect((await notices()).map(({ text }) => text)).toEqual(['Алгебра: 7', 'Алгебра: 7', 'Алгебра: 8', 'Алгебра: 8'])
  await pass(61)
  await gather()
  expect(await notices()).toHaveLength(4)
})

test('a mark taken back at once is not told; one of a child of nobody with an account neither', async () => {
  const lesson = await testApp.lessonOf('algebraA', '2026-11-09')
  const teacher = testApp.as('teacher')
  const { body } = await teacher.post<{ id: number }>(`/api/journal/journal/lesson/${lesson}/score/`, {
    student_id: student,
    value: 4,
  })
  await teacher.remove(`/api/journal/journal/lesson/score/${body.id}`)
  await mark('2026-11-13', 6, school.studentsA[2])
  await pass(2)
  await gather()
  expect(await notices()).toEqual([])
})
