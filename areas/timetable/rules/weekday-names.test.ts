import { expect, test } from 'vitest'
import { weekdaysOf } from './weekday-names.ts'

test.each([
  ['Russian, short', ['Пн', 'Вт', 'Ср'], [0, 1, 2]],
  ['English, from Sunday', ['Sunday', 'Monday', 'Tuesday'], [6, 0, 1]],
  ['another language by order', ['h', 'k', 'sz', 'cs', 'p'], [0, 1, 2, 3, 4]],
  ['a name twice is no name', ['Пн', 'Пн'], [0, 1]],
  ['two weeks in one', ['1', '2', '3', '4', '5', '6', '7', '8'], [0, 1, 2, 3, 4, 5, 6, null]],
])('%s', (_, names, weekdays) => {
  expect(weekdaysOf(names)).toEqual(weekdays)
})
