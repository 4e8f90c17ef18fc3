import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { JournalHistory } from '../../contract/history.ts'
import { undoCalls } from './testing/undo-calls.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const group = school.groups.algebraA
const { url, lastBatch, look, undo } = undoCalls(testApp, group)
const [first, second, third] = [school.studentsA[1], school.studentsA[2], school.studentsA[3]]
let lesson = 0
beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', '2026-11-16')
})

const results = async () => {
  const rows = await db
    .selectFrom('results.period_result')
    .where('course_id', '=', school.courses.algebra)
    .where('quarter_id', '=', school.quarters.second)
    .where('type', '=', 'quarter_score')
    .select(['student_id', 'value', 'reason'])
    .orderBy('student_id')
    .execute()
  return rows.map(({ student_id, value, reason }) => [student_id, value, reason])
}
const setResult = async (student_id: number, value: number | null, reason: string | null = 'Олимпиада') => {
  const body = { student_id, type: 'quarter_score', quarter_id: school.quarters.second, value, reason }
  expect((await testApp.as('teacher').post(url('result/'), body)).status).toBe(200)
}
/** So that «4» is recommended: all that is planned is written for 80 %, and nothing else counts. */
async function writeWorks(students: number[]) {
  await db.deleteFrom('journal.score').where('student_id', 'in', students).where('type', '=', 'fo').execute()
  const { secondSor, unplannedSor, secondSoch } = school.works
  const works = [
    { work_id: secondSor, type: 'sor', value: 16, maximum: 20 },
    { work_id: unplannedSor, type: 'sor', value: 16, maximum: 20 },
    { work_id: secondSoch, type: 'soch', value: 24, maximum: 30 },
  ]
  const rows = students.flatMap((student_id) => works.map((work) => ({ ...work, student_id, lesson_id: lesson })))
  await db.insertInto('journal.score').values(rows).execute()
}

test('the recommended results of a class are taken back at once, by who set them or reopens periods', async () => {
  await writeWorks([second, third])
  await setResult(third, 5)
  const before = await results()
  const { body: own } = await testApp
    .as('teacher')
    .get<{ results: { student_id: number; version: number; quarter_id: number }[] }>(url(''))
  const replace = own.results
    .filter((one) => one.student_id === third && one.quarter_id === school.quarters.second)
    .map(({ student_id, version }) => ({ student_id, version }))
  const taken = { type: 'quarter_score', quarter_id: school.quarters.second, replace }
  expect((await testApp.as('teacher').post(url('results/recommended/'), taken)).status).toBe(200)
  const became = await results()
  expect(became).toEqual([
    [second, 4, null],
    [third, 4, null],
  ])
  const batch = await lastBatch()
  expect((await undo(batch, {}, null)).status).toBe(401)
  expect((await undo(batch, { items: [{ subject: 'result', id: 'x' }] })).status).toBe(422)
  expect((await undo(batch, { items: [{ subject: 'result', id: 999_999 }] })).status).toBe(422)
  for (const who of ['hr', 'student', 'metodist', 'classruk', 'zavkaf'] as const)
    expect((await undo(batch, {}, who)).status).toBe(403)
  expect((await undo(batch, {}, 'other-teacher')).status).toBe(404)
  expect((await undo(batch, {}, 'teacher', school.groups.sportA)).status).toBe(404)
  expect((await look(batch)).body.items).toMatchObject([
    { subject: 'result', student: { id: second }, lesson: null, before: null, after: { value: 4 }, outcome: 'returns' },
    { subject: 'result', student: { id: third }, before: { value: 5, reason: 'Олимпиада' }, outcome: 'returns' },
  ])
  expect(await results()).toEqual(became)
  const undone = await undo(batch, {}, 'headteacher')
  expect(undone.body).toMatchObject({ returned: 2, stayed: 0 })
  expect(await results()).toEqual(before)
  expect((await undo(undone.body.batch, {}, 'headteacher')).body).toMatchObject({ returned: 2 })
  expect(await results()).toEqual(became)
})

test('results set one after the other are one batch; what was changed since stays, and a closed period is refused', async () => {
  const before = await results()
  await setResult(first, 3)
  await setResult(second, 5)
  await testApp.as('teacher').remove(`/api/journal/journal/result/${await idOf(first)}`)
  await setResult(first, 2)
  const batch = await lastBatch()
  const closes = (closes_on: string) =>
    db.updateTable('calendar.calendar_entry').set({ closes_on }).where('id', '=', school.quarters.second).execute()
  await closes('2026-11-19')
  expect((await undo(batch)).status).toBe(422)
  await closes('2027-01-10')
  expect((await look(batch)).body.items.map(({ outcome }) => outcome)).toEqual(['returns', 'returns'])
  expect((await undo(batch)).body).toMatchObject({ returned: 2, stayed: 0 })
  expect(await results()).toEqual(before)
  await setResult(first, 3)
  const next = await lastBatch()
  expect(next).not.toBe(batch)
  await db
    .updateTable('results.period_result')
    .set({ value: 5, version: 7 })
    .where('id', '=', await idOf(first))
    .execute()
  expect((await undo(next)).status).toBe(409)
})
const idOf = async (student: number) => {
  const row = await db
    .selectFrom('results.period_result')
    .where('student_id', '=', student)
    .where('course_id', '=', school.courses.algebra)
    .where('quarter_id', '=', school.quarters.second)
    .select('id')
    .executeTakeFirstOrThrow()
  return row.id
}

test('topics and homework of a column are taken back at once', async () => {
  const lessons = await Promise.all(
    ['2026-11-09', '2026-11-11', '2026-11-13'].map((day) => testApp.lessonOf('algebraA', day)),
  )
  const texts = async () =>
    db
      .selectFrom('journal.lesson_text')
      .where('lesson_id', 'in', lessons)
      .select(['topic', 'homework'])
      .orderBy('lesson_id')
      .execute()
  const write = async (id: number, body: object) => {
    const row = await db
      .selectFrom('journal.lesson_text')
      .where('lesson_id', '=', id)
      .select('version')
      .executeTakeFirstOrThrow()
    const given = { ...body, version: row.version }
    expect((await testApp.as('teacher').patch(`/api/journal/journal/lesson/${id}/`, given)).status).toBe(200)
  }
  const before = await texts()
  for (const [index, id] of lessons.entries()) await write(id, { topic: `Тема ${index}` })
  await write(lessons[0] ?? 0, { homework: '§ 12' })
  const batch = await lastBatch()
  expect((await undo(batch, {}, null)).status).toBe(401)
  expect((await undo(batch, { items: [{ subject: 'lesson', id: 1 }] })).status).toBe(422)
  expect((await undo(batch, {}, 'zavkaf')).status).toBe(403)
  expect((await undo(batch, {}, 'other-teacher')).status).toBe(404)
  const { body } = await look(batch)
  expect(body.items).toMatchObject(
    lessons.map((id, index) => ({
      subject: 'lesson',
      id,
      student: null,
      lesson: { id },
      before: before[index],
      after: { topic: `Тема ${index}` },
      outcome: 'returns',
    })),
  )
  expect((await undo(batch)).body).toMatchObject({ returned: 3, stayed: 0 })
  expect(await texts()).toEqual(before)
  const history = (await testApp.as('teacher').get<JournalHistory>(url('history/?kind=topics'))).body
  expect(history.batches.map(({ size, is_undoing, is_undone }) => [size, is_undoing, is_undone])).toEqual([
    [3, true, false],
    [4, false, true],
  ])
  await write(lessons[1] ?? 0, { topic: 'Другая' })
  const later = (await look(history.batches[0]?.id ?? '')).body.items
  expect(later.map(({ outcome }) => outcome)).toEqual(['returns', 'changed', 'returns'])
  expect(later[1]?.reason).toMatch(/^Позже изменено: Сотрудник Учитель, /)
})
