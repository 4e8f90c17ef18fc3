import type { ResultType } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import type { FinalResult } from './final-result.ts'
import type { PeriodOutcome } from './period-outcome.ts'
import type { YearResult } from './year-result.ts'

/**
 * A stored result: 2…5, of pass/fail 1 зачёт and 0 незачёт, null «н/а» (not attested).
 */
export type ResultValue = number | null

/** Whether a number may be a result of this type; null («н/а») may be any. */
export const isResultValue = (type: ResultType, value: ResultValue): boolean =>
  value === null || (type === 'passfail' ? value === 0 || value === 1 : [2, 3, 4, 5].includes(value))

/** «5», «зч», «нз», «н/а». */
export function resultText(type: ResultType, value: ResultValue): string {
  if (value === null) return t`н/а`
  if (type !== 'passfail') return String(value)
  return value === 1 ? t`зч` : t`нз`
}

/** «4 B+», «4» without a letter. */
export const withLetter = (text: string, letter: string | null | undefined): string =>
  letter ? `${text} ${letter}` : text

/** Behind a set result that differs from its marks, wherever it stands. */
export const withStar = (text: string, differs: boolean | undefined): string => (differs ? `${text}*` : text)
/** What the star means. */
export const starNote = (): string => t`* выставлено иначе, чем по отметкам`

/** A result as the rules compute it, in words or without. */
export type Computed = PeriodOutcome | YearResult | FinalResult

/** The value a computed result recommends; null where it recommends none. Closing a period stores it, null as «н/а». */
export function recommendedValue(result: Computed): ResultValue {
  if (result.kind === 'grade') return result.grade
  return result.kind === 'passfail' ? Number(result.passed) : null
}

/** A computed result in its cell while nothing is set: «4», «4 B+» of a letter scale, «зч», «—» while something is missing, empty without results. */
export function computedText(result: Computed): string {
  if (result.kind === 'none') return ''
  if (result.kind === 'missing') return '—'
  const text = resultText(result.kind === 'passfail' ? 'passfail' : 'quarter_score', recommendedValue(result))
  return withLetter(text, 'letter' in result ? result.letter : null)
}

/**
 * Whether setting a value needs a reason: it differs from the recommended one. Where nothing is recommended because
 * planned work is missing, any mark differs; a pass/fail subject without marks recommends nothing to differ from, and an
 * exam is never recommended.
 */
export function needsReason(type: ResultType, recommended: ResultValue, value: ResultValue): boolean {
  if (type === 'exam' || (type === 'passfail' && recommended === null)) return false
  return value !== recommended
}
