import { expect, test } from 'vitest'
import { keptPhone } from './phone.ts'

test.each([
  ['8 (701) 000-10-52', '+77010001052'],
  ['+7 701 000 10 52', '+77010001052'],
  ['7010001052', '+77010001052'],
  ['+49 30 1234567', '+49301234567'],
  ['12345', null],
  ['нет', null],
  ['8 701 000 10 52, 8 702', null],
])('%s is %s', (typed, kept) => expect(keptPhone(typed)).toBe(kept))
