import { expect, test } from 'vitest'
import { openLessons, type BellLesson } from './open-lessons.ts'

const lesson = (shift: number, number: number, starts_at: string, ends_at: string): BellLesson => ({
  shift,
  number,
  starts_at,
  ends_at,
})
const bells = [
  lesson(1, 1, '08:00', '08:45'),
  lesson(1, 2, '08:55', '09:40'),
  lesson(2, 1, '09:30', '10:15'),
  lesson(2, 2, '10:25', '11:10'),
]
const days = [0, 1]
const closed = (weekday: number, shift: number, slot: number) => ({ weekday, shift, slot, kind: 'closed' as const })
const nothing = { hours: [], methodical_day: null }

test('two lessons that ring at one time are one', () => {
  const { all, byShift } = openLessons(bells, days, nothing)
  expect(all).toBe(6)
  expect([...byShift]).toEqual([
    [1, 4],
    [2, 4],
  ])
})
test('closed hours and the methodical day take lessons away, unwanted ones do not', () => {
  expect(openLessons(bells, days, { hours: [], methodical_day: 1 }).all).toBe(3)
  expect(openLessons(bells, days, { hours: [], methodical_day: 5 }).all).toBe(6)
  const hours = [closed(0, 1, 2), closed(0, 1, 1), { ...closed(0, 2, 1), kind: 'unwanted' as const }]
  const { all, byShift } = openLessons(bells, days, { hours, methodical_day: 1 })
  expect([all, byShift.get(1), byShift.get(2)]).toEqual([2, undefined, 2])
})
