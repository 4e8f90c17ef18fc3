import { divide, exact, mean, multiply, roundHalfUp, roundToHundredth } from './exact.ts'
import type { Points } from './period-parts.ts'

/** Who wrote a СОР or СОЧ, by level of the rounded percent: low 0–39, middle 40–84, high 85–100 (приказ № 130). */
export interface WorkLevels {
  written: number
  low: number
  middle: number
  high: number
  /** Mean percent, rounded half up to hundredths; null where nobody wrote it. */
  average: number | null
}
const least = { middle: 40, high: 85 }

export function workLevels(points: readonly Points[]): WorkLevels {
  const percents = points.map(({ value, maximum }) => divide(multiply(exact(value), exact(100)), exact(maximum)))
  const rounded = percents.map(roundHalfUp)
  const of = (from: number, to: number) => rounded.filter((percent) => percent >= from && percent < to).length
  return {
    written: points.length,
    low: of(0, least.middle),
    middle: of(least.middle, least.high),
    high: of(least.high, Number.POSITIVE_INFINITY),
    average: percents.length === 0 ? null : roundToHundredth(mean(percents)),
  }
}
