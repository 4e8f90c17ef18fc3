import { useLingui } from '@lingui/react/macro'
import { addDays } from '#platform/contract/calendar-date.ts'
import { formatDateRange, parseDateRange } from '#platform/contract/date-range.ts'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import type { List } from '#platform/web/list/index.ts'
import { DateField } from '#platform/web/date/index.ts'

/** The days of a list, `?period=`; the last seven by default. */
export function PeriodFilter({ list }: { list: Pick<List<unknown>, 'filters' | 'change'> }) {
  const { t } = useLingui()
  const { today } = useStudyYear()
  const given = list.filters['period']
  const period = (typeof given === 'string' ? parseDateRange(given) : null) ?? {
    start_date: addDays(today, -6),
    end_date: today,
  }
  const change = (to: Partial<typeof period>) => {
    const next = { ...period, ...to }
    const range = parseDateRange(formatDateRange(next))
    // while a date is being typed the other one may lie on its wrong side
    if (range) list.change({ period: formatDateRange(range) }, { replace: true })
  }
  return (
    <>
      <DateField
        aria-label={t`С какого дня`}
        value={period.start_date}
        max={period.end_date}
        onChange={(start_date) => change({ start_date })}
      />
      <DateField
        aria-label={t`По какой день`}
        value={period.end_date}
        min={period.start_date}
        onChange={(end_date) => change({ end_date })}
      />
    </>
  )
}
