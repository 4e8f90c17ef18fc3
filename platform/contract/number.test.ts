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
test('what is written without the browser’s formats is written as they would', () => {
  const format = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 })
  const values = [
    0,
    12_345,
    1_234_567.891,
    999_999.995,
    0.005,
    0.01,
    1.005,
    8.575,
    64.285,
    99.995,
    998.999,
    999,
    0.1 + 0.2,
    100 / 3,
    83.333_333_3,
  ]
  const many = Array.from({ length: 3_000 }, (_, index) => index / 7 + index / 200)
  for (const value of [...values, ...many]) expect(displayNumber(value)).toBe(format.format(value))
})
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
