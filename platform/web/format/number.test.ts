import { expect, test } from 'vitest'
import { displayNumber } from './number.ts'

test.each([
  [0, '0'],
  [1853, '1\u00A0853'],
  [1.625, '1,63'],
  [-2.5, '-2,5'],
])('%d is «%s»', (value, text) => expect(displayNumber(value)).toBe(text))
