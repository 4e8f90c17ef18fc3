import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

const night = { start_time: '22:00', end_time: '07:00' }
const noon = { start_time: '12:00', end_time: '13:30' }

test.each([
  [null, '03:00', false],
  [night, '21:59', false],
  [night, '22:00', true],
  [night, '23:59', true],
  [night, '00:00', true],
  [night, '06:59', true],
  [night, '07:00', false],
  [noon, '12:00', true],
  [noon, '13:29', true],
  [noon, '13:30', false],
  [noon, '00:00', false],
] as const)('%j at %s: %s', (hours, time, quiet) => {
  expect(isQuiet(hours, time)).toBe(quiet)
})
