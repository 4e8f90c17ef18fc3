import { expect, test } from 'vitest'
import { leastPasswordCharacters, passwordObjection } from './password-objection.ts'

test.each([
  [['teacher'], false, 15],
  [['student', 'teacher'], false, 15],
  [['teacher'], true, 10],
  [['student'], false, 10],
  [[], false, 10],
])('who holds %j, with a second factor: %j, chooses at least %i characters', (roles, hasFactor, least) =>
  expect(leastPasswordCharacters(roles, hasFactor)).toBe(least),
)

const judged = {
  password: 'семь тощих ёжиков',
  leastCharacters: 15,
  isCommon: false,
  own: ['a@school.test', '77010000051'],
}
test.each([
  [{}, null],
  [{ password: 'четырнадцать14', leastCharacters: 15 }, 'Не короче 15 знаков'],
  [{ password: '👨‍👩‍👧', leastCharacters: 10 }, 'Не короче 10 знаков'],
  [{ password: 'A@School.test', leastCharacters: 10 }, 'Пароль не должен совпадать с логином'],
  [{ isCommon: true }, 'Слишком распространённый пароль: его подберут первым'],
])('%j → %s', (change, objection) => expect(passwordObjection({ ...judged, ...change })).toBe(objection))
