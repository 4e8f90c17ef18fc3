import { expect, test } from 'vitest'
import { formatDateRange, parseDateRange } from './date-range.ts'

test.each(['2026-09-01~2026-10-26', '2026-09-01~2026-09-01'])('%s is a range', (text) => {
  const range = parseDateRange(text)
  expect(range).toEqual({ start_date: text.slice(0, 10), end_date: text.slice(11) })
  expect(range && formatDateRange(range)).toBe(text)
})
test.each([
  '',
  '~',
  '2026-09-01',
  '2026-09-01~',
  '~2026-09-01',
  '2026-10-26~2026-09-01',
  '2026-09-01~2026-09-31',
  '2026-09-01~2026-10-26~2026-10-27',
  '2026-09-01 ~ 2026-10-26',
  '2026-09-01-2026-10-26',
])('%j is none', (text) => {
  expect(parseDateRange(text)).toBeNull()
})
