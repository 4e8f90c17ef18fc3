import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '#platform/web/ui/index.ts'
import type { CouncilSheet } from '../../contract/council.ts'

interface Props {
  of: Pick<CouncilSheet, 'period' | 'periods'>
  onChange: (key: string) => void
}

/** For what: quarters that have begun, half-years and the year where there are such. */
export function SheetPeriodSelect({ of: { period, periods }, onChange }: Props) {
  const { t } = useLingui()
  const isKnown = periods.some(({ key }) => key === period?.key)
  const all = isKnown || period === null ? periods : [period, ...periods]
  return (
    <NativeSelect
      aria-label={t`Период`}
      w={170}
      data={all.map(({ key, title }) => ({ value: key, label: title }))}
      value={period?.key ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
