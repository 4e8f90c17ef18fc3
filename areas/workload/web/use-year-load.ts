import { useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import type { YearNorm } from '../rules/load-norm.ts'
import { hoursOfRate } from '../rules/teacher-load.ts'

interface Of {
  hours: number
  rate: number | null
  year: YearNorm | null
}
/** Hours a year against those of the rate, as a college counts them: «612 из 720 ч в год»; empty in a school. */
export function useYearLoad({ hours, rate, year }: Of): string {
  const { t } = useLingui()
  if (year === null) return ''
  const [all, full] = [hours * year.weeks, hoursOfRate(rate ?? 1, year.norm)].map(displayNumber)
  return rate === null ? t`${all} ч в год` : t`${all} из ${full} ч в год`
}
