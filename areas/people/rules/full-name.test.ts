import { expect, test } from 'vitest'
import { fullName, shortName } from './full-name.ts'

test.each([
  ['Ахметов', 'Данияр', 'Нурланович', 'Ахметов Данияр Нурланович', 'Ахметов Д. Н.'],
  ['Әлімхан', 'Айзере', null, 'Әлімхан Айзере', 'Әлімхан А.'],
  ['Серік', 'Амина', undefined, 'Серік Амина', 'Серік А.'],
  ['Ким', 'Алексей', '', 'Ким Алексей', 'Ким А.'],
  ['Ким', 'Алексей', '  ', 'Ким Алексей', 'Ким А.'],
  [' Ибраева ', 'анна  мария', 'Сериккызы', 'Ибраева анна мария Сериккызы', 'Ибраева А. С.'],
  ['Досжан', '', null, 'Досжан', 'Досжан'],
])('%s %s %s', (surname, name, patronymic, full, short) => {
  expect(fullName({ surname, name, patronymic })).toBe(full)
  expect(shortName({ surname, name, patronymic })).toBe(short)
})
