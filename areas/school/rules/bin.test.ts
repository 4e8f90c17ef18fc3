import { expect, test } from 'vitest'
import { binObjection, isDoubtfulBin } from './bin.ts'

test.each([
  ['990340001234', null],
  ['99034000123', 'БИН состоит из 12 цифр'],
  ['99034000123а', 'БИН состоит из 12 цифр'],
])('%s: %s', (bin, objection) => expect(binObjection(bin)).toBe(objection))

test('the control digit is a doubt', () => {
  const sound = Array.from({ length: 10 }, (_, digit) => `99034000123${digit}`).filter((bin) => !isDoubtfulBin(bin))
  expect(sound.length).toBeLessThanOrEqual(1)
  expect(isDoubtfulBin('12')).toBe(false)
})
