import { describe, expect, test } from 'vitest'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { Component } from './components.ts'
import { columnSums, gradingWords, hoursAYear, rangesText, rupMatrix, type MatrixLine } from './rup-matrix.ts'

const line = (
  course: number,
  parallel: number,
  hours: number,
  component: Component = 'state',
  grading_mode: GradingMode = 'every_quarter',
  profile = '',
): MatrixLine => ({ course: { id: course }, parallel, profile, hours, component, grading_mode })
const columns = [
  { parallel: 5, profile: '' },
  { parallel: 10, profile: '' },
  { parallel: 10, profile: 'ЕМН' },
]

describe('the matrix', () => {
  const lines = [line(1, 5, 3), line(2, 5, 1.5, 'school'), line(1, 10, 4, 'state', 'every_quarter', 'ЕМН')]
  test('stands by component, each cell under its column', () => {
    const [state, school] = rupMatrix(lines, columns)
    expect(state?.rows.map(({ cells }) => cells.map((cell) => cell?.hours ?? null))).toEqual([[3, null, 4]])
    expect(state?.sums).toEqual([3, 0, 4])
    expect(school).toMatchObject({ component: 'school', sums: [1.5, 0, 0] })
  })
  test('sums all components', () => expect(columnSums(lines, columns)).toEqual([4.5, 0, 4]))
  test('of nothing is nothing', () => expect(rupMatrix([], columns)).toEqual([]))
})

test.each<[number[], string]>([
  [[], ''],
  [[7], '7'],
  [[1, 2, 3, 4, 6], '1–4, 6'],
  [[5, 5, 6, 9, 11], '5–6, 9, 11'],
])('%j is «%s»', (numbers, text) => expect(rangesText(numbers)).toBe(text))

test('grading in words: at once where it is the same, else by parallels', () => {
  expect(gradingWords([line(1, 2, 1), line(1, 3, 1)])).toBe('Оценка каждую четверть')
  expect(gradingWords([line(1, 2, 1), line(1, 3, 1), line(1, 1, 1, 'state', 'not_evaluated')])).toBe(
    '1: не оценивается; 2–3: оценка каждую четверть',
  )
})

test.each([
  [1, 6, 198],
  [7, 3, 102],
  [11, 0.5, 17],
])('parallel %d: %d hours a week are %d a year', (parallel, week, year) =>
  expect(hoursAYear(parallel, week)).toBe(year),
)
