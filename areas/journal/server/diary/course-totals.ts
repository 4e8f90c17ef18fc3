import { halfOfQuarter, quarterOn, quarterTitle } from '#areas/calendar/rules/periods.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { DiaryTotals } from '../../contract/diary.ts'
import type { GridQuarter } from '../../contract/journal.ts'
import { periodInputOf, type CourseMark, type CourseWork } from '../../rules/course-marks.ts'
import { courseResults, type CourseInput, type CourseResult } from '../../rules/course-results.ts'
import { diaryTotals } from '../../rules/diary-totals.ts'
import { exact, mean, multiply, divide, roundToHundredth } from '../../rules/exact.ts'
import { modeRules } from '../../rules/grading-mode.ts'
import { isPeriodOpen } from '../../rules/period-state.ts'
import { recommendedValue } from '../../rules/result-value.ts'
import type { ResultRow } from '../results/course-rows.ts'
import { percentOf } from '../results/recommended-result.ts'
import { asSetResult } from '../results/read-courses.ts'
import { closingOf } from '../save/lesson-context.ts'
import type { CourseRow, DiaryMarkRow } from './totals-rows.ts'

type Course = DiaryTotals['courses'][number]
type Total = Course['totals'][number]

const halfTitles = ['I полугодие', 'II полугодие'] as const

function titleOf({ period, type }: CourseResult): string {
  if (period === null) return type === 'total' ? 'Итог' : 'Год'
  return period.kind === 'quarter' ? quarterTitle(period.number) : (halfTitles[period.number - 1] ?? '')
}

function totalOf(result: CourseResult, quarters: readonly GridQuarter[]): Total {
  const { period, computed, set, type } = result
  const isQuarter = period?.kind === 'quarter'
  return {
    period: period === null ? 'year' : isQuarter ? 'quarter' : 'half',
    quarter_id: isQuarter ? (quarters.find(({ number }) => number === period.number)?.id ?? null) : null,
    half: period?.kind === 'half-a-year' ? period.number : null,
    title: titleOf(result),
    value: set ? set.value : recommendedValue(computed),
    is_passfail: type === 'passfail',
    is_set: set !== null,
    percent: percentOf(result),
    missing: computed.kind === 'missing' ? computed.missing : [],
    steps: computed.steps,
  }
}

type GivenMark = CourseMark & { date: CalendarDate }

/** Mean ФО in points of the policy's maximum, to a hundredth; null without marks. */
function averageOf(marks: readonly GivenMark[], foMaximum: number): number | null {
  const shares = marks.flatMap(({ type, value, maximum }) =>
    type === 'fo' ? [divide(exact(value), exact(maximum))] : [],
  )
  return shares.length === 0 ? null : roundToHundredth(multiply(mean(shares), exact(foMaximum)))
}

/** Sentences on what is still within reach in the quarter, or its half-year, while it goes on and nothing is set for it. */
function forecastOf(
  input: CourseInput,
  quarter: GridQuarter,
  results: readonly CourseResult[],
  today: CalendarDate,
): string[] {
  const kind = modeRules[input.mode].result?.period
  if (kind === undefined || today > quarter.end_date || today < quarter.start_date) return []
  const number = kind === 'quarter' ? quarter.number : halfOfQuarter(quarter.number)
  const isSet = results.some(({ period, set }) => period?.number === number && set !== null)
  return isSet ? [] : diaryTotals(periodInputOf(input, { kind, number }, input.works, input.marks), true).forecasts
}

/** A course in the diary of a quarter: its marks, all results with their steps, and what may still be reached. */
export function courseTotals(
  course: CourseRow,
  rows: readonly DiaryMarkRow[],
  stored: readonly ResultRow[],
  quarter: GridQuarter | null,
  today: CalendarDate,
): Course {
  const { quarters, policy } = course
  const numberOf = (id: number | null) => quarters.find((one) => one.id === id)?.number
  const marks = rows.flatMap((row): GivenMark[] => {
    const number = numberOf(row.quarter_id) ?? quarterOn(quarters, row.date)?.number
    return number === undefined ? [] : [{ ...row, quarter: number }]
  })
  const works = course.works.flatMap((work): CourseWork[] => {
    const number = numberOf(work.quarter_id)
    return number === undefined ? [] : [{ ...work, quarter: number }]
  })
  const input = policy && {
    mode: course.mode,
    parallel: course.parallel,
    policy: policy.rules,
    works,
    marks,
    results: stored.map((row) => asSetResult(course, row)),
    closedQuarters: quarters.filter((one) => !isPeriodOpen(closingOf(course, one), today)).map(({ number }) => number),
  }
  const results = input ? courseResults(input) : []
  const shown = marks.filter((mark) => mark.quarter === quarter?.number)
  return {
    course_id: course.course_id,
    course: course.course,
    scores: shown.map(({ date, type, value, maximum }) => ({ date, type, value, maximum })),
    average: policy && averageOf(shown, policy.rules.fo_maximum),
    totals: results.map((result) => totalOf(result, quarters)),
    forecast: input && quarter ? forecastOf(input, quarter, results, today) : [],
  }
}
