import { useLingui } from '@lingui/react/macro'
import { periodNumeral } from '#areas/calendar/rules/periods.ts'
import { IconLock } from '#platform/web/icons/index.ts'
import { SegmentedControl, VisuallyHidden } from '#platform/web/ui/index.ts'
import type { GridQuarter } from '#areas/grading/contract/results.ts'
import styles from './choose.module.css'
import type { Period } from '../sheet/columns.ts'

interface Props {
  quarters: readonly GridQuarter[]
  /** Numbers of those whose marks can no longer be changed. */
  closed?: readonly number[]
  value: Period
  onChange: (period: Period) => void
}

/** I–IV четверть or the whole year. */
export function PeriodSelect({ quarters, closed = [], value, onChange }: Props) {
  const { t } = useLingui()
  const data = quarters.map(({ id, number }) => ({
    value: String(id),
    label: (
      <>
        {/* the numerals alone say it; whoever hears it is told what they are of */}
        {periodNumeral(number)} <VisuallyHidden>{t`чтв`}</VisuallyHidden>
        {closed.includes(number) ? (
          <IconLock size={12} aria-label={t`закрыта`} className={styles['closed'] ?? ''} />
        ) : null}
      </>
    ),
  }))
  return (
    <SegmentedControl
      aria-label={t`Период`}
      size="xs"
      data={[...data, { value: 'year', label: t`Год` }]}
      value={String(value)}
      onChange={(chosen) => onChange(chosen === 'year' ? 'year' : Number(chosen))}
    />
  )
}
