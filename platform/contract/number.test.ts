import { expect, test } from 'vitest'
import { setLanguageSource } from './text.ts'
import { cellNumber, displayNumber, displayPercent } from './number.ts'

test.each([
  [0, '0'],
  [1853, '1\u00A0853'],
  [1.625, '1,63'],
  [-2.5, '-2,5'],
  [null, '—'],
])('%d is «%s»', (value, text) => expect(displayNumber(value)).toBe(text))
test('percents bear their sign, nothing is a dash', () => {
  expect([83.33, null].map(displayPercent)).toEqual(['83,33 %', '—'])
})
test('a cell of a list keeps all digits together', () => {
  expect([2026, 0.125].map(cellNumber)).toEqual(['2026', '0,125'])
})
test('a number is written as the reader’s language writes it', () => {
  setLanguageSource(() => ({ locale: 'en', format: (id) => id }))
  try {
    expect(displayNumber(1853.5)).toBe('1,853.5')
  } finally {
    setLanguageSource(() => undefined)
  }
})
