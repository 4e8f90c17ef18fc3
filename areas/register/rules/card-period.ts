import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { KeptResult } from './result-cells.ts'

/** What a final card is for: a quarter (1–4), a half-year (1–2), or the year where both are null. */
export interface CardPeriod {
  quarter: number | null
  half: number | null
}

/** Whether a course has results at all. */
export const isGraded = (mode: GradingMode): boolean => modeRules[mode].result !== null

/** Number of the quarter with which a period ends. */
export const lastQuarter = ({ quarter, half }: CardPeriod): number => quarter ?? (half === null ? 4 : half * 2)

/** Whether a result belongs on the card: that of a period which is over by the end of the card's own. */
export function isOnCard(period: CardPeriod, result: KeptResult): boolean {
  const isYearCard = period.quarter === null && period.half === null
  if (result.quarter === null && result.half === null) return isYearCard
  return lastQuarter(result) <= lastQuarter(period)
}

interface CardCourse {
  title: string
  mode: GradingMode
  results: readonly KeptResult[]
}

/** Whether a course has a result for exactly this period, by its mode. */
function isDue({ mode }: CardCourse, { quarter, half }: CardPeriod): boolean {
  const { result } = modeRules[mode]
  if (result === null) return false
  if (quarter === null && half === null) return true
  if (result.period === 'quarter') return quarter !== null || half !== null
  return half !== null || quarter === 2 || quarter === 4
}

function hasResult({ mode, results }: CardCourse, { quarter, half }: CardPeriod): boolean {
  const isQuarterly = modeRules[mode].result?.period === 'quarter'
  if (quarter === null && half === null)
    return results.some(
      (one) => one.quarter === null && one.half === null && (one.type === 'total' || one.type === 'passfail'),
    )
  if (isQuarterly) return results.some((one) => one.quarter === (quarter ?? (half ?? 0) * 2))
  return results.some((one) => one.half === (half ?? (quarter ?? 0) / 2))
}

/**
 * Courses whose result for the period nobody has set: with such a gap a card is not checked. «н/а» is a result. A year
 * asks for the final mark, of pass/fail for the year's.
 */
export const unsetCourses = (courses: readonly CardCourse[], period: CardPeriod): string[] =>
  courses.filter((course) => isDue(course, period) && !hasResult(course, period)).map(({ title }) => title)
