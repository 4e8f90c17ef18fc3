import { afterAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { listDayChanges, listRoomless } from '../../contract/day-changes.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const changes = (who: Who | null) =>
  testApp.as(who).get<Output<typeof listDayChanges>>('/api/schedule/lessons/changes/')
const roomless = (who: Who | null) =>
  testApp.as(who).get<Output<typeof listRoomless>>('/api/schedule/lessons/without-room/')

test('the staff see what is otherwise today; students and families do not', async () => {
  expect((await changes(null)).status).toBe(401)
  for (const who of ['student', 'parent', 'partner_do'] as const) expect((await changes(who)).status).toBe(403)
  const { body } = await changes('library')
  expect(body).toMatchObject({
    date: '2026-11-20',
    total: 1,
    items: [
      { course: 'Алгебра', group: '7Б', class_id: testApp.school.classes.b, slot: 1, status: 'held', room: '202' },
    ],
  })
  expect(body.items[0]?.replaced).not.toBeNull()
  expect(body.items[0]?.teacher).not.toBe(body.items[0]?.replaced)
})

test('lessons of the week ahead without a room, to who keeps the timetable', async () => {
  expect((await roomless(null)).status).toBe(401)
  for (const who of ['teacher', 'director', 'library'] as const) expect((await roomless(who)).status).toBe(403)
  expect((await roomless('schedule_administrator')).body).toEqual({ total: 0, items: [] })
  const lose = (date: string) =>
    db
      .updateTable('timetable.lesson')
      .set({ room_id: null })
      .where('group_id', '=', testApp.school.groups.algebraA)
      .where('date', '=', date)
      .execute()
  for (const date of ['2026-11-23', '2026-11-27']) await lose(date)
  expect((await roomless('schedule_administrator')).body).toMatchObject({
    total: 1,
    items: [{ course: 'Алгебра', group: '7А', date: '2026-11-23', slot: 1, teacher: 'Сотрудник У.' }],
  })
})
