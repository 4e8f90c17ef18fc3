import { expect, test } from 'vitest'
import type { MenuEntry, MenuSection } from '#platform/web/frame/menu.ts'
import { arrange, beginsFolded } from './arrange.ts'

const entry = (id: string, use: number): MenuEntry => ({
  id,
  to: `/${id}`,
  title: { id },
  hint: null,
  icon: 'home',
  use,
  isExact: true,
})
const menu: MenuSection[] = [
  { group: null, entries: [entry('home', 0)] },
  { group: 'study', entries: [entry('week', 4), entry('journal', 1)] },
  { group: 'people', entries: [entry('people', 2)] },
]
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
const arranged = (chosen: string[] | null) => {
  const { favourites, sections } = arrange(menu, chosen)
  return [ids(favourites), ...sections.map(({ group, entries }) => [group, ...ids(entries)])]
}

test('proposes what is used most to who has chosen nothing', () => {
  expect(arranged(null)).toEqual([['home', 'journal', 'people', 'week']])
})

test('puts what was chosen first, in its order, and each entry in one place only', () => {
  expect(arranged(['people', 'home'])).toEqual([
    ['people', 'home'],
    ['study', 'week', 'journal'],
  ])
  expect(arranged([])).toEqual([[], [null, 'home'], ['study', 'week', 'journal'], ['people', 'people']])
})

test('leaves out what may not be opened any more', () => {
  expect(arranged(['roles', 'gone', 'week'])[0]).toEqual(['week'])
})

test('folds a long menu only', () => {
  expect(beginsFolded(menu)).toBe(false)
  const many = Array.from({ length: 13 }, (_, index) => entry(`page-${index}`, index))
  expect(beginsFolded([{ group: 'study', entries: many }])).toBe(true)
})
