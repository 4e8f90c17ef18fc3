import { expect, test } from 'vitest'
import { folded } from './folded.ts'

test('case and the dots of ё make no difference', () => {
  expect(folded('Ёлкин Пётр')).toBe(folded('ЕЛКИН ПЕТР'))
  expect(folded('Йогурт')).toBe('йогурт')
})
