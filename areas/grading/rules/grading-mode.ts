import { gradingModes, type GradingMode, type LessonScoreType } from '#platform/contract/enumerations.ts'
import { isUngraded, usualMode } from '#platform/contract/offered-modes.ts'
import type { GradingPart, GradingPolicy } from './policy.ts'

/** Spans of time that have results of their own; the key of half-years is the specification's. */
export const periodKinds = ['quarter', 'half-a-year'] as const
export type PeriodKind = (typeof periodKinds)[number]
export type PeriodResultType = 'quarter_score' | 'passfail'

/** What a grading mode allows and asks for. */
export interface ModeRules {
  /** Marks that may stand in a lesson. */
  lesson_types: readonly LessonScoreType[]
  /** The span that has a result, and its type; null where there is none. */
  result: { period: PeriodKind; type: PeriodResultType } | null
}

export const modeRules: Readonly<Record<GradingMode, ModeRules>> = {
  every_quarter: {
    lesson_types: ['fo', 'sor', 'soch'],
    result: { period: 'quarter', type: 'quarter_score' },
  },
  six_months: {
    lesson_types: ['fo', 'sor', 'soch'],
    result: { period: 'half-a-year', type: 'quarter_score' },
  },
  pass_fail_once_quarter: { lesson_types: ['fo'], result: { period: 'quarter', type: 'passfail' } },
  pass_fail_once_six_months: {
    lesson_types: ['fo'],
    result: { period: 'half-a-year', type: 'passfail' },
  },
  not_evaluated: { lesson_types: [], result: null },
  no_in_rup: { lesson_types: ['fo'], result: null },
}

/** Modes whose results are «зачёт» and «незачёт»: ФО are all the marks they have. */
export const passFailModes: readonly GradingMode[] = gradingModes.filter(
  (mode) => modeRules[mode].result?.type === 'passfail',
)

const foAlone: Readonly<Record<GradingPart, number>> = { fo: 100, sor: 0, soch: 0 }
/** Weights of a policy as they hold in a mode: a pass/fail subject has ФО alone, whatever the policy gives them elsewhere. */
export const weightsIn = (mode: GradingMode, { weights }: Pick<GradingPolicy, 'weights'>): GradingPolicy['weights'] =>
  passFailModes.includes(mode) ? foAlone : weights

/** Results of the year where its periods have one of a type, in order; an exam is beside them. */
export const yearTypesOf = (type: PeriodResultType) =>
  type === 'passfail' ? (['passfail'] as const) : (['year_score', 'total'] as const)

/** Classes 0 and 1 are not graded unless the school sets otherwise. */
export const defaultModeOf = (parallel: number): GradingMode => (isUngraded(parallel) ? 'not_evaluated' : usualMode())
