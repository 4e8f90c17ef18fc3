import { expect, test } from 'vitest'
import { divideStudents, divisions, type Divided, type Division } from './divide-students.ts'

const students: Divided[] = Array.from({ length: 11 }, (_, index) => ({
  id: index + 1,
  sex: index === 10 ? null : index % 3 === 0 ? 'male' : 'female',
}))
const ids = (lists: readonly (readonly Divided[])[]) => lists.map((list) => list.map(({ id }) => id))
const byWay = (by: Exclude<Division, 'hand'>, count = 2, seed = 0) => ids(divideStudents(students, count, { by, seed }))

test('by the alphabet, boys and girls evenly, boys and girls apart', () => {
  expect(byWay('alphabet')).toEqual([
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11],
  ])
  const [first = [], second = []] = divideStudents(students, 2, { by: 'evenly', seed: 0 })
  const boys = (list: readonly Divided[]) => list.filter(({ sex }) => sex === 'male').length
  expect([boys(first), boys(second), first.length, second.length]).toEqual([2, 2, 6, 5])
  expect(byWay('sex')).toEqual([
    [1, 4, 7, 10, 11],
    [2, 3, 5, 6, 8, 9],
  ])
})
test('at random: a seed gives the same lists again, another one others', () => {
  expect(byWay('random', 3, 7)).toEqual(byWay('random', 3, 7))
  expect(byWay('random', 3, 7)).not.toEqual(byWay('random', 3, 8))
})
test.each(divisions.filter((by) => by !== 'hand'))('%s: everybody stands in one list, in order', (by) => {
  for (const count of [2, 3, 5]) {
    const lists = byWay(by, count, 3)
    expect(lists).toHaveLength(count)
    expect(lists.flat().toSorted((one, other) => one - other)).toEqual(students.map(({ id }) => id))
    for (const list of lists) expect(list).toEqual(list.toSorted((one, other) => one - other))
  }
})
