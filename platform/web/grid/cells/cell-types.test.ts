import { expect, test } from 'vitest'
import { codeCells, numberCells } from '../index.ts'

const cell = { columnId: 'a', rowId: 1, present: null }
const codes = codeCells(
  new Map([
    ['absent', 'Н'],
    ['remote', 'ДО'],
  ]),
)

test.each([
  ['н', 'typed', 'absent', null],
  ['Y', 'typed', 'absent', null],
  ['lj', 'typed', 'remote', null],
  [' ДО ', 'pasted', 'remote', null],
  ['y', 'pasted', null, 'Непонятно: «y». Ожидается Н, ДО'],
  ['', 'pasted', null, null],
] as const)('letters %j, %s', (text, source, value, problem) => {
  expect(codes.read(text, cell, source)).toEqual({ value, problem })
})

test('a letter may go on to a longer one', () => {
  expect([codes.mayContinue('д'), codes.mayContinue('щ')]).toEqual([true, false])
  expect([codes.copied('remote'), codes.copied(null)]).toEqual(['ДО', ''])
})

test.each([
  ['7', 7, null],
  ['', null, null],
  ['41', null, 'Не больше 40'],
  ['1', null, 'Не меньше 2'],
  ['7,5', null, 'Непонятно: «7,5». Ожидается целое число 2–40'],
])('a number %j', (text, value, problem) => {
  const hours = numberCells({ from: 2, to: 40 })
  expect(hours.read(text, cell, 'typed')).toEqual({ value, problem })
  expect([hours.mayContinue('1'), hours.mayContinue('41')]).toEqual([true, false])
})
