import { expect, test } from 'vitest'
import { ofDay } from './numbers-of-day.ts'

const dated = [{ since: '2026-09-01' }, { since: '2021-09-01' }]

test.each([
  ['2021-08-31', '2021-09-01'],
  ['2021-09-01', '2021-09-01'],
  ['2026-08-31', '2021-09-01'],
  ['2026-09-01', '2026-09-01'],
  ['2030-01-01', '2026-09-01'],
])('on %s holds what began on %s', (day, since) => {
  expect(ofDay(dated, day).since).toBe(since)
})
