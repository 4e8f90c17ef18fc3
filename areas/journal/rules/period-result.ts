import type { GradingMode } from '#platform/contract/enumerations.ts'
import { exactText, roundHalfUp, type Exact } from './exact.ts'
import { modeRules, type PeriodKind } from './grading-mode.ts'
import type { Grade, GradingPolicy } from './grading-policy.ts'
import { stepOf } from './percent-scale.ts'
import { combinedPercent, foPercent, weightedParts, worksPercent } from './period-parts.ts'
import type { PartPercents, PlannedWork, Points, WeightedPart } from './period-parts.ts'
import { gradeStep, missingStep, partSteps, roundingStep, sumStep } from './period-steps.ts'

/** All that decides a student's result of a course in a period. */
export interface PeriodInput {
  mode: GradingMode
  period: PeriodKind
  parallel: number
  policy: GradingPolicy
  fo: readonly Points[]
  works: readonly PlannedWork[]
}

/**
 * `percent` is rounded, `exact_percent` a fraction such as '155/2' (see `parseExact`); `steps` tell the computation in
 * Russian, line by line. 'missing' says what is not written yet: the cell shows «—», and «н/а» once the period closes.
 */
export type PeriodResult =
  | { kind: 'grade'; grade: Grade; letter: string | null; percent: number; exact_percent: string; steps: string[] }
  | { kind: 'passfail'; passed: boolean; percent: number; exact_percent: string; steps: string[] }
  | { kind: 'missing'; missing: string[]; steps: string[] }
  | { kind: 'none'; steps: string[] }

const numerals = ['I', 'II', 'III', 'IV'] as const

/** «СОЧ», «СОР», «СОР 2» among several, «СОР 2 (II четверть)» where quarters meet in a half-year. */
export function workTitle(work: PlannedWork, works: readonly PlannedWork[]): string {
  const alike = works.filter(({ kind }) => kind === work.kind)
  const title = `${work.kind === 'sor' ? 'СОР' : 'СОЧ'}${alike.length > 1 && work.kind === 'sor' ? ` ${work.number}` : ''}`
  const isAcross = alike.some(({ quarter }) => quarter !== work.quarter)
  return isAcross && work.quarter !== undefined
    ? `${title} (${numerals[work.quarter - 1] ?? work.quarter} четверть)`
    : title
}

/** Planned works that count by the policy and are not written, in order. */
export const unwritten = ({ works, policy }: Pick<PeriodInput, 'works' | 'policy'>): PlannedWork[] =>
  works.filter((work) => work.points === null && policy.weights[work.kind] > 0)

const written = (works: readonly PlannedWork[], kind: PlannedWork['kind']): Points[] =>
  works.flatMap((work) =>
    work.kind === kind && work.points !== null ? [{ value: work.points, maximum: work.maximum }] : [],
  )

/** Percents of the parts as far as they are written. */
export const partPercents = ({ fo, works, policy }: PeriodInput): PartPercents => ({
  fo: foPercent(fo),
  sor: worksPercent(written(works, 'sor'), policy.sor_aggregation),
  soch: worksPercent(written(works, 'soch'), 'sum'),
})

function graded(
  input: PeriodInput,
  parts: readonly WeightedPart[],
  exactPercent: Exact,
  before: string[],
): PeriodResult {
  const { policy, parallel, mode } = input
  const percent = roundHalfUp(exactPercent)
  const step = stepOf(policy, parallel, percent)
  const asPass = modeRules[mode].result?.type === 'passfail'
  const steps = [
    ...before,
    sumStep(parts, exactPercent),
    roundingStep(exactPercent, percent),
    gradeStep(input, step, asPass),
  ]
  const computed = { percent, exact_percent: exactText(exactPercent), steps }
  return asPass
    ? { kind: 'passfail', passed: step.grade >= 3, ...computed }
    : { kind: 'grade', grade: step.grade, letter: step.letter, ...computed }
}

/**
 * The recommended result of a student in a period, by the policy of the year (приказ № 125: percents of ФО, СОР and СОЧ
 * weighed, rounded half up at the end, looked up in the scale of the parallel). A pass/fail subject passes from «3» up.
 * Throws a RangeError for a maximum of 0 or a parallel without a scale.
 */
export function periodResult(input: PeriodInput): PeriodResult {
  if (modeRules[input.mode].result?.period !== input.period) return { kind: 'none', steps: [] }
  const parts = weightedParts(partPercents(input), input.policy.weights)
  const exactPercent = combinedPercent(parts)
  const unwrittenWorks = unwritten(input)
  const steps = partSteps(input, parts)
  if (unwrittenWorks.length === 0 && exactPercent !== null) return graded(input, parts, exactPercent, steps)
  const missing =
    unwrittenWorks.length === 0 ? ['нет отметок'] : unwrittenWorks.map((work) => `нет ${workTitle(work, input.works)}`)
  return { kind: 'missing', missing, steps: [...steps, missingStep(missing)] }
}
