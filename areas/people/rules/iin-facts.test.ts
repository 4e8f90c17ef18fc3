import { expect, test } from 'vitest'
import { bornOn, sexOf } from './iin-facts.ts'

const unknown = { iin: null, birth_date: null, sex: null }
test.each([
  [
    'written down',
    { ...unknown, iin: '130215500101', birth_date: '2013-02-16', sex: 'female' as const },
    '2013-02-16',
    'female',
  ],
  ['by the IIN', { ...unknown, iin: '130215500101' }, '2013-02-15', 'male'],
  ['by nothing', unknown, null, null],
  ['by an IIN without a date', { ...unknown, iin: '139915500101' }, null, null],
])('%s', (_, known, date, sex) => {
  expect(bornOn(known, '2026-11-20')).toBe(date)
  expect(sexOf(known)).toBe(sex)
})

test('a birth date that the IIN puts into the future is none, on the day itself it is one', () => {
  const known = { ...unknown, iin: '130215500101' }
  expect([bornOn(known, '2013-02-14'), bornOn(known, '2013-02-15')]).toEqual([null, '2013-02-15'])
})
