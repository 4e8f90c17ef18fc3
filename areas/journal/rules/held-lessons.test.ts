import { expect, test } from 'vitest'
import { heldLessons } from './held-lessons.ts'

const lesson = (date: string, end_time: string, status: 'held' | 'planned' | 'cancelled' = 'planned') => ({
  date,
  end_time,
  status,
})
const lessons = [
  lesson('2026-11-19', '14:00', 'held'),
  lesson('2026-11-19', '14:50', 'cancelled'),
  lesson('2026-11-20', '08:45', 'held'),
  lesson('2026-11-20', '11:35'),
  lesson('2026-11-21', '08:45'),
]

test.each([
  ['08:44', 1],
  ['08:45', 2],
  ['10:00', 2],
  ['11:35', 3],
])('today at %s there were %i lessons', (time, held) => {
  expect(heldLessons(lessons, { today: '2026-11-20', time })).toBe(held)
})
