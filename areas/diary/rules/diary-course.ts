import { currentQuarter, halfOfQuarter, quarterTitle, type Quarter } from '#areas/calendar/rules/periods.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
import { periodInputOf, type CourseMark } from '#areas/grading/rules/course-marks.ts'
import type { CourseInput, CourseResult } from '#areas/grading/rules/course-results.ts'
import { roundToHundredth } from '#areas/grading/rules/exact.ts'
import { foAverage } from '#areas/grading/rules/period-parts.ts'
import type { PeriodInput } from '#areas/grading/rules/period-outcome.ts'
import { modeRules } from '#areas/grading/rules/grading-mode.ts'

/** The quarter a diary opens with where none is named; null before there is one. */
export const quarterOfDiary = <Q extends Quarter>(quarters: readonly Q[], today: CalendarDate): Q | null =>
  currentQuarter(quarters, today)

const halfTitles = texts([msg`I полугодие`, msg`II полугодие`])

/** «II четверть», «I полугодие», «Год», «Итог». */
export function resultTitle({ period, type }: Pick<CourseResult, 'period' | 'type'>): string {
  if (period === null) return type === 'total' ? t`Итог` : t`Год`
  return period.kind === 'quarter' ? quarterTitle(period.number) : (halfTitles[period.number - 1] ?? '')
}

/** Mean ФО in points of the policy's maximum, to a hundredth; null without marks. */
export function averageFo(marks: readonly CourseMark[], foMaximum: number): number | null {
  const average = foAverage(
    marks.filter(({ type }) => type === 'fo'),
    foMaximum,
  )
  return average && roundToHundredth(average)
}

/** What decides a quarter, or its half-year, while it goes on and nothing is set for it; else null. */
export function openPeriod(
  input: CourseInput,
  results: readonly CourseResult[],
  quarter: Quarter,
  today: CalendarDate,
): PeriodInput | null {
  const kind = modeRules[input.mode].result?.period
  if (kind === undefined || today > quarter.end_date || today < quarter.start_date) return null
  const number = kind === 'quarter' ? quarter.number : halfOfQuarter(quarter.number)
  if (results.some(({ period, set }) => period?.number === number && set !== null)) return null
  return periodInputOf(input, { kind, number }, input.works, input.marks)
}
