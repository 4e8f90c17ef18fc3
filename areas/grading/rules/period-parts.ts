import { exact, mean, multiply, sum, sumOver, unreduced, type Exact } from './exact.ts'
import { decimalText } from './exact-words.ts'
import { gradingParts, type GradingPart, type GradingPolicy } from './policy.ts'

/** A mark out of a maximum, whole points. */
export interface Points {
  value: number
  maximum: number
}

/** Marks of ФО out of the same maximum: their sum and how many they are; without a count one mark. */
export interface FoPoints extends Points {
  count?: number | undefined
}

/** A planned СОР or СОЧ as it stands for one student; `points` is null while it is not written. */
export interface PlannedWork {
  kind: 'sor' | 'soch'
  number: number
  maximum: number
  points: number | null
  /** 1–4; tells works of the same number apart where a half-year holds two quarters. */
  quarter?: number
}

const percentOf = (points: number, maximum: number) => exact(points * 100, maximum)

/** Marks of ФО out of the same maximum as one, which makes the same mean. */
export const condensed = (fo: readonly FoPoints[]): FoPoints[] =>
  [...Map.groupBy(fo, ({ maximum }) => maximum)].map(([maximum, marks]) => ({
    maximum,
    value: marks.reduce((sum, { value }) => sum + value, 0),
    count: marks.reduce((sum, { count = 1 }) => sum + count, 0),
  }))

/** The mean of what marks are worth, those given together as often as they are; null without marks. */
function foMean(marks: readonly FoPoints[], worth: (mark: FoPoints) => Exact): Exact | null {
  if (marks.length === 0) return null
  // a fraction less for each mark; two are added sooner than they are put together
  const few = marks.length > 2 ? condensed(marks) : marks
  return sumOver(
    few.map(worth),
    few.reduce((all, { count = 1 }) => all + count, 0),
  )
}

/** Percent of ФО: the mean mark out of its maximum; null without marks. */
export const foPercent = (marks: readonly FoPoints[]): Exact | null =>
  foMean(marks, ({ value, maximum }) => percentOf(value, maximum))

/** Mean ФО as marks of this maximum; null without marks. */
export function foAverage(marks: readonly FoPoints[], foMaximum: number): Exact | null {
  const average = foMean(marks, ({ value, maximum }) => exact(value, maximum))
  return average && multiply(average, exact(foMaximum))
}

const total = (works: readonly Points[]): Points =>
  works.reduce((a, b) => ({ value: a.value + b.value, maximum: a.maximum + b.maximum }))

/** Percent of works: Σ points / Σ maxima, or the mean of their percents; null without works. */
export function worksPercent(works: readonly Points[], aggregation: GradingPolicy['sor_aggregation']): Exact | null {
  if (works.length === 0) return null
  if (aggregation === 'mean') return mean(works.map(({ value, maximum }) => percentOf(value, maximum)))
  const { value, maximum } = total(works)
  return percentOf(value, maximum)
}

/** Percents of the parts; null for what was never planned (of ФО: never given). */
export type PartPercents = Record<GradingPart, Exact | null>

/** A part that counts: its percent and its weight among those that count, 0–1. */
export interface WeightedPart {
  part: GradingPart
  percent: Exact
  weight: Exact
}

/** What was never planned drops out and the weights of the others are scaled to 1. */
export function weightedParts(percents: PartPercents, weights: GradingPolicy['weights']): WeightedPart[] {
  const counting = gradingParts.flatMap((part) => {
    const percent = percents[part]
    return percent !== null && weights[part] > 0 ? [{ part, percent }] : []
  })
  const whole = counting.reduce((all, { part }) => all + weights[part], 0)
  return counting.map(({ part, percent }) => ({ part, percent, weight: exact(weights[part], whole) }))
}

/** The period's exact percent, 0–100; null where no part counts. */
export const combinedPercent = (parts: readonly WeightedPart[]): Exact | null =>
  parts.length === 0 ? null : sum(parts.map(({ percent, weight }) => unreduced(percent, weight)))

/** Mean ФО as marks of the policy's maximum, null without marks. */
export function foAverageText({
  fo,
  policy,
}: {
  fo: readonly Points[]
  policy: Pick<GradingPolicy, 'fo_maximum'>
}): string | null {
  const average = foAverage(fo, policy.fo_maximum)
  return average && decimalText(average)
}
