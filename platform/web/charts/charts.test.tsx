import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import type { ChartData } from './chart-data.ts'
import { labelEvery, layBars, ticksOf } from './scale.ts'

const data: ChartData = {
  title: 'Пропуски по неделям',
  axis: 'Неделя с',
  rows: [
    { label: '02.11', ill: 3, absent: 1 },
    { label: '09.11', ill: 0, absent: 7 },
    { label: '16.11', ill: 5, absent: null },
  ],
  series: [
    { key: 'absent', title: 'Без причины' },
    { key: 'ill', title: 'По болезни' },
  ],
}
const show = () => {
  render(
    <MantineProvider>
      <BarChart data={data} />
    </MantineProvider>,
  )
  return screen.getByRole('slider', { name: data.title })
}

const tip = (label: string) => screen.queryByText(label, { selector: 'strong' })

test.each([
  [0, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [100, [0, 20, 40, 60, 80, 100]],
  [101, [0, 50, 100, 150]],
])('numbers of the axis up to %i are whole and round', (max, ticks) => {
  expect(ticksOf({ ...data, rows: [{ label: '', absent: max }] })).toEqual(ticks)
})

test.each([
  [90, [0, 60, 120]],
  [1200, [0, 180, 360, 540, 720, 900, 1080, 1260]],
])('a given step is kept or multiplied: %i', (max, ticks) => {
  expect(ticksOf({ ...data, step: 60, rows: [{ label: '', absent: max }] })).toEqual(ticks)
})

test('the axis reaches the sum of what lies on one another, the tallest of what stands side by side', () => {
  const rows = [{ label: '', absent: 4, ill: 5 }]
  expect(ticksOf({ ...data, rows }).at(-1)).toBe(10)
  expect(ticksOf({ ...data, rows, isSideBySide: true }).at(-1)).toBe(5)
})

test('bars lie on one another or stand side by side, their heights in proportion', () => {
  const field = { width: 300, height: 100, max: 10 }
  const [[absent, ill] = []] = layBars(data, field)
  expect(absent).toMatchObject({ top: 90, height: 10, left: 36, width: 28 })
  expect(ill).toMatchObject({ top: 60, height: 30, left: 36 })
  const [[first, second] = []] = layBars({ ...data, isSideBySide: true }, field)
  expect(second).toMatchObject({ top: 70, height: 30, left: (first?.left ?? 0) + 28 })
})

test('labels are left out where they would run into each other', () => {
  expect(labelEvery(40, 50)).toBe(1)
  expect(labelEvery(120, 50)).toBe(3)
})

test('the table beside says every number, and that one is missing', () => {
  show()
  const row = within(screen.getByRole('table')).getByRole('row', { name: /16.11/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['—', '5'])
})

test('the slider goes from column to column, and each tells its numbers', () => {
  const chart = show()
  const go = (column: number) => fireEvent.change(chart, { target: { value: String(column) } })
  expect(chart.getAttribute('max')).toBe('3')
  go(3)
  expect(chart.getAttribute('aria-valuetext')).toBe('16.11: Без причины —, По болезни 5')
  expect(tip('16.11')).toBeTruthy()
  go(2)
  expect(chart.getAttribute('aria-valuetext')).toBe('09.11: Без причины 7, По болезни 0')
  fireEvent.blur(chart)
  expect(tip('09.11')).toBeNull()
})

test('the pointer shows the numbers of the column under it, and nothing outside', () => {
  const chart = show()
  fireEvent.pointerMove(chart, { clientX: 590 })
  expect(tip('16.11')).toBeTruthy()
  fireEvent.pointerMove(chart, { clientX: 2 })
  expect(tip('16.11')).toBeNull()
})
