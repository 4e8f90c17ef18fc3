import { expect, test } from 'vitest'
import { shiftedBells } from './bell-shift.ts'

const bell = (start_time: string, end_time: string) => ({ shift: 1, number: 1, start_time, end_time })

test('all lessons move by the minutes, forth and back', () => {
  expect(shiftedBells([bell('08:00', '08:45'), bell('08:50', '09:35')], 20)).toEqual([
    bell('08:20', '09:05'),
    bell('09:10', '09:55'),
  ])
  expect(shiftedBells([bell('08:00', '08:45')], -15)).toEqual([bell('07:45', '08:30')])
})
test('midnight is the last end and the first start', () => {
  expect(shiftedBells([bell('23:00', '23:45')], 15)).toEqual([bell('23:15', '24:00')])
  expect(shiftedBells([bell('23:00', '23:45')], 16)).toBeNull()
  expect(shiftedBells([bell('00:10', '00:50')], -10)).toEqual([bell('00:00', '00:40')])
  expect(shiftedBells([bell('00:10', '00:50')], -11)).toBeNull()
})
