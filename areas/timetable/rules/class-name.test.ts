import { expect, test } from 'vitest'
import { parseClassName } from './class-name.ts'

test.each([
  ['7А', 7, 'А'],
  ['10 Б', 10, 'Б'],
  ['9.a', 9, 'A'],
  ['9-в', 9, 'В'],
  ['07b', 7, 'B'],
  ['7 «Ә»', 7, 'Ә'],
  ['5 класс', 5, ''],
  ['12', 12, ''],
  ['0', 0, ''],
  ['IX в', 9, 'В'],
  ['XII', 12, ''],
  ['101', 1, '01'],
  ['1103', 11, '03'],
  ['5А-1', 5, 'А-1'],
])('%s → %i %s', (name, parallel, letter) => {
  expect(parseClassName(name)).toEqual({ parallel, letter })
})

test.each(['ny', '13А', '2024', '', 'Подготовительный', '99999'])('%s is no class of a parallel', (name) => {
  expect(parseClassName(name)).toBeNull()
})
