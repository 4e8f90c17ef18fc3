import { expect, test } from 'vitest'
import { findPlaces, placePaths } from './place-paths.ts'

const places = placePaths([
  { id: 1, title: 'Казахстан', parent_id: null },
  { id: 2, title: 'Алматинская область', parent_id: 1 },
  { id: 3, title: 'Талгарский район', parent_id: 2 },
  { id: 4, title: 'Бесагаш', parent_id: 3 },
  { id: 5, title: 'Алматы', parent_id: 1 },
  { id: 6, title: 'Берёзовка', parent_id: 99 },
])
const found = (typed: string) => findPlaces(places, typed, 3).map(({ id }) => id)

test('a place bears its path, and what stands above an unknown one is left out', () => {
  expect(places[3]).toMatchObject({ path: ['Казахстан', 'Алматинская область', 'Талгарский район', 'Бесагаш'] })
  expect(places[5]?.path).toEqual(['Берёзовка'])
})

test('words of the path are sought in any order, the nearest title first, no more than asked for', () => {
  expect(found('талгар бес')).toEqual([4])
  expect(found('бесагаш область')).toEqual([4])
  expect(found('Алматинская › Талгарский')).toEqual([3, 4])
  expect(found('алмат')).toEqual([2, 5, 3])
  expect(found('березовка')).toEqual([6])
  expect(found('нигде')).toEqual([])
  expect(found('')).toHaveLength(3)
})
