import { expect, test } from 'vitest'
import { distribute, type Mover } from './distribute.ts'

const ru = { language: 'ru', profile: '' }
const students = (count: number, more: Partial<Mover> = {}): Mover[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    sex: index % 2 === 0 ? ('male' as const) : ('female' as const),
    language: 'ru',
    choice: null,
    ...more,
  }))
const evenly = { by: 'evenly', seed: 0 } as const

test('several classes of one language and profile share their students', () => {
  const { lists, left } = distribute(students(11), [ru, ru, { ...ru, language: 'kk' }], evenly)
  expect(lists.map(({ length }) => length)).toEqual([6, 5, 0])
  expect(new Set(lists.flat()).size).toBe(11)
  expect(left.size).toBe(0)
})

test('a profile leads into its classes only; who has chosen nothing comes into a class without one', () => {
  const given = [...students(3, { choice: 'ЕМН' }), { ...students(1)[0]!, id: 9 }]
  const withProfile = { ...ru, profile: 'ЕМН' }
  expect(distribute(given, [ru, withProfile], evenly).lists).toEqual([[9], [1, 2, 3]])
  const none = distribute(given, [withProfile, { ...ru, profile: 'ОГН' }], evenly)
  expect([...none.left]).toEqual([[9, 'no_choice']])
  expect([...distribute(given, [{ ...ru, language: 'kk' }], evenly).left.values()]).toEqual(Array(4).fill('no_class'))
})
