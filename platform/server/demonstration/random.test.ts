import { expect, test } from 'vitest'
import { random } from './random.ts'

const draw = (count: number, one: () => number) => Array.from({ length: count }, one)
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('the same seed and path give the same numbers, any other path other ones', () => {
  const numbers = draw(20, random(48, 'family', 1).next)
  expect(draw(20, random(48, 'family', 1).next)).toEqual(numbers)
  for (const other of [random(49, 'family', 1), random(48, 'family', 11), random(48, 'class', 1)])
    expect(draw(20, other.next)).not.toEqual(numbers)
})

test('numbers are spread evenly, the normal ones around 0 with deviation 1', () => {
  const chance = random(1, 'spread')
  const dice = draw(6_000, () => chance.whole(1, 6))
  for (const face of [1, 2, 3, 4, 5, 6])
    expect(Math.abs(dice.filter((one) => one === face).length - 1_000)).toBeLessThan(120)
  const normal = draw(20_000, chance.normal)
  expect(Math.abs(mean(normal))).toBeLessThan(0.03)
  expect(Math.abs(mean(normal.map((value) => value ** 2)) - 1)).toBeLessThan(0.03)
})

test('weights decide, a shuffle keeps everything, nothing can be picked from nothing', () => {
  const chance = random(1, 'weights')
  const picked = draw(1_000, () =>
    chance.weighted([
      [1, 3],
      [0, 1],
    ] as const),
  )
  expect(Math.abs(mean(picked) - 0.75)).toBeLessThan(0.05)
  expect(chance.shuffled(['a', 'b', 'c', 'd', 'e']).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(() => chance.pick([])).toThrow('Nothing to pick from')
})
