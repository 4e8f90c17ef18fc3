import { expect, test } from 'vitest'
import { setLanguageSource } from '#platform/contract/text.ts'
import { monthNames } from '../date/month.ts'
import { dayAndMonth, daySpan, weekdayAndDay } from './day.ts'

test('a day in words', () => {
  expect(dayAndMonth('2026-11-20')).toBe('20 ноября')
  expect(weekdayAndDay('2026-11-20')).toBe('Пятница, 20 ноября')
})
test('months in the words of whoever reads them', () => {
  setLanguageSource(() => ({ locale: 'en', format: (id) => id }))
  try {
    expect(monthNames()[10]).toBe('November')
  } finally {
    setLanguageSource(() => undefined)
  }
})
test.each([
  ['2026-11-16', '2026-11-22', '16–22 ноября 2026'],
  ['2026-11-30', '2026-12-06', '30 ноября – 6 декабря 2026'],
  ['2026-12-28', '2027-01-03', '28 декабря 2026 – 3 января 2027'],
])('%s to %s', (from, to, words) => {
  expect(daySpan(from, to)).toBe(words)
})
