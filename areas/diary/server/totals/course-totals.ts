import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { DiaryTotals } from '../../contract/totals.ts'
import type { GridQuarter } from '#areas/grading/contract/results.ts'
import { courseMarks, type CourseWork } from '#areas/grading/rules/course-marks.ts'
import { courseResults, type CourseResult } from '#areas/grading/rules/course-results.ts'
import { averageFo, openPeriod, resultTitle } from '../../rules/diary-course.ts'
import { forecastSentences } from '#areas/grading/rules/forecast-sentences.ts'
import { closedQuarters, endedQuarters } from '#areas/grading/rules/quarter-closing.ts'
import type { PeriodInput } from '#areas/grading/rules/period-outcome.ts'
import { letterOf } from '#areas/grading/rules/result-letter.ts'
import { recommendedValue } from '#areas/grading/rules/result-value.ts'
import type { ResultRow } from '#areas/grading/server/index.ts'
import { asSetResult, percentOf } from '#areas/results/server/index.ts'
import type { CourseRow, DiaryMarkRow } from './totals-rows.ts'

type Course = DiaryTotals['courses'][number]
type Total = Course['totals'][number]

function totalOf(result: CourseResult, quarters: readonly GridQuarter[]): Total {
  const { period, computed, set, type } = result
  const isQuarter = period?.kind === 'quarter'
  return {
    period: period === null ? 'year' : isQuarter ? 'quarter' : 'half',
    quarter_id: isQuarter ? (quarters.find(({ number }) => number === period.number)?.id ?? null) : null,
    half: period?.kind === 'half-a-year' ? period.number : null,
    title: resultTitle(result),
    value: set ? set.value : recommendedValue(computed),
    is_passfail: type === 'passfail',
    is_set: set !== null,
    percent: percentOf(result),
    letter: letterOf(result),
    missing: computed.kind === 'missing' ? computed.missing : [],
    steps: computed.steps,
  }
}

function plannedWorks({ works, quarters }: CourseRow): CourseWork[] {
  return works.flatMap((work) => {
    const quarter = quarters.find(({ id }) => id === work.quarter_id)
    return quarter ? [{ ...work, quarter: quarter.number }] : []
  })
}

/** The rules let the present group's mark decide where a work was written twice. */
function presentFirst<Mark extends { group_id: number }>({ id }: CourseRow, marks: readonly Mark[]): Mark[] {
  const [present, former] = [true, false].map((isOwn) => marks.filter(({ group_id }) => (group_id === id) === isOwn))
  return [...(present ?? []), ...(former ?? [])]
}

/** What the page tries marks with; the policy, the same for all courses, is told once. */
function openOf({ policy: _policy, works, fo, ...grading }: PeriodInput): Course['open'] {
  return {
    ...grading,
    fo: fo.map(({ value, maximum }) => ({ value, maximum })),
    works: works.map(({ quarter = null, ...work }) => ({ ...work, quarter })),
  }
}

/** A course in the diary of a quarter: its marks, all results with their steps, and what may still be reached. */
export function courseTotals(
  course: CourseRow,
  rows: readonly DiaryMarkRow[],
  stored: readonly ResultRow[],
  quarter: GridQuarter | null,
  today: CalendarDate,
): Course {
  const { quarters, policy, mode, parallel, has_exam } = course
  const marks = courseMarks(quarters, rows)
  const input = policy && {
    mode,
    parallel,
    policy: policy.rules,
    hasExam: has_exam,
    works: plannedWorks(course),
    marks: presentFirst(course, marks),
    results: stored.map((row) => asSetResult(course, row)),
    closedQuarters: closedQuarters(course, today),
    endedQuarters: endedQuarters(course, today),
  }
  const results = input ? courseResults(input) : []
  const open = input && quarter ? openPeriod(input, results, quarter, today) : null
  const shown = marks.filter((mark) => mark.quarter === quarter?.number)
  return {
    course_id: course.course_id,
    course: course.course,
    scores: shown.map(({ date, type, value, maximum, retake }) => ({ date, type, value, maximum, retake })),
    average: policy && averageFo(shown, policy.rules.fo_maximum),
    totals: results.map((result) => totalOf(result, quarters)),
    forecast: open === null ? [] : forecastSentences(open),
    open: open && openOf(open),
  }
}
