import { expect, test } from 'vitest'
import { shortTitle } from './short-title.ts'

test.each([
  ['Химия', 'Химия'],
  ['Казахский язык', 'Каза. язык'],
  ['Познание мира', 'Позн. мира'],
  ['Естествознание', 'Естествозна.'],
  ['Физкультура', 'Физкультура'],
])('%s → %s', (title, short) => {
  expect(shortTitle(title)).toBe(short)
})
