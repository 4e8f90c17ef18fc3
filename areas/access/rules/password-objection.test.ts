import { expect, test } from 'vitest'
import { minPasswordCharacters, passwordObjection } from './password-objection.ts'

test.each([
  [['teacher'], false, 15],
  [['student', 'teacher'], false, 15],
  [['teacher'], true, 10],
  [['student'], false, 10],
  [[], false, 10],
])('who holds %j, with a second factor: %j, chooses at least %i characters', (roles, hasFactor, min) =>
  expect(minPasswordCharacters(roles, hasFactor)).toBe(min),
)

const owner = {
  password: 'семь тощих ёжиков',
  minCharacters: 15,
  isCommon: false,
  own: ['a@school.test', '77010000051'],
}
test.each([
  [{}, null],
  [{ password: 'четырнадцать14', minCharacters: 15 }, 'Не короче 15 знаков'],
  [{ password: '👨‍👩‍👧', minCharacters: 10 }, 'Не короче 10 знаков'],
  [{ password: 'A@School.test', minCharacters: 10 }, 'Пароль не должен совпадать с логином'],
  [{ isCommon: true }, 'Слишком распространённый пароль: его подберут первым'],
])('%j → %s', (change, objection) => expect(passwordObjection({ ...owner, ...change })).toBe(objection))
