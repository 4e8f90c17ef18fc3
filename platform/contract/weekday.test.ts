import { expect, test } from 'vitest'
import { weekdays } from './enumerations.ts'
import { indexOfWeekday, isBusinessDay, weekdayOfIndex } from './weekday.ts'

test.each([
  [0, 'mon'],
  [1, 'tue'],
  [4, 'fri'],
  [5, 'sat'],
  [6, 'sun'],
  [7, 'sun'],
])('index %i is %s', (index, weekday) => {
  expect(weekdayOfIndex(index)).toBe(weekday)
})
test.each([8, -1, 1.5, Number.NaN, Infinity])('index %d is out of range', (index) => {
  expect(() => weekdayOfIndex(index)).toThrow('Weekday index out of range')
})
test('index and weekday are inverse', () => {
  for (const weekday of weekdays) expect(weekdayOfIndex(indexOfWeekday(weekday))).toBe(weekday)
})
test('business days end on Friday', () => {
  expect(weekdays.map(isBusinessDay)).toEqual([true, true, true, true, true, false, false])
})
