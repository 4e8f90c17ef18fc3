import { expect, test } from 'vitest'
import { comingEntries } from './coming-entries.ts'

const entry = (type: 'quarter' | 'holiday' | 'day_off' | 'event', start_date: string, end_date = start_date) => ({
  type,
  start_date,
  end_date,
})
const winter = entry('holiday', '2026-12-28', '2027-01-06')
const christmas = entry('day_off', '2027-01-07')
const fair = entry('event', '2026-11-20')

test('what is over, quarters and days off within holidays are left out', () => {
  const all = [
    entry('event', '2026-11-19'),
    entry('quarter', '2026-11-02', '2026-12-25'),
    fair,
    winter,
    entry('day_off', '2027-01-01'),
    christmas,
  ]
  expect(comingEntries(all, '2026-11-20')).toEqual([fair, winter, christmas])
  expect(comingEntries(all, '2027-01-02')).toEqual([winter, christmas])
})
