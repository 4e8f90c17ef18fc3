import { expect, test } from 'vitest'
import { asRussianLayout, cellCharacter } from './keyboard-layout.ts'

test.each([
  ['Digit7', '7', '7'],
  ['Digit7', '.', '7'],
  ['Digit2', 'ә', '2'],
  ['Numpad8', '8', '8'],
  ['KeyY', 'y', 'н'],
  ['KeyY', 'Н', 'н'],
  ['KeyE', 'e', 'у'],
  ['Comma', ',', 'б'],
  ['Comma', 'б', 'б'],
  ['KeyJ', 'О', 'о'],
  ['KeyL', 'l', 'д'],
  ['Slash', '.', '/'],
  ['Minus', '-', '-'],
  ['NumpadSubtract', '-', '-'],
  ['NumpadDecimal', '.', '.'],
  ['Equal', '=', '='],
  ['NumpadDivide', '/', '/'],
  ['ArrowLeft', 'ArrowLeft', null],
  ['Enter', 'Enter', null],
  ['F2', 'F2', null],
  ['Space', ' ', null],
])('key %s that types %j means %j', (code, key, character) => {
  expect(cellCharacter({ code, key })).toBe(character)
})

test.each([
  ['Digit5', '%', '%'],
  ['Comma', '<', '<'],
  ['KeyY', 'Н', 'н'],
  ['Digit7', '7', '7'],
])('with Shift the key %s that types %j means %j', (code, key, character) => {
  expect(cellCharacter({ code, key, shiftKey: true })).toBe(character)
})

test('a whole row of keys', () => {
  expect(asRussianLayout('QWERTY 10 [')).toBe('йцукен 10 х')
})
