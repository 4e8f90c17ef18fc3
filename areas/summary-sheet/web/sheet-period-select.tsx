import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '#platform/web/ui/index.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'

interface Props {
  of: Pick<SummarySheet, 'period' | 'periods'>
  /** Whether all periods together may be asked for; that is what is shown where `period` is null. */
  withAll?: boolean
  /** `allPeriods`, or the key of one. */
  onChange: (key: string) => void
}
/** What is chosen for all periods together. */
export const allPeriods = 'all'

/** For what: quarters that have begun, half-years and the year where there are such. */
export function SheetPeriodSelect({ of: { period, periods }, withAll = false, onChange }: Props) {
  const { t } = useLingui()
  const isKnown = period === null || periods.some(({ key }) => key === period.key)
  const choices = isKnown ? periods : [period, ...periods]
  const data = choices.map(({ key, title }) => ({ value: String(key), label: title }))
  return (
    <NativeSelect
      aria-label={t`Период`}
      w={170}
      data={withAll ? [...data, { value: allPeriods, label: t`Все периоды` }] : data}
      value={period?.key ?? (withAll ? allPeriods : '')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
