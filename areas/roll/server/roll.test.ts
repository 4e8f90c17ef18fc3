import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { LessonRoll } from '../contract/roll.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const lesson = await testApp.lessonOf('algebraA', school.today)
const [first, second, third] = school.studentsA
const roll = (who: Who | null, id: number | string = lesson) =>
  testApp.as(who).get<LessonRoll>(`/api/journal/journal/lesson/${id}/roll/`)

test('a roll is for who reads the journal or stands in', async () => {
  expect((await roll(null)).status).toBe(401)
  expect((await roll('teacher', 'x')).status).toBe(422)
  for (const who of ['hr', 'parent'] as const) expect((await roll(who)).status).toBe(403)
  for (const who of ['other-teacher', 'student'] as const) expect((await roll(who)).status).toBe(404)
  expect((await roll('teacher', 999_999)).status).toBe(404)
  expect((await roll('teacher')).status).toBe(200)
  expect((await roll('english-teacher', await testApp.lessonOf('algebraB', school.today))).status).toBe(200)
})

test('tells who was away earlier today, or ill on the last day of study', async () => {
  await db.deleteFrom('journal.miss').execute()
  const kinds = await db.selectFrom('miss_kinds.miss_kind').select(['code', 'id']).execute()
  const kind = (code: string) => kinds.find((one) => one.code === code)?.id ?? 0
  const lessons = await db
    .selectFrom('timetable.lesson as l')
    .innerJoin('classes.group_member as m', 'm.group_id', 'l.group_id')
    .where('m.student_id', '=', second)
    .where('l.date', '<', school.today)
    .where('l.date', '>=', '2026-11-16')
    .select(['l.id', 'l.date'])
    .orderBy('l.date', 'desc')
    .execute()
  const [last] = lessons
  const earlier = lessons.find(({ date }) => date < (last?.date ?? ''))
  await db
    .insertInto('journal.miss')
    .values([
      { lesson_id: last?.id ?? 0, student_id: second, kind_id: kind('ill') },
      // without a reason yesterday says nothing of today
      { lesson_id: last?.id ?? 0, student_id: third, kind_id: kind('absent') },
      { lesson_id: earlier?.id ?? 0, student_id: first, kind_id: kind('ill') },
    ])
    .execute()
  const { students, hints } = (await roll('teacher')).body
  expect(students.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([...school.studentsA, school.mover])
  expect(hints).toMatchObject([
    { student_id: second, kind_id: kind('ill'), reason: null, earlier: { date: last?.date } },
  ])
})
