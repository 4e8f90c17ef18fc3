import { expect, test } from 'vitest'
import { narrowNames } from './narrow-names.ts'

test('a narrow name keeps the surname and tells namesakes apart', () => {
  const names = ['Абдрахманов Дамир Ерланович', 'Абдрахманов Диас', 'Абдрахманов Аян', 'Ли Ян', 'Серик']
  const students = names.map((full_name, id) => ({ id, full_name }))
  expect([...narrowNames(students).values()]).toEqual([
    'Абдрахманов Да.',
    'Абдрахманов Ди.',
    'Абдрахманов А.',
    'Ли Я.',
    'Серик',
  ])
})
