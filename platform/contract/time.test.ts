import { expect, test } from 'vitest'
import { combineDateWithTime, displayMinutes, formatTime, isTimeText, parseTime, shortTime } from './time.ts'

test.each(['00:00', '08:45', '23:59', '24:00', '24:59', '08:45:00', '08:45:59', '24:00:00'])(
  '%s is of the form',
  (text) => {
    expect(isTimeText(text)).toBe(true)
  },
)
test.each([
  '',
  '8:45',
  '25:00',
  '08:60',
  '08:45:60',
  '08:4',
  '0845',
  '08:45:',
  '08:45:0',
  ' 08:45',
  '08:45\n',
  '-1:00',
])('%j is not', (text) => {
  expect(isTimeText(text)).toBe(false)
  expect(parseTime(text, 'end')).toBeNull()
})

test.each([
  ['00:00', 'start', 0],
  ['08:45', 'start', 525],
  ['08:45:59', 'start', 525],
  ['23:59', 'end', 1439],
  ['24:00', 'end', 1440],
  ['24:00:00', 'end', 1440],
  ['24:00', 'start', null],
  ['24:01', 'end', null],
  ['24:00:01', 'end', null],
] as const)('%s as %s is %j minutes', (text, place, minutes) => {
  expect(parseTime(text, place)).toBe(minutes)
})

test('given as HH:MM', () => {
  expect(formatTime(525)).toBe('08:45')
  expect(shortTime('08:45:30')).toBe('08:45')
  expect(shortTime('24:00', 'end')).toBe('24:00')
  expect(shortTime('24:00')).toBeNull()
})

test.each([
  [0, 'нет данных'],
  [300, 'нет данных'],
  [1500, 'нет данных'],
  [null, 'нет данных'],
  [undefined, 'нет данных'],
  [-5, 'нет данных'],
  [1441, 'нет данных'],
  [7.5, 'нет данных'],
  [1, '00:01'],
  [299, '04:59'],
  [301, '05:01'],
  [525, '08:45'],
  [1440, '24:00'],
])('%j minutes read %s', (minutes, shown) => {
  expect(displayMinutes(minutes)).toBe(shown)
})

test.each([
  [8, 45, '2026-09-01T08:45'],
  ['08', '05', '2026-09-01T08:05'],
  [0, 0, '2026-09-01T00:00'],
  [24, 0, '2026-09-02T00:00'],
  [null, 30, null],
  ['', 30, null],
  [8, undefined, null],
  [8, '', null],
  [25, 0, null],
  [24, 1, null],
  [8, 60, null],
  ['x', 0, null],
])('%j hours and %j minutes of a date', (hours, minutes, combined) => {
  expect(combineDateWithTime('2026-09-01', hours, minutes)).toBe(combined)
})
