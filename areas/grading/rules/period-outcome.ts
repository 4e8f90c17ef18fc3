import type { GradingMode } from '#platform/contract/enumerations.ts'
import { roman } from '#platform/contract/roman.ts'
import { t } from '#platform/contract/text.ts'
import { exactText, roundHalfUp, type Exact } from './exact.ts'
import { modeRules, weightsIn, type PeriodKind } from './grading-mode.ts'
import type { Grade, GradingPolicy } from './policy.ts'
import { stepOf } from './percent-scale.ts'
import { combinedPercent, foPercent, weightedParts, worksPercent } from './period-parts.ts'
import type { FoPoints, PartPercents, PlannedWork, Points, WeightedPart } from './period-parts.ts'

/** All that decides a student's result of a course in a period. */
export interface PeriodInput {
  mode: GradingMode
  period: PeriodKind
  parallel: number
  policy: GradingPolicy
  fo: readonly FoPoints[]
  works: readonly PlannedWork[]
}

/**
 * What the rules recommend, without the words of the computation. `percent` is rounded, `exact_percent` a fraction such as
 * '155/2' (see `parseExact`). 'missing' says what is not written yet: the cell shows «—», and «н/а» once the period closes.
 */
export type PeriodOutcome =
  | { kind: 'grade'; grade: Grade; letter: string | null; percent: number; exact_percent: string }
  | { kind: 'passfail'; passed: boolean; percent: number; exact_percent: string }
  | { kind: 'missing'; missing: string[] }
  | { kind: 'none' }

/** An outcome with the parts that count in it. */
export interface PeriodComputation {
  outcome: PeriodOutcome
  parts: WeightedPart[]
}

/** «СОЧ», «СОР», «СОР 2» among several, «СОР 2 (II четверть)» where quarters meet in a half-year. */
export function workTitle(work: PlannedWork, works: readonly PlannedWork[]): string {
  const alike = works.filter(({ kind }) => kind === work.kind)
  const title = `${work.kind === 'sor' ? t`СОР` : t`СОЧ`}${alike.length > 1 && work.kind === 'sor' ? ` ${work.number}` : ''}`
  const isAcross = alike.some(({ quarter }) => quarter !== work.quarter)
  return isAcross && work.quarter !== undefined ? t`${title} (${roman(work.quarter)} четверть)` : title
}

/** Planned works that count by mode and policy and are not written, in order. */
export const unwritten = ({ works, mode, policy }: Pick<PeriodInput, 'works' | 'mode' | 'policy'>): PlannedWork[] => {
  const weights = weightsIn(mode, policy)
  return works.filter((work) => work.points === null && weights[work.kind] > 0)
}

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

function gradedAs({ policy, parallel, mode }: PeriodInput, exact: Exact): PeriodOutcome {
  const percent = roundHalfUp(exact)
  const { grade, letter } = stepOf(policy, parallel, percent)
  const of = { percent, exact_percent: exactText(exact) }
  return modeRules[mode].result?.type === 'passfail'
    ? { kind: 'passfail', passed: grade >= 3, ...of }
    : { kind: 'grade', grade, letter, ...of }
}

/** Its words are made when they are read: of most cells only «—» is shown. */
const missingOf = (input: PeriodInput, works: readonly PlannedWork[]): PeriodOutcome => ({
  kind: 'missing',
  get missing() {
    return works.length === 0 ? [t`нет отметок`] : works.map((work) => t`нет ${workTitle(work, input.works)}`)
  },
})

/** Percent of what is marked so far, rounded, whatever is still to be written; null without marks that count. */
export function percentSoFar(input: PeriodInput): number | null {
  const exact = combinedPercent(weightedParts(partPercents(input), weightsIn(input.mode, input.policy)))
  return exact === null ? null : roundHalfUp(exact)
}

const hasResult = ({ mode, period }: PeriodInput) => modeRules[mode].result?.period === period

/** What `periodOutcome` gives, with the parts it comes from, to be told in words. */
export function periodComputation(input: PeriodInput): PeriodComputation {
  if (!hasResult(input)) return { outcome: { kind: 'none' }, parts: [] }
  const parts = weightedParts(partPercents(input), weightsIn(input.mode, input.policy))
  const exact = combinedPercent(parts)
  const left = unwritten(input)
  const outcome = left.length > 0 || exact === null ? missingOf(input, left) : gradedAs(input, exact)
  return { outcome, parts }
}

/**
 * The recommended result of a student in a period, by the policy of the year (приказ № 125: percents of ФО, СОР and СОЧ
 * weighed, rounded half up at the end, looked up in the scale of the parallel). A pass/fail subject passes from «3» up.
 * Throws a RangeError for a maximum of 0 or a parallel without a scale.
 */
export function periodOutcome(input: PeriodInput): PeriodOutcome {
  const left = hasResult(input) ? unwritten(input) : []
  // what is not written decides alone: no percent is asked for
  return left.length > 0 ? missingOf(input, left) : periodComputation(input).outcome
}
