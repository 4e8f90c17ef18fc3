import { expect, test } from 'vitest'
import { marksInWords } from './marks-in-words.ts'

test('marks are gathered by course', () => {
  const algebra = { course: 'Алгебра', type: 'fo', value: 9, maximum: 10 } as const
  const work = { course: 'Алгебра', type: 'sor', value: 14, maximum: 20 } as const
  const again = { ...work, value: 17, former: 14 } as const
  const physics = { ...algebra, course: 'Физика', value: 7 }
  expect(String(marksInWords([algebra, physics, work]))).toBe('Алгебра: 9, СОР 14 из 20\nФизика: 7')
  expect(String(marksInWords([again]))).toBe('Алгебра: СОР 17 из 20 (пересдача, было 14)')
  expect(String(marksInWords([]))).toBe('')
})
