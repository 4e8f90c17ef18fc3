import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './walls.ts'

/** Lines of a room at most: a larger one has two purposes. */
const roomLines = 10_000
/** Rooms that are larger and are owed a split; the list only gets shorter. */
const larger = ['areas/access', 'areas/evacuation', 'areas/people']
/** Shares of the house at most. */
const areaShare = 0.12
const platformShare = 0.17

/** What the house is built of, styles too: neither tests, nor what they stand on, nor measurements, nor what is generated. */
const isBuilt = (file: string): boolean =>
  /^(areas|platform|apps|database|demo)\/.*\.(tsx?|css)$/.test(file) && !/\.test\.|\/testing\/|\.generated\./.test(file)

/** `areas/journal`, `platform`, `demo` … */
const partOf = (file: string): string => file.split('/', file.startsWith('areas/') ? 2 : 1).join('/')

const lines = new Map<string, number>()
for (const file of sourceFiles().filter(isBuilt))
  lines.set(partOf(file), (lines.get(partOf(file)) ?? 0) + readSource(file).split('\n').length - 1)
const house = [...lines.values()].reduce((sum, count) => sum + count, 0)
const areas = [...lines].filter(([part]) => part.startsWith('areas/'))
const inWords = ([part, count]: [string, number]): string => `${part}: ${count} lines of ${house}`

test('no room has grown beyond what one purpose takes', () => {
  expect(areas.length).toBeGreaterThan(25)
  const isLarger = ([, count]: [string, number]) => count > roomLines
  expect(areas.filter((area) => isLarger(area) && !larger.includes(area[0])).map(inWords)).toEqual([])
  expect(larger.filter((part) => !areas.filter(isLarger).some(([area]) => area === part))).toEqual([])
})
test('no area has become a house of its own', () => {
  expect(areas.filter(([, count]) => count > areaShare * house).map(inWords)).toEqual([])
})
test('the platform holds what several rooms stand on, not what one part of the house uses alone', () => {
  const platform = lines.get('platform') ?? 0
  expect(platform).toBeGreaterThan(0)
  expect(platform <= platformShare * house ? [] : [inWords(['platform', platform])]).toEqual([])
})
