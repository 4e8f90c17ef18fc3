import { exact, roundHalfUp, roundToHundredth, sumOver } from './exact.ts'
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
  // a class writes few different marks: each is reckoned once
  const alike = [...Map.groupBy(points, ({ value, maximum }) => `${value}/${maximum}`).values()].map((same) => {
    const { value, maximum } = same[0]!
    return { rounded: roundHalfUp(exact(value * 100, maximum)), sum: exact(value * 100 * same.length, maximum), same }
  })
  const of = (from: number, to: number) =>
    alike.reduce((all, { rounded, same }) => (rounded >= from && rounded < to ? all + same.length : all), 0)
  return {
    written: points.length,
    low: of(0, least.middle),
    middle: of(least.middle, least.high),
    high: of(least.high, Number.POSITIVE_INFINITY),
    average:
      points.length === 0
        ? null
        : roundToHundredth(
            sumOver(
              alike.map(({ sum }) => sum),
              points.length,
            ),
          ),
  }
}
