import { expect, test } from 'vitest'
import { listSections } from './list-sections.ts'

const page = (number: number, exact?: number) => ({ items: ['а', 'б', 'в'], total: 6, page: number, size: 3, exact })

test.each([
  ['nothing is merely like it', page(1), 3],
  ['two hold it, the others follow', page(1, 2), 2],
  ['none holds it', page(1, 0), 0],
  ['all that hold it stood before', page(2, 2), 0],
  ['they reach over to the second page', page(2, 4), 1],
])('%s', (_, answer, holding) => {
  const found = Object.fromEntries(listSections(answer).map(({ by, rows }) => [by, rows]))
  expect(found['nothing'] ?? []).toEqual(answer.items.slice(0, holding))
  expect(found['likeness'] ?? []).toEqual(answer.items.slice(holding))
})

const grouped = (number: number, items: string[], exact?: number) =>
  listSections({ items, total: 9, page: number, size: 3, exact }, (row) => row.slice(0, 1)).map(
    ({ by, title, rows, isWhole }) => [by, title, rows.length, isWhole],
  )

test('neighbours that say the same are a group; one at the edge of a page may go on beyond it', () => {
  expect(grouped(1, ['а1', 'а2', 'б1'])).toEqual([
    ['group', 'а', 2, true],
    ['group', 'б', 1, false],
  ])
  expect(grouped(2, ['б2', 'в1', 'г1'])).toEqual([
    ['group', 'б', 1, false],
    ['group', 'в', 1, true],
    ['group', 'г', 1, false],
  ])
  expect(grouped(3, ['г2', 'д1', 'е1']).at(-1)).toEqual(['group', 'е', 1, true])
})

test('an answer in another order has no groups: those of one would stand in many places', () => {
  expect(grouped(1, ['а1', 'б1', 'а2'])).toEqual([['nothing', '', 3, false]])
})

test('what merely looks like the search stands after the groups', () => {
  expect(grouped(1, ['а1', 'а2', 'я1'], 2)).toEqual([
    ['group', 'а', 2, true],
    ['likeness', '', 1, true],
  ])
})
