import type { ChartData } from './chart-data.ts'

const usualTicks = 5
const maxTicks = 8

/** The number a bar shows; 0 where there is none. */
export const valueAt = (row: ChartData['rows'][number], key: string): number => Number(row[key] ?? 0)

function tallestOf({ rows, series, isSideBySide = false }: ChartData): number {
  const heights = rows.map((row) => series.map(({ key }) => valueAt(row, key)))
  return Math.max(
    0,
    ...heights.map((own) => (isSideBySide ? Math.max(...own) : own.reduce((sum, one) => sum + one, 0))),
  )
}

/** 1, 2, 5, 10, 20, 50 … the first that reaches `max` in few steps. */
function roundStep(max: number): number {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (digit * power * usualTicks >= max) return digit * power
}

/**
 * Numbers of the axis from 0 up to one at or above the tallest bar: whole, round, or multiples of the given step (of two,
 * three … steps where there would be too many).
 */
export function ticksOf(data: ChartData): number[] {
  const tallest = tallestOf(data)
  const given = data.step ?? roundStep(tallest)
  const step = given * Math.max(1, Math.ceil(tallest / given / maxTicks))
  const count = Math.max(1, Math.ceil(tallest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** A bar of a column, in pixels from the drawing's left and top edge. */
export interface Bar {
  key: string
  colour: number
  left: number
  top: number
  width: number
  height: number
}
interface Room {
  /** Width and height of the field of bars. */
  width: number
  height: number
  /** The number at the upper edge. */
  max: number
}
const maxBarWidth = 28
const filledShare = 0.8

/** Where the bars of each row stand: on one another, or side by side. */
export function layBars({ rows, series, isSideBySide = false }: ChartData, { width, height, max }: Room): Bar[][] {
  const band = width / Math.max(1, rows.length)
  const beside = isSideBySide ? series.length : 1
  const barWidth = Math.min(maxBarWidth, (band * filledShare) / beside)
  return rows.map((row, at) => {
    const left = at * band + (band - barWidth * beside) / 2
    let below = 0
    return series.map(({ key, colour }, index) => {
      const tall = (valueAt(row, key) / max) * height
      const bar = {
        key,
        colour: colour ?? index + 1,
        left: left + (isSideBySide ? index * barWidth : 0),
        top: height - below - tall,
        width: barWidth,
        height: tall,
      }
      if (!isSideBySide) below += tall
      return bar
    })
  })
}

/** Every how many labels one can be written so that none runs into the next. */
export const labelEvery = (maxWidth: number, band: number): number => Math.max(1, Math.ceil(maxWidth / band))
