import { expect, test } from 'vitest'
import { numberObjection } from './number-objection.ts'

const bounds = { lines: [{ key: 'a' }, { key: 'b' }], max: 40, decimals: 1 }

test.each([
  [{ a: 1, b: 40 }, null],
  [{ a: 0.5, b: 0.1 }, null],
  [{ a: 1 }, 'Заполните все строки'],
  [{ a: 1, b: 2, c: 3 }, 'Такой строки в норме нет'],
  [{ a: -1, b: 2 }, 'Число от 0 до 40'],
  [{ a: 41, b: 2 }, 'Число от 0 до 40'],
  [{ a: 0.25, b: 2 }, 'Не больше 1 знаков после запятой'],
])('%j: %s', (numbers, objection) => {
  expect(numberObjection(numbers, bounds)?.toString() ?? null).toBe(objection)
})

test('whole numbers only', () => {
  expect(String(numberObjection({ a: 0.5, b: 1 }, { ...bounds, decimals: 0 }))).toBe('Только целые числа')
})
