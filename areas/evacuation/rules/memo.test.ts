import { expect, test } from 'vitest'
import { dialled, placeMoved, stepsIn } from './memo.ts'

test('a step stands on each line, without numbers of its own', () => {
  expect(stepsIn('1. Выходите\n\n  2) Не бегите \n— Лифтом не пользуйтесь\n112 — спасатели')).toEqual([
    'Выходите',
    'Не бегите',
    'Лифтом не пользуйтесь',
    '112 — спасатели',
  ])
})

test('a phone is dialled by its digits', () => {
  expect([dialled('+7 (701) 234-56-78'), dialled('112'), dialled('8 7172 55-55')]).toEqual([
    '+77012345678',
    '112',
    '871725555',
  ])
})

test('a place stays on its picture', () => {
  expect(placeMoved({ x: 0.999, y: 0.5 }, 0.01, -0.6)).toEqual({ x: 1, y: 0 })
})
