import { expect, test } from 'vitest'
import { retitled } from './retitle.ts'

test.each([
  ['7А-1', [{ from: '7А', into: '8А' }], '8А-1'],
  [
    '7А, 7Б-2',
    [
      { from: '7А', into: '8А' },
      { from: '7Б', into: '8Б' },
    ],
    '8А, 8Б-2',
  ],
  // 7А becomes 8А where 8А becomes 9А
  [
    '7А, 8А',
    [
      { from: '7А', into: '8А' },
      { from: '8А', into: '9А' },
    ],
    '8А, 9А',
  ],
  ['17А', [{ from: '7А', into: '8А' }], '17А'],
  ['Шахматы', [{ from: '7А', into: '8А' }], 'Шахматы'],
  ['ПО-24(1)/2', [{ from: 'ПО-24(1)', into: 'ПО-24(1)' }], 'ПО-24(1)/2'],
  ['Шахматы', [], 'Шахматы'],
])('%s', (title, classes, expected) => {
  expect(retitled(title, classes)).toBe(expected)
})
