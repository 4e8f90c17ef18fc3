import { expect, test } from 'vitest'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import { sortedStudents } from './sorted-students.ts'

type Student = SummarySheet['students'][number]
const misses = { unexcused: 0, excused: 0, illness: 0, other: 0, late: 0 }
const student = (id: number, value: number | null, average: number | null, total: number): Student => ({
  id,
  full_name: `Ученик ${id}`,
  marks: [
    {
      course_id: 7,
      group_id: 1,
      state: 'set',
      value,
      recommended: value,
      differs: false,
      percent: null,
      letter: null,
      missing: [],
    },
  ],
  average,
  groups: value === null ? ['na'] : value === 5 ? ['excellent'] : ['good'],
  misses: { ...misses, total },
})
const students = [student(1, 4, 4.5, 3), student(2, null, null, 0), student(3, 5, 4.9, 3), student(4, 4, 4.1, 9)]

test.each([
  ['name', false, [1, 2, 3, 4]],
  ['name', true, [4, 3, 2, 1]],
  ['average', true, [3, 1, 4, 2]],
  ['average', false, [4, 1, 3, 2]],
  ['misses', true, [4, 1, 3, 2]],
  ['course-7', true, [3, 1, 4, 2]],
  ['course-7', false, [1, 4, 3, 2]],
])('by %s, from above: %s', (sort, desc, ids) =>
  expect(sortedStudents(students, { sort, desc }).map(({ id }) => id)).toEqual(ids),
)

test('of one group only', () => {
  expect(sortedStudents(students, { sort: 'name', desc: false, who: 'good' }).map(({ id }) => id)).toEqual([1, 4])
})
