import { expect, test } from 'vitest'
import { attendanceOf, attendanceTotal, attendedPercent, pastLessons } from './attendance.ts'

const lesson = (id: number, date: string, status = 'held') => ({ id, date, status })
const kinds = [
  { id: 1, counts_as_missed: true, takes_minutes: false },
  { id: 2, counts_as_missed: false, takes_minutes: true },
]
const students = [
  { id: 10, periods: [{ from: '2026-09-01', to: null }] },
  { id: 11, periods: [{ from: '2026-09-03', to: '2026-09-04' }] },
]
const lessons = [lesson(1, '2026-09-01'), lesson(2, '2026-09-02'), lesson(3, '2026-09-03'), lesson(4, '2026-09-04')]

test('what has been held: today counts, what is to come or was cancelled does not', () => {
  const all = [...lessons, lesson(5, '2026-09-02', 'cancelled'), lesson(6, '2026-09-05')]
  expect(pastLessons(all, '2026-09-04').map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('misses by kind over the lessons of one’s membership; being late is no missed lesson', () => {
  const misses = [
    { lesson_id: 1, student_id: 10, kind_id: 1, minutes: null },
    { lesson_id: 2, student_id: 10, kind_id: 2, minutes: 15 },
    { lesson_id: 3, student_id: 11, kind_id: 1, minutes: null },
    { lesson_id: 99, student_id: 11, kind_id: 1, minutes: null },
  ]
  const rows = attendanceOf({ lessons, students, misses, kinds })
  expect(rows).toEqual([
    {
      student_id: 10,
      lessons: 4,
      by_kind: new Map([
        [1, 1],
        [2, 1],
      ]),
      missed: 1,
      minutes: 15,
    },
    { student_id: 11, lessons: 2, by_kind: new Map([[1, 1]]), missed: 1, minutes: 0 },
  ])
  expect(attendanceTotal(rows, kinds)).toEqual({
    lessons: 6,
    by_kind: new Map([
      [1, 2],
      [2, 1],
    ]),
    missed: 2,
    minutes: 15,
  })
})

test.each([
  [0, 0, null],
  [3, 0, 100],
  [3, 1, 67],
  [8, 1, 88],
  [4, 4, 0],
])('%i lessons, %i missed: %s', (held, missed, percent) => {
  expect(attendedPercent({ lessons: held, missed })).toBe(percent)
})
