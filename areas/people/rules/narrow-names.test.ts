import { expect, test } from 'vitest'
import { narrowNames, wideNames } from './narrow-names.ts'

const called = (names: readonly string[]) => names.map((full_name, id) => ({ id, full_name }))
const narrow = (names: readonly string[]) =>
  [...narrowNames(called(names)).values()].map(({ surname, initials }) => `${surname}|${initials}`)

test('a narrow name keeps the surname and tells namesakes apart', () => {
  expect(narrow(['Абдрахманов Дамир Ерланович', 'Абдрахманов Диас', 'Абдрахманов Аян', 'Ли Ян', 'Серик'])).toEqual([
    'Абдрахманов|Да.',
    'Абдрахманов|Ди.',
    'Абдрахманов|А.',
    'Ли|Я.',
    'Серик|',
  ])
})

test('who has the same name too is told apart by the patronymic', () => {
  expect(
    narrow([
      'Ахметов Данияр Нурланович',
      'Ахметов Данияр Ерланович',
      'Ахметов Диас Ерланович',
      'Ким Ян Олегович',
      'Ким Ян Остапович',
      'Ким Ян',
    ]),
  ).toEqual(['Ахметов|Д. Н.', 'Ахметов|Д. Е.', 'Ахметов|Ди.', 'Ким|Я. Ол.', 'Ким|Я. Ос.', 'Ким|Я.'])
})

test('a wide name has the patronymic where two are called the same', () => {
  const names = ['Ахметов Данияр Нурланович', 'Ахметов Данияр Ерланович', 'Ахметов Диас Ерланович', 'Серик']
  expect([...wideNames(called(names)).values()]).toEqual([
    'Ахметов Данияр Нурланович',
    'Ахметов Данияр Ерланович',
    'Ахметов Диас',
    'Серик',
  ])
})
