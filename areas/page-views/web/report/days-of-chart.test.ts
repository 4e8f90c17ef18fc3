import { expect, test } from 'vitest'
import { addDays } from '#platform/contract/calendar-date.ts'
import { barsOf } from './days-of-chart.ts'

const range = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: addDays('2026-11-20', index + 1 - count), views: 2 }))

test('a month day by day', () => {
  const { by, bars } = barsOf(range(30))
  expect(by).toBe('day')
  expect(bars).toHaveLength(30)
  expect(bars.at(-1)).toMatchObject({ date: '2026-11-20', views: 2 })
})

test('longer than that week by week, nothing lost', () => {
  const { by, bars } = barsOf(range(90))
  expect(by).toBe('week')
  expect(bars.at(-1)).toEqual({ date: '2026-11-16', views: 10 })
  expect(bars.reduce((sum, { views }) => sum + views, 0)).toBe(180)
})
