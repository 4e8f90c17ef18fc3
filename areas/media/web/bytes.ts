import { t } from '@lingui/core/macro'
import { displayNumber } from '#platform/contract/number.ts'

const thousand = 1_000

/** «640 Б», «12 КБ», «1,4 МБ»: decimal units, as limits are told. */
export function displayBytes(bytes: number): string {
  if (bytes < thousand) return t`${bytes} Б`
  if (bytes < 1_000_000) return t`${Math.round(bytes / thousand)} КБ`
  return t`${displayNumber(Math.round(bytes / 100_000) / 10)} МБ`
}
