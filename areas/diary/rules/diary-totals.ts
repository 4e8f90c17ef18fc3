import { forecastSentences } from '#areas/grading/rules/forecast-sentences.ts'
import { foAverageText } from '#areas/grading/rules/period-parts.ts'
import { missCategories, type MissCategory, type MissKind } from '#areas/miss-kinds/rules/miss-kinds.ts'
import type { PeriodInput } from '#areas/grading/rules/period-outcome.ts'
import { periodResult } from '#areas/grading/rules/period-result.ts'
import { computedText } from '#areas/grading/rules/result-value.ts'

/** A subject's line in the diary of a period. */
export interface DiaryTotals {
  /** «8,33», null without marks. */
  fo_average: string | null
  /** «4», «зч», «—» while something is missing, empty where the subject has no result in this period. */
  result: string
  missing: string[]
  steps: string[]
  forecasts: string[]
}

/** What a student and a parent see of a subject in a period; once it is over, without forecasts. */
export function diaryTotals(input: PeriodInput, withForecasts: boolean): DiaryTotals {
  const result = periodResult(input)
  return {
    fo_average: foAverageText(input),
    result: computedText(result),
    missing: result.kind === 'missing' ? result.missing : [],
    steps: result.steps,
    forecasts: withForecasts ? forecastSentences(input) : [],
  }
}

/** Missed lessons of a student by category, and times late; `total` is of missed lessons only. */
export interface MissTotals {
  total: number
  by_category: Record<MissCategory, number>
  late: number
  late_minutes: number
}

/** Counts misses for the diary and the report card: only kinds that count as missed lessons are in the categories. */
export function missTotals(
  misses: readonly {
    kind: Pick<MissKind, 'category' | 'counts_as_missed' | 'takes_minutes'>
    minutes: number | null
  }[],
): MissTotals {
  const missed = misses.filter(({ kind }) => kind.counts_as_missed)
  const late = misses.filter(({ kind }) => kind.takes_minutes)
  const of = (category: MissCategory) => [category, missed.filter(({ kind }) => kind.category === category).length]
  return {
    total: missed.length,
    by_category: Object.fromEntries(missCategories.map(of)) as Record<MissCategory, number>,
    late: late.length,
    late_minutes: late.reduce((total, { minutes }) => total + (minutes ?? 0), 0),
  }
}
