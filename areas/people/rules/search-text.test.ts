import { expect, test } from 'vitest'
import { isFound, searchLetters, searchText, searchWords } from './search-text.ts'

test.each([
  ['Нұрғали', 'нургали'],
  ['Ковалёв', 'ковалев'],
  ['ӘҒҚҢӨҰҮҺІЁ', 'агкноуухие'],
  ['Smith 7А', 'smith 7а'],
  ['', ''],
])('%s is searched as %s', (text, searched) => {
  expect(searchText(text)).toBe(searched)
})

test('the pair is what SQL translate takes: one letter for one letter', () => {
  expect(searchLetters.from).toHaveLength(searchLetters.to.length)
  expect(new Set(searchLetters.from).size).toBe(searchLetters.from.length)
  expect(searchText(searchLetters.from.toUpperCase())).toBe(searchLetters.to)
})

test.each([
  ['Нұрғалиев Ерасыл Серікұлы', 'ерасыл нургалиев', true],
  ['Нургалиев Ерасыл', '  НҰРҒ ', true],
  ['Ковалёв Артём', 'ковалев артем', true],
  ['Ковалев Артем', 'ковалёв', true],
  ['Ковалев Артем', 'ковалев иван', false],
  ['Ковалев Артем', '', true],
])('%s, asked for %j: %s', (text, query, found) => {
  expect(isFound(text, query)).toBe(found)
})

test('words of a query', () => {
  expect(searchWords('  Ким   Алексей\n')).toEqual(['ким', 'алексей'])
})
