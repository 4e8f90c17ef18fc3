import { weightsIn } from '#areas/grading/rules/grading-mode.ts'
import { periodOutcome, type PeriodInput } from '#areas/grading/rules/period-outcome.ts'
import { diaryTotals } from './diary-totals.ts'

/** Marks that somebody tries: points of works by their place, null of those not tried, and marks of ФО. */
export interface Tried {
  points: readonly (number | null)[]
  fo: readonly number[]
}
/** What would come of them: «4», «зч», «—» with what is still missing; and what would be within reach then. */
export interface TriedOutcome {
  result: string
  percent: number | null
  missing: string[]
  forecasts: string[]
}

/** The result of a period as it would be with these marks, by the very rules by which it is set. What is written stays. */
export function whatIf(input: PeriodInput, { points, fo }: Tried): TriedOutcome {
  const maximum = input.policy.fo_maximum
  const tried: PeriodInput = {
    ...input,
    fo: [...input.fo, ...fo.map((value) => ({ value, maximum }))],
    works: input.works.map((work, index) => ({ ...work, points: work.points ?? points[index] ?? null })),
  }
  const outcome = periodOutcome(tried)
  const { result, missing, forecasts } = diaryTotals(tried, true)
  return { result, percent: 'percent' in outcome ? outcome.percent : null, missing, forecasts }
}

/** Whether marks of ФО count in the result, and places of the works that are ahead and count: what there is to be tried. */
export function whatIfInputs(input: PeriodInput): { fo: boolean; works: number[] } {
  const weights = weightsIn(input.mode, input.policy)
  const works = input.works.flatMap(({ kind, points }, index) => (points === null && weights[kind] > 0 ? [index] : []))
  return { fo: weights.fo > 0, works }
}

/** «8 9, 10» as marks from `least` to `most`; null where something else is among them. */
export function typedMarks(typed: string, min: number, max: number): number[] | null {
  const words = typed.split(/[\s,;]+/).filter(Boolean)
  const marks = words.map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : Number.NaN))
  return marks.every((mark) => mark >= min && mark <= max) ? marks : null
}
