import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { ChangesCard } from './changes-card.tsx'
import { RoomlessCard } from './roomless-card.tsx'

const lesson = {
  id: '7',
  date: '2026-11-23',
  slot: 2,
  start_time: '08:50',
  course: 'Алгебра',
  group: '7А',
  class_id: 3,
  teacher: 'Ким В. А.',
}

test('each line leads to the week in which the lesson stands', async () => {
  http.answer('/api/schedule/lessons/changes/', () => [
    200,
    { date: lesson.date, total: 1, items: [{ ...lesson, status: 'held', room: '202', replaced: 'Ли А. А.' }] },
  ])
  http.answer('/api/schedule/lessons/without-room/', () => [200, { total: 1, items: [lesson] }])
  openCards(ChangesCard, RoomlessCard)
  for (const name of ['Изменения в уроках: понедельник, 23 ноября', 'Уроки без кабинета на неделю']) {
    const { ways } = await readCard(name)
    expect(ways).toEqual([['Алгебра, 7А', '/timetable/class-3?date=2026-11-23']])
  }
})
