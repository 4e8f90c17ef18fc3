import { expect, test } from 'vitest'
import { laidIntoMask, maskFlaw, maskObjection } from './mask.ts'

test.each([
  ['000-000', '123-456', true],
  ['000-000', '123456', false],
  ['000-000', '123-45', false],
  ['№ А-00', '№ Қ-07', true],
  ['№ А-00', '№ 1-07', false],
  ['**', 'a1', true],
  ['**', 'a-', false],
])('«%s» of «%s»: %s', (mask, text, fits) => expect(maskObjection(mask, text) === null).toBe(fits))

test.each([
  ['000-000', '123456', '123-456'],
  ['000-000', '12', '12'],
  ['000-000', '123', '123'],
  ['000-000', '123-4', '123-4'],
  ['000-000', 'a1b2c3d4', '123-4'],
  ['№ 00', '5', '№ 5'],
  ['№ 00', '№ 57', '№ 57'],
  ['00', '', ''],
  ['00', '12345', '12'],
])('into «%s» is laid «%s»: «%s»', (mask, typed, laid) => expect(laidIntoMask(mask, typed)).toBe(laid))

test('a mask leaves something to be filled in', () => {
  expect(maskFlaw('---')).not.toBeNull()
  expect(maskFlaw('№ 0')).toBeNull()
})
