import { describe, expect, test } from 'vitest'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { Component } from './components.ts'
import { columnSums, gradingWords, hoursAYear, rupMatrix, yearSums, type MatrixLine } from './rup-matrix.ts'
import { rangesText } from '#platform/contract/ranges-text.ts'

const line = (
  course: number,
  parallel: number,
  hours: number,
  component: Component = 'state',
  grading_mode: GradingMode = 'every_quarter',
  profile = '',
): MatrixLine => ({
  course: { id: course },
  parallel,
  language: '',
  profile,
  class_id: null,
  hours,
  hours_year: null,
  component,
  grading_mode,
})
const weeks = { first: 33, others: 34 }
const column = (parallel: number, profile = '') => ({ parallel, language: '' as const, profile, class_id: null })
const columns = [column(5), column(10), column(10, 'ЕМН')]

describe('the matrix', () => {
  const lines = [line(1, 5, 3), line(2, 5, 1.5, 'school'), line(1, 10, 4, 'state', 'every_quarter', 'ЕМН')]
  test('stands by component, each cell under its column', () => {
    const [state, school] = rupMatrix(lines, columns)
    expect(state?.rows.map(({ cells }) => cells.map((cell) => cell?.line.hours ?? null))).toEqual([[3, null, 4]])
    expect(state?.sums).toEqual([3, 0, 4])
    expect(school).toMatchObject({ component: 'school', sums: [1.5, 0, 0] })
  })
  test('sums all components', () => expect(columnSums(lines, columns)).toEqual([4.5, 0, 4]))
  test('a column is taught by wider lines, but where it has its own', () => {
    const general = [line(1, 10, 3), line(2, 10, 2), line(1, 10, 4, 'state', 'every_quarter', 'ЕМН')]
    const [state] = rupMatrix(general, columns)
    const cells = state?.rows.map((row) => row.cells.map((cell) => cell && [cell.line.hours, cell.isInherited]))
    expect(cells).toEqual([
      [null, [3, false], [4, false]],
      [null, [2, false], [2, true]],
    ])
    expect(columnSums(general, columns)).toEqual([0, 5, 6])
    expect(yearSums([{ ...line(1, 10, 3), hours_year: 100 }, line(2, 10, 2)], columns, weeks)).toEqual([0, 168, 168])
  })
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
  expect(hoursAYear(parallel, week, weeks)).toBe(year),
)
