import { expect, test } from 'vitest'
import { readTeacherName } from './teacher-name.ts'

test.each([
  ['Ахметова Айгерим Нурлановна', 'Ахметова', 'Айгерим', 'Нурлановна'],
  ['Ким  Анна', 'Ким', 'Анна', null],
  ['Ли А. В.', 'Ли', 'А.', 'В.'],
  ['Ли А.В.', 'Ли', 'А.', 'В.'],
  ['В.Йорданова', 'Йорданова', 'В.', null],
  ['Ек.Николова', 'Николова', 'Ек.', null],
  ['А. В. Ли', 'Ли', 'А.', 'В.'],
  ['Нач_1А', 'Нач_1А', '', null],
  ['Terezinha', 'Terezinha', '', null],
  ['Maria da Luz Souza', 'Maria da Luz Souza', '', null],
])('%s', (text, surname, name, patronymic) => {
  expect(readTeacherName(text)).toEqual({ surname, name, patronymic })
})
