import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { roomNews, type RoomNews } from './room-news.ts'

const minute = 60_000
let news: RoomNews
beforeEach(() => {
  vi.useFakeTimers()
  news = roomNews()
  vi.advanceTimersByTime(2 * minute)
})
afterEach(() => vi.useRealTimers())

test('news of one’s own rooms counts from thirty seconds before the reading', () => {
  news.note(['journal:1'])
  vi.advanceTimersByTime(minute)
  expect(news.hasNews(['journal:1', 'school'], 31_000)).toBe(true)
  expect(news.hasNews(['journal:1', 'school'], 29_000)).toBe(false)
  expect(news.hasNews(['journal:2'], minute)).toBe(false)
  news.note(['journal:1', 'journal:2'])
  expect(news.hasNews(['journal:2'], 0)).toBe(true)
})

test('what can’t be known counts as news: before the server heard, longer ago than it keeps, and what is no age', () => {
  expect(news.hasNews(['school'], 89_000)).toBe(false)
  expect(news.hasNews(['school'], 91_000)).toBe(true)
  for (const age of [undefined, null, '5', -1, Number.NaN, {}]) expect(news.hasNews(['school'], age)).toBe(true)
  vi.advanceTimersByTime(20 * minute)
  expect(news.hasNews(['school'], 9 * minute)).toBe(false)
  expect(news.hasNews(['school'], 10 * minute)).toBe(true)
  news.forget()
  expect(news.hasNews(['school'], 0)).toBe(true)
  vi.advanceTimersByTime(minute)
  expect(news.hasNews(['school'], 0)).toBe(false)
})
