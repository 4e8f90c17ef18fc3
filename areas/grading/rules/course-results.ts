import type { ResultType } from '#platform/contract/enumerations.ts'
import {
  periodInputOf,
  quartersOfPeriod,
  type CourseGrading,
  type CourseMark,
  type CoursePeriod,
  type CourseWork,
} from './course-marks.ts'
import type { GradingPolicy } from './policy.ts'
import { finalResult, type FinalResult, type YearValue } from './final-result.ts'
import { modeRules, type PeriodResultType } from './grading-mode.ts'
import { periodOutcome, unwritten, type PeriodInput, type PeriodOutcome } from './period-outcome.ts'
import { periodResult, type PeriodResult } from './period-result.ts'
import { recommendedValue, type Computed, type ResultValue } from './result-value.ts'
import { yearResult, type PeriodValue, type YearResult } from './year-result.ts'

/** A result that was set; `quarter` 1–4 or `half` 1–2, neither for the year. */
export interface SetResult {
  type: ResultType
  quarter: number | null
  half: number | null
  value: ResultValue
  /** The superseded policy it was computed with: a result once closed keeps it, reopened too. Absent: the one in force. */
  policy?: GradingPolicy | undefined
}

/** A result of a course with what the rules recommend; `set` is null while nobody has set it. */
export interface CourseOutcome<Recommended extends Computed = Computed> {
  type: ResultType
  /** Null for the year. */
  period: CoursePeriod | null
  computed: Recommended
  set: SetResult | null
}
/** The same with the steps of its computation. */
export type CourseResult = CourseOutcome<PeriodResult | YearResult | FinalResult>

export interface CourseInput extends CourseGrading {
  /** An exam is planned at the end of the year; where it is not, there is one once a mark for it is set. */
  hasExam: boolean
  works: readonly CourseWork[]
  marks: readonly CourseMark[]
  results: readonly SetResult[]
  /** Numbers of the quarters whose marks can no longer be changed. */
  closedQuarters: readonly number[]
  /** Numbers of the quarters that have come to their date, those reopened since among them. */
  endedQuarters: readonly number[]
}

/** What decides the year's own results beside the values of its periods. */
export type YearInput = Omit<CourseInput, 'works' | 'marks'>

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

const lastQuarterOf = ({ kind, number }: CoursePeriod) => (kind === 'quarter' ? number : number * 2)
const lastQuarter = 4

/** What a result is computed with: its own policy once its period has come to its date, the one in force till then. */
function policyOf(input: YearInput, period: CoursePeriod | null, set: SetResult | null): GradingPolicy {
  const last = period === null ? lastQuarter : lastQuarterOf(period)
  return (input.endedQuarters.includes(last) ? set?.policy : undefined) ?? input.policy
}

/** Whether the marks of a period can no longer be changed: only then has the year its value. */
export const isClosed = (input: Pick<CourseInput, 'closedQuarters'>, period: CoursePeriod): boolean =>
  input.closedQuarters.includes(lastQuarterOf(period))

interface PeriodOfCourse<Outcome extends PeriodOutcome> extends CourseOutcome<Outcome> {
  period: CoursePeriod
}

function periodOf<Outcome extends PeriodOutcome>(
  input: CourseInput,
  type: ResultType,
  period: CoursePeriod,
  compute: (input: PeriodInput) => Outcome,
): PeriodOfCourse<Outcome> {
  const set = setFor(input.results, type, period)
  const policy = policyOf(input, period, set)
  return { type, period, computed: compute(periodInputOf({ ...input, policy }, period, input.works, input.marks)), set }
}

/** What is recommended for a period of the course. */
type OutcomeOfPeriod = (period: CoursePeriod) => PeriodOutcome

/** A period's value for the year: the set one, else the recommended, asked for only once its period is closed. */
function valueOf(
  input: YearInput,
  type: ResultType,
  period: CoursePeriod,
  outcomeOfPeriod: OutcomeOfPeriod,
): PeriodValue {
  const set = setFor(input.results, type, period)
  if (set) return set.value ?? 'na'
  if (!isClosed(input, period)) return 'pending'
  return recommendedValue(outcomeOfPeriod(period)) ?? 'na'
}

function yearOf(input: YearInput, type: PeriodResultType, outcomeOfPeriod: OutcomeOfPeriod): CourseOutcome<YearResult> {
  const yearType = type === 'passfail' ? 'passfail' : 'year_score'
  const values = periodsOf(input.mode).map((period) => valueOf(input, type, period, outcomeOfPeriod))
  return {
    type: yearType,
    period: null,
    computed: yearResult(input.mode, values),
    set: setFor(input.results, yearType, null),
  }
}

function finalOf(input: YearInput, year: CourseOutcome<YearResult>): CourseOutcome<FinalResult> {
  const exam = setFor(input.results, 'exam', null)
  const asValue = (value: ResultValue): YearValue => value ?? 'na'
  const computedYear: YearValue =
    year.computed.kind === 'missing' ? 'pending' : asValue(recommendedValue(year.computed))
  const set = setFor(input.results, 'total', null)
  const computed = finalResult({
    policy: policyOf(input, null, set),
    year: year.set ? asValue(year.set.value) : computedYear,
    exact_mean: year.computed.kind === 'grade' ? year.computed.exact_mean : null,
    exam: exam ? asValue(exam.value) : input.hasExam ? 'pending' : null,
  })
  return { type: 'total', period: null, computed, set }
}

/**
 * One result of a course, computed alone and, of a period, without words: what the period is, or null for the year's own.
 * Null where the mode has no such result, and for an exam, which nothing recommends.
 */
export function courseOutcomeOf(
  input: CourseInput,
  { type, period }: Pick<CourseOutcome, 'type' | 'period'>,
): CourseOutcome | null {
  const { result } = modeRules[input.mode]
  if (result === null) return null
  const outcomeOfPeriod = (one: CoursePeriod) => periodOf(input, result.type, one, periodOutcome)
  if (period !== null) return result.period === period.kind ? outcomeOfPeriod(period) : null
  return yearOutcome(input, type, (one) => outcomeOfPeriod(one).computed)
}

/** The year's own result from what is recommended for its periods; null where the mode has none of this type. */
export function yearOutcome(
  input: YearInput,
  type: ResultType,
  outcomeOfPeriod: OutcomeOfPeriod,
): CourseOutcome<YearResult | FinalResult> | null {
  const { result } = modeRules[input.mode]
  if (result === null) return null
  const year = yearOf(input, result.type, outcomeOfPeriod)
  if (type === 'total' && result.type !== 'passfail') return finalOf(input, year)
  return year.type === type ? year : null
}

/** Periods whose marks decide what `courseOutcomeOf` recommends; what is set for those of a year decides it instead of their marks. */
function decidingPeriods(input: YearInput, { type, period }: Pick<CourseOutcome, 'type' | 'period'>): CoursePeriod[] {
  const { result } = modeRules[input.mode]
  if (result === null || type === 'exam') return []
  if (period !== null) return result.period === period.kind ? [period] : []
  return periodsOf(input.mode).filter((one) => isClosed(input, one) && setFor(input.results, result.type, one) === null)
}

/** Numbers of the quarters whose marks decide what `courseOutcomeOf` recommends. */
export const decidingQuarters = (input: YearInput, place: Pick<CourseOutcome, 'type' | 'period'>): number[] =>
  decidingPeriods(input, place).flatMap(quartersOfPeriod)

/** Those of them in which ФО counts, by the marks of СОР and СОЧ: where one of these is not written, it decides alone. */
export const decidingFo = (input: CourseInput, place: Pick<CourseOutcome, 'type' | 'period'>): number[] =>
  decidingPeriods(input, place)
    .filter((period) => {
      const asked = inputOfPeriod(input, period)
      return asked !== null && unwritten(asked).length === 0
    })
    .flatMap(quartersOfPeriod)

/** What is recommended for a period, computed alone and without words; 'none' where the mode has no such result. */
export function outcomeOfPeriod(input: CourseInput, period: CoursePeriod): PeriodOutcome {
  const { result } = modeRules[input.mode]
  if (result?.period !== period.kind) return { kind: 'none' }
  return periodOf(input, result.type, period, periodOutcome).computed
}

/** What decides a period of the course alone; null where the mode has no such result. */
export function inputOfPeriod(input: CourseInput, period: CoursePeriod): PeriodInput | null {
  const { result } = modeRules[input.mode]
  if (result?.period !== period.kind) return null
  const policy = policyOf(input, period, setFor(input.results, result.type, period))
  return periodInputOf({ ...input, policy }, period, input.works, input.marks)
}

/** How a period's result comes about, line by line; empty where the mode has no such result. */
export function periodSteps(input: CourseInput, period: CoursePeriod): string[] {
  const { result } = modeRules[input.mode]
  return result?.period === period.kind ? periodOf(input, result.type, period, periodResult).computed.steps : []
}

/**
 * All results of a student in a course, in order: the periods, the year, and of a graded course the final mark. What was
 * set stands beside what the rules recommend.
 */
export function courseResults(input: CourseInput): CourseResult[] {
  const { result } = modeRules[input.mode]
  if (result === null) return []
  const periods = periodsOf(input.mode).map((period) => periodOf(input, result.type, period, periodResult))
  const recommended = new Map(periods.map(({ period, computed }) => [period.number, computed]))
  const year = yearOf(input, result.type, ({ number }) => recommended.get(number) ?? { kind: 'none' })
  return result.type === 'passfail' ? [...periods, year] : [...periods, year, finalOf(input, year)]
}
