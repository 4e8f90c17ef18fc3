import { expect, test } from 'vitest'
import { locationTypes, type LocationType } from '#platform/contract/enumerations.ts'
import { likelyTypeBelow, nestingObjection } from './location-nesting.ts'

test.each<[LocationType, LocationType | null, boolean]>([
  ['country', null, true],
  ['country', 'country', false],
  ['region', 'country', true],
  ['region', null, false],
  ['city', 'country', true],
  ['city', 'district', true],
  ['city', 'village', false],
  ['district', 'city', true],
  ['district', 'country', false],
  ['village', 'district', true],
  ['village', 'village', false],
  ['village', null, false],
])('%s below %s: %s', (type, parent, may) => expect(nestingObjection(type, parent) === null).toBe(may))

test('what is proposed below a place may stand there', () => {
  for (const parent of [null, ...locationTypes])
    if (parent !== 'village') expect(nestingObjection(likelyTypeBelow(parent), parent)).toBeNull()
})
