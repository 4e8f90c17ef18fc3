import { expect, test } from 'vitest'
import { isWithin, placeKey, placeOfKey, placeRank, type PlanPlace } from './plan-column.ts'

const whole: PlanPlace = { parallel: 10, language: '', profile: '', class_id: null }
const kazakh: PlanPlace = { ...whole, language: 'kk' }
const science: PlanPlace = { ...whole, profile: 'ЕМН' }
const one: PlanPlace = { ...whole, language: 'kk', profile: 'ЕМН', class_id: 7 }

test('the more is said of a column the more special it is: a class, then the profile, then the language', () => {
  const ranks = [whole, kazakh, science, { ...kazakh, profile: 'ЕМН' }, { ...whole, class_id: 7 }].map(placeRank)
  expect(ranks).toEqual([0, 1, 2, 3, 4])
})

test('a column is taught by the lines of every wider one of its parallel', () => {
  expect([whole, kazakh, science].map((wider) => isWithin(one, wider))).toEqual([true, true, true])
  expect(isWithin(kazakh, science)).toBe(false)
  expect(isWithin(kazakh, { ...whole, parallel: 11 })).toBe(false)
  expect(isWithin(whole, kazakh)).toBe(false)
  expect(isWithin({ ...one, class_id: 8 }, { ...whole, class_id: 7 })).toBe(false)
})

test('columns are named apart', () => {
  expect(new Set([whole, kazakh, science, one].map(placeKey)).size).toBe(4)
})

test.each([whole, kazakh, science, one, { ...science, profile: 'a/b' }])('%j is read from its key', (place) => {
  expect(placeOfKey(placeKey(place))).toEqual(place)
})
