import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Week } from '../../contract/week.ts'
import { publishVersion } from '../publish/publish-version.ts'
import { moveLesson } from './move-lesson.ts'
import { lessonHolds } from '#apps/server/areas.ts'
import { startTestApp, type TestApp, type Who } from '#tests/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const monday = '2026-11-23'
const place = { date: '2026-11-26', shift: 1, slot: 4, roomId: 1 }
const move = async (group: 'algebraA' | 'englishA1', from: string, to: Partial<typeof place>) =>
  moveLesson(testApp.db, await testApp.lessonOf(group, from), { ...place, ...to })
const weekOf = async (who: Who, slug: string) =>
  (await testApp.as(who).get<Week>(`/api/schedule/week/${slug}/?date=${monday}`)).body
const rowOf = (id: number) =>
  testApp.db.selectFrom('timetable.lesson').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test.each([
  ['a teacher who teaches', { date: '2026-11-26', slot: 3, roomId: 2 }, 'у учащихся урок «Физическая культура, 7А»'],
  ['a room in use', { date: monday, slot: 1, roomId: 2 }, 'в кабинете 202 урок «Алгебра, 7Б»'],
  ['no bell', { slot: 9 }, 'нет звонка'],
  ['another year', { date: '2026-05-20' }, 'нет звонка'],
])('409: %s', async (_, to, sentence) => {
  await expect(move('algebraA', '2026-11-25', to)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(sentence) as unknown,
  })
})
test('404 and 409: no such lesson, one that was held or cancelled', async () => {
  await expect(moveLesson(testApp.db, 999_999, place)).rejects.toMatchObject({ status: 404 })
  await expect(move('algebraA', '2026-11-18', {})).rejects.toMatchObject({ status: 409 })
})
test('a teacher of two groups is not in both at once', async () => {
  const own = await testApp.lessonOf('englishA1', '2026-11-24')
  await testApp.db
    .updateTable('timetable.lesson_teacher')
    .set({ teacher_id: 51 })
    .where('lesson_id', '=', own)
    .execute()
  await expect(moveLesson(testApp.db, own, { date: monday, shift: 1, slot: 1, roomId: 3 })).rejects.toMatchObject({
    message: expect.stringContaining('Серикова Алия Маратовна ведёт «Алгебра, 7Б»') as unknown,
  })
})

test('a moved lesson stands at its new place and leaves word at the old one; publishing does not fill it', async () => {
  const id = await testApp.lessonOf('algebraA', '2026-11-25')
  await moveLesson(testApp.db, id, place)
  const week = await weekOf('teacher', 'class-1')
  const from = { date: '2026-11-25', shift: 1, slot: 1 }
  expect(week.days[3]?.lessons.find((lesson) => lesson.id === id)).toMatchObject({
    status: 'moved',
    slot: 4,
    start_time: '10:50',
    moved_from: from,
  })
  expect(week.days[2]?.lessons).toEqual([])
  expect(week.days[2]?.moved_away).toMatchObject([
    { id, slot: 1, course: { title: 'Алгебра' }, to: { date: '2026-11-26', shift: 1, slot: 4 } },
  ])
  expect((await weekOf('teacher', 'room-1')).days[2]?.moved_away).toEqual([])

  await publishVersion(testApp.db, 1, { start_date: '2026-11-21', end_date: '2026-12-25' }, lessonHolds)
  expect((await weekOf('teacher', 'class-1')).days[2]?.lessons).toEqual([])
  expect(await rowOf(id)).toMatchObject({ date: '2026-11-26', entry_id: 2 })

  await moveLesson(testApp.db, id, { date: '2026-12-03', shift: 1, slot: 5, roomId: null })
  const emptied = await weekOf('teacher', 'class-1')
  expect(emptied.days[2]?.moved_away).toMatchObject([{ id, to: { date: '2026-12-03' } }])
  expect(emptied.days[3]?.moved_away).toEqual([])

  await moveLesson(testApp.db, id, { ...from, roomId: 1 })
  expect(await rowOf(id)).toMatchObject({ status: 'planned', moved_from_date: null, version: 4 })
})
