import '@mantine/dates/styles.css'
import 'dayjs/locale/ru'
import { useLingui } from '@lingui/react/macro'
import { DatePicker } from '@mantine/dates'
import { useEffect, useRef } from 'react'
import { addDays, isWithin, type CalendarDate } from '#platform/contract/calendar-date.ts'

interface Props {
  /** Of the week that is marked. */
  monday: CalendarDate
  onDate: (date: CalendarDate) => void
}

/** A month's calendar: a file of its own, since few open it. */
export function MonthTable({ monday, onDate }: Props) {
  const { t } = useLingui()
  const sunday = addDays(monday, 6)
  const table = useRef<HTMLDivElement>(null)
  // the window had its focus before this file came
  useEffect(() => table.current?.querySelector<HTMLElement>('[data-first-in-range]')?.focus(), [])
  return (
    <DatePicker
      ref={table}
      locale="ru"
      defaultDate={monday}
      value={null}
      onChange={(date) => (date === null ? undefined : onDate(date))}
      getDayProps={(date) => ({
        inRange: isWithin(date, monday, sunday),
        firstInRange: date === monday,
        lastInRange: date === sunday,
      })}
      hideOutsideDates
      // a red of their own would be too pale
      weekendDays={[]}
      ariaLabels={{
        nextMonth: t`Следующий месяц`,
        previousMonth: t`Прошлый месяц`,
        nextYear: t`Следующий год`,
        previousYear: t`Прошлый год`,
        nextDecade: t`Следующие десять лет`,
        previousDecade: t`Прошлые десять лет`,
      }}
    />
  )
}
