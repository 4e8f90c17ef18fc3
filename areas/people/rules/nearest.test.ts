import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test('the title most like what was written, or none', () => {
  const titles = ['Казахи', 'Корейцы', 'Республика Казахстан', 'Украинцы']
  expect(nearest('казахка', titles)).toBe('Казахи')
  expect(nearest('Казакстан', titles)).toBe('Республика Казахстан')
  expect(nearest('украинци', titles)).toBe('Украинцы')
  expect(nearest('zzz', titles)).toBe(null)
  expect(nearest('Казахи', [])).toBe(null)
})
