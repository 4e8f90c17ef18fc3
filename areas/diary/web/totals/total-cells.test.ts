import { expect, test } from 'vitest'
import { totalCells, type Total } from './total-cells.ts'

const total = (period: Total['period'], title: string, given: Partial<Total> = {}): Total => ({
  period,
  quarter_id: null,
  half: null,
  title,
  value: null,
  is_passfail: false,
  is_set: false,
  percent: null,
  letter: null,
  missing: [],
  steps: [],
  ...given,
})
const years = [total('year', 'Год'), total('year', 'Итог')]
const shown = (totals: Total[]) =>
  totalCells(totals, [11, 12, 13, 14]).map((cell) => `${cell.columns} ${cell.total?.title ?? ''}`.trim())

test('quarters by their ids, then the year and the final result', () => {
  const quarters = [14, 12, 11].map((id) => total('quarter', `четверть ${id}`, { quarter_id: id }))
  expect(shown([...quarters, ...years])).toEqual([
    '1 четверть 11',
    '1 четверть 12',
    '1',
    '1 четверть 14',
    '1 Год',
    '1 Итог',
  ])
})
test('a half-year stands under its two quarters', () => {
  const halves = [1, 2].map((half) => total('half', `полугодие ${half}`, { half }))
  expect(shown([...halves, ...years])).toEqual(['2 полугодие 1', '2 полугодие 2', '1 Год', '1 Итог'])
})
test('a course without results has empty cells', () => {
  expect(shown([])).toEqual(['1', '1', '1', '1', '1', '1'])
})
