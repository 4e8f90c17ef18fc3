import { expect, test } from 'vitest'
import { negotiate } from './language.ts'

const known = ['ru', 'kk', 'en']

test.each([
  ['kk-KZ,kk;q=0.9,ru;q=0.8', 'kk'],
  ['de, en;q=0.5, ru;q=0.7', 'ru'],
  ['kk;q=0, en', 'en'],
  ['de', 'ru'],
  ['', 'ru'],
  [undefined, 'ru'],
])('%s: %s', (requested, best) => {
  expect(negotiate(requested, known)).toBe(best)
})

test('one language needs no choosing', () => {
  expect(negotiate('kk', ['ru'])).toBe('ru')
})
