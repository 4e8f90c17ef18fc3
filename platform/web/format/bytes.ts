import { t } from '@lingui/core/macro'
import { numberFormat } from './in-locale.ts'

const thousand = 1_000
const number = numberFormat({ maximumFractionDigits: 1 })

/** «640 Б», «12 КБ», «1,4 МБ»: decimal units, as limits are told. */
export function displayBytes(bytes: number): string {
  if (bytes < thousand) return t`${bytes} Б`
  if (bytes < 1_000_000) return t`${Math.round(bytes / thousand)} КБ`
  return t`${number().format(bytes / 1_000_000)} МБ`
}
