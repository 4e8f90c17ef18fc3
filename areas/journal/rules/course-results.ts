import type { ResultType } from '#platform/contract/enumerations.ts'
import {
  periodInputOf,
  type CourseGrading,
  type CourseMark,
  type CoursePeriod,
  type CourseWork,
} from './course-marks.ts'
import type { GradingPolicy } from './grading-policy.ts'
import { finalResult, type FinalResult, type YearValue } from './final-result.ts'
import { modeRules } from './grading-mode.ts'
import { periodResult, type PeriodResult } from './period-result.ts'
import { recommendedValue, type ResultValue } from './result-value.ts'
import { yearResult, type PeriodValue, type YearResult } from './year-result.ts'

/** A result that was set; `quarter` 1–4 or `half` 1–2, neither for the year. */
export interface SetResult {
  type: ResultType
  quarter: number | null
  half: number | null
  value: ResultValue
  /** The superseded policy it was computed with: a result once closed keeps it. Absent: the one in force. */
  policy?: GradingPolicy | undefined
}

/** A result of a course with what the rules recommend; `set` is null while nobody has set it. */
export interface CourseResult {
  type: ResultType
  /** Null for the year. */
  period: CoursePeriod | null
  computed: PeriodResult | YearResult | FinalResult
  set: SetResult | null
}

export interface CourseInput extends CourseGrading {
  works: readonly CourseWork[]
  marks: readonly CourseMark[]
  results: readonly SetResult[]
  /** Numbers of the quarters whose marks can no longer be changed. */
  closedQuarters: readonly number[]
}

/** Periods that have results in this mode, in order; none where the mode has none. */
export function periodsOf(mode: CourseGrading['mode']): CoursePeriod[] {
  const kind = modeRules[mode].result?.period
  if (kind === undefined) return []
  return (kind === 'quarter' ? [1, 2, 3, 4] : [1, 2]).map((number) => ({ kind, number }))
}

const isFor = (result: SetResult, period: CoursePeriod | null) =>
  result.quarter === (period?.kind === 'quarter' ? period.number : null) &&
  result.half === (period?.kind === 'half-a-year' ? period.number : null)

const setFor = (results: readonly SetResult[], type: ResultType, period: CoursePeriod | null) =>
  results.find((result) => result.type === type && isFor(result, period)) ?? null

/** The value of a result for what is computed from it: the set one, else the recommended once its period is closed. */
function valueOf({ set, computed }: CourseResult, isClosed: boolean): PeriodValue {
  if (set) return set.value ?? 'na'
  const recommended = recommendedValue(computed)
  if (!isClosed) return 'pending'
  return recommended ?? 'na'
}

const lastQuarterOf = ({ kind, number }: CoursePeriod) => (kind === 'quarter' ? number : number * 2)
const lastQuarter = 4

/** What a result is computed with: its own policy once its period is closed, the one in force till then. */
function policyOf(input: CourseInput, period: CoursePeriod | null, set: SetResult | null): GradingPolicy {
  const last = period === null ? lastQuarter : lastQuarterOf(period)
  return (input.closedQuarters.includes(last) ? set?.policy : undefined) ?? input.policy
}

function yearOf(input: CourseInput, periods: readonly CourseResult[], type: ResultType): CourseResult {
  const isClosed = (period: CoursePeriod | null) =>
    period !== null && input.closedQuarters.includes(lastQuarterOf(period))
  const values = periods.map((result) => valueOf(result, isClosed(result.period)))
  return { type, period: null, computed: yearResult(input.mode, values), set: setFor(input.results, type, null) }
}

function finalOf(input: CourseInput, year: CourseResult): CourseResult {
  const exam = setFor(input.results, 'exam', null)
  const asValue = (value: ResultValue): YearValue => value ?? 'na'
  const computedYear: YearValue =
    year.computed.kind === 'missing' ? 'pending' : asValue(recommendedValue(year.computed))
  const set = setFor(input.results, 'total', null)
  const computed = finalResult({
    policy: policyOf(input, null, set),
    year: year.set ? asValue(year.set.value) : computedYear,
    exact_mean: year.computed.kind === 'grade' && 'exact_mean' in year.computed ? year.computed.exact_mean : null,
    exam: exam ? asValue(exam.value) : null,
  })
  return { type: 'total', period: null, computed, set }
}

function periodOf(input: CourseInput, type: ResultType, period: CoursePeriod): CourseResult {
  const set = setFor(input.results, type, period)
  const policy = policyOf(input, period, set)
  const computed = periodResult(periodInputOf({ ...input, policy }, period, input.works, input.marks))
  return { type, period, computed, set }
}

/** The result of one period, null where the mode has none of this kind. */
export function courseResultOf(input: CourseInput, period: CoursePeriod): CourseResult | null {
  const { result } = modeRules[input.mode]
  return result?.period === period.kind ? periodOf(input, result.type, period) : null
}

/**
 * All results of a student in a course, in order: the periods, the year, and of a graded course the final mark. What was
 * set stands beside what the rules recommend. A subject has an exam once a mark for it is set.
 */
export function courseResults(input: CourseInput): CourseResult[] {
  const { result } = modeRules[input.mode]
  if (result === null) return []
  const periods = periodsOf(input.mode).map((period) => periodOf(input, result.type, period))
  if (result.type === 'passfail') return [...periods, yearOf(input, periods, 'passfail')]
  const year = yearOf(input, periods, 'year_score')
  return [...periods, year, finalOf(input, year)]
}
