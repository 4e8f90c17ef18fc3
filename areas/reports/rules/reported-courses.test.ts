import { expect, test } from 'vitest'
import { reportedCourses } from './reported-courses.ts'
import type { StudentGroup } from '#areas/summary-sheet/rules/student-groups.ts'

const courses = [
  { id: 1, type: 'grade' as const },
  { id: 2, type: 'grade' as const },
  { id: 3, type: 'passfail' as const },
]
test.each<[StudentGroup, (number | null)[], number[]]>([
  ['excellent', [5, 5, 1], []],
  ['good', [4, 4, 1], []],
  ['one_four', [5, 4, 1], [2]],
  ['one_three', [3, 4, 1], [1]],
  ['satisfactory', [3, 3, 1], []],
  ['failing', [2, 3, 0], [1, 3]],
  ['na', [null, 3, null], [1, 3]],
])('%s of %j: subjects %j', (group, values, expected) =>
  expect(
    reportedCourses(
      group,
      courses,
      values.map((value, index) => ({ course_id: index + 1, value })),
    ),
  ).toEqual(expected),
)
