import { expect, test } from 'vitest'
import { inLatin, suggestedLogins } from './suggested-login.ts'

const firstOf = (person: Parameters<typeof suggestedLogins>[0], count: number) =>
  Array.from(
    { length: count },
    (
      (logins) => () =>
        logins.next().value
    )(suggestedLogins(person)),
  )
const nobody = { surname: 'Сәбитова', name: 'Жұлдыз', email: null, phone: null }

test('names in Russian and Kazakh are read in Latin letters', () => {
  expect(['Щербаков', 'Қожахметұлы', "О'Нил", 'Ли-Цой'].map(inLatin)).toEqual([
    'scherbakov',
    'kozhakhmetuly',
    'onil',
    'li-tsoi',
  ])
})
test('an e-mail, then a phone, then the name, numbered where it is taken', () => {
  expect(firstOf({ ...nobody, email: 'a@b.kz', phone: '77010000000' }, 3)).toEqual([
    'a@b.kz',
    '77010000000',
    'sabitova.z',
  ])
  expect(firstOf(nobody, 3)).toEqual(['sabitova.z', 'sabitova.z2', 'sabitova.z3'])
  expect(firstOf({ ...nobody, surname: '李', name: '' }, 1)).toEqual(['user'])
})
