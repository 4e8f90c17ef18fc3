import { t } from '@lingui/core/macro'
import type { ResultType } from '#platform/contract/enumerations.ts'
import { resultText, type ResultValue } from '#areas/grading/rules/result-value.ts'

/** Values that a result of this type may take, the best first. */
export const choicesOf = (type: ResultType): ResultValue[] => (type === 'passfail' ? [1, 0, null] : [5, 4, 3, 2, null])

/** A value for the ear: «зачёт» rather than «зч». */
export function spokenResult(type: ResultType, value: ResultValue): string {
  if (value === null) return t`не аттестован`
  if (type !== 'passfail') return resultText(type, value)
  return value === 1 ? t`зачёт` : t`незачёт`
}
