import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { LessonRoll, RollCall } from '../contract/roll.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const lesson = await testApp.lessonOf('algebraA', school.today)
const path = (id: number | string) => `/api/journal/journal/lesson/${id}/roll/`
const call = (who: Who | null, id: number | string = lesson) => testApp.as(who).post<RollCall>(path(id))
const takeBack = (who: Who | null, id: number | string = lesson) => testApp.as(who).remove(path(id))
const called = async (id = lesson) => (await testApp.as('teacher').get<LessonRoll>(path(id))).body.called

test('401, 422, 403, a stranger’s lesson', async () => {
  for (const act of [call, takeBack]) {
    expect((await act(null)).status).toBe(401)
    expect((await act('teacher', 'x')).status).toBe(422)
    for (const who of ['hr', 'parent', 'student', 'zavkaf'] as const) expect((await act(who)).status).toBe(403)
    expect((await act('other-teacher')).status).toBe(404)
    expect((await act('teacher', 999_999)).status).toBe(404)
  }
  expect(await called()).toBeNull()
})

test('all are there: it is known that the roll was called, by whom and when, until it is taken back', async () => {
  const said = await call('teacher')
  expect(said.status).toBe(200)
  expect(said.body.by).toMatch(/^Сотрудник У/)
  expect(Date.parse(said.body.at)).not.toBeNaN()
  expect(await called()).toEqual(said.body)
  // said twice it stays the first time
  expect((await call('teacher')).body).toEqual(said.body)
  expect((await takeBack('teacher')).status).toBe(200)
  expect(await called()).toBeNull()
})

test('of a lesson before the school kept this nobody is named, until somebody says it', async () => {
  await db.insertInto('roll.roll_call').values({ lesson_id: lesson }).execute()
  expect(await called()).toBeNull()
  expect((await call('teacher')).body.by).toMatch(/^Сотрудник У/)
  await takeBack('teacher')
})

test('a substitute calls the roll of the lesson; who is to come or closed is not called', async () => {
  const stoodIn = await testApp.lessonOf('algebraB', school.today)
  expect((await call('english-teacher', stoodIn)).status).toBe(200)
  const { id: later } = await db
    .selectFrom('timetable.lesson')
    .where('date', '>', school.today)
    .where('group_id', '=', 1)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect((await call('teacher', later)).status).toBe(409)
  const { id: closed } = await db
    .selectFrom('timetable.lesson')
    .where('date', '<', '2026-10-20')
    .where('group_id', '=', 1)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect((await call('teacher', closed)).status).toBe(409)
})
