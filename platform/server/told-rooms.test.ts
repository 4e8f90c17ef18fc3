import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toldRooms, type ToldRooms } from './told-rooms.ts'

const minute = 60_000
let told: ToldRooms
beforeEach(() => {
  vi.useFakeTimers()
  told = toldRooms()
  vi.advanceTimersByTime(2 * minute)
})
afterEach(() => vi.useRealTimers())

test('news of one’s own rooms counts from thirty seconds before the reading', () => {
  told.note(['journal:1'])
  vi.advanceTimersByTime(minute)
  expect(told.hasTold(['journal:1', 'school'], 31_000)).toBe(true)
  expect(told.hasTold(['journal:1', 'school'], 29_000)).toBe(false)
  expect(told.hasTold(['journal:2'], minute)).toBe(false)
  told.note(['journal:1', 'journal:2'])
  expect(told.hasTold(['journal:2'], 0)).toBe(true)
})

test('what can’t be known counts as told: before the server heard, longer ago than it keeps, and what is no age', () => {
  expect(told.hasTold(['school'], 89_000)).toBe(false)
  expect(told.hasTold(['school'], 91_000)).toBe(true)
  for (const age of [undefined, null, '5', -1, Number.NaN, {}]) expect(told.hasTold(['school'], age)).toBe(true)
  vi.advanceTimersByTime(20 * minute)
  expect(told.hasTold(['school'], 9 * minute)).toBe(false)
  expect(told.hasTold(['school'], 10 * minute)).toBe(true)
  told.forget()
  expect(told.hasTold(['school'], 0)).toBe(true)
  vi.advanceTimersByTime(minute)
  expect(told.hasTold(['school'], 0)).toBe(false)
})
