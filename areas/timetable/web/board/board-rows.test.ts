import { expect, test } from 'vitest'
import { lesson, week } from '../testing/sample-week.ts'
import { boardRows, rowsByShift } from './board-rows.ts'

const slotsOf = (...lessons: Parameters<typeof lesson>[0][]) =>
  boardRows(week([lessons.map(lesson)])).map(({ shift, slot, start_time }) => `${shift}:${slot} ${start_time}`)

test('from the first lesson of the week to its last, free slots between them too', () => {
  expect(slotsOf({ slot: 1 }, { slot: 3 })).toEqual(['1:1 08:00', '1:2 09:00', '1:3 10:00'])
  expect(slotsOf({ slot: 2 })).toEqual(['1:2 09:00'])
  expect(slotsOf()).toEqual([])
})
test('a lesson beyond the bells has a row of its own times', () => {
  expect(slotsOf({ slot: 3 }, { slot: 5, start_time: '13:10', end_time: '13:55' })).toEqual(['1:3 10:00', '1:5 13:10'])
})
test('shift after shift', () => {
  const rows = boardRows(week([[lesson({ shift: 2, slot: 1, start_time: '14:00' }), lesson()]]))
  expect(rowsByShift(rows).map(({ shift, rows: own }) => [shift, own.length])).toEqual([
    [1, 1],
    [2, 1],
  ])
})
