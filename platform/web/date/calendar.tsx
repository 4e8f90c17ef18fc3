import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Group, NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { addDays, mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { IconChevronLeft, IconChevronRight } from '../icons/index.ts'
import classes from './calendar.module.css'
import { addMonths, dayInWords, inMonth, monthNames, monthOf, weeksOf, type Month } from './month.ts'

interface Props {
  /** The day that has the focus first; its month is shown. */
  begin: CalendarDate
  /** Days from the first to the last of these are marked; of a chosen day both are that day. */
  marked?: { first: CalendarDate; last: CalendarDate } | undefined
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  onDate: (date: CalendarDate) => void
}
const yearsBack = 100
const yearsAhead = 10

/** Escape closes the calendar, not the dialog under it (Mantine asks for this attribute). */
const ownEscape = { 'data-mantine-stop-propagation': true } as const

const moves: Readonly<Record<string, (date: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: mondayOf,
  End: (date) => addDays(mondayOf(date), 6),
  PageUp: (date) => inMonth(date, addMonths(monthOf(date), -1)),
  PageDown: (date) => inMonth(date, addMonths(monthOf(date), 1)),
}

/**
 * A month of days, Monday first, that takes the focus when it is shown. Arrow keys go from day to day, Home and End to the
 * ends of the week, PageUp and PageDown from month to month.
 */
export function Calendar({ begin, marked, min = '1000-01-01', max = '9999-12-31', onDate }: Props) {
  const { t } = useLingui()
  const [current, setCurrent] = useState(begin < min ? min : begin > max ? max : begin)
  const month = monthOf(current)
  const names = monthNames()
  const table = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(true)
  useEffect(() => {
    if (takesFocus.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    takesFocus.current = false
  }, [current])
  const go = (date: CalendarDate) => setCurrent(date < min ? min : date > max ? max : date)
  const show = (to: Month) => go(inMonth(current, to))
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    takesFocus.current = true
    go(move(current))
  }
  const isMarked = (day: CalendarDate) => marked !== undefined && marked.first <= day && day <= marked.last
  return (
    <div className={classes['calendar']}>
      <Group gap={4} wrap="nowrap" mb={4}>
        <ActionIcon aria-label={t`Прошлый месяц`} onClick={() => show(addMonths(month, -1))} {...ownEscape}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <NativeSelect
          aria-label={t`Месяц`}
          className={classes['month'] ?? ''}
          data={names.map((label, index) => ({ value: String(index + 1), label }))}
          value={String(month.month)}
          onChange={(event) => show({ ...month, month: Number(event.currentTarget.value) })}
          {...ownEscape}
        />
        <NativeSelect
          aria-label={t`Год`}
          data={yearsAround(month.year, min, max)}
          value={String(month.year)}
          onChange={(event) => show({ ...month, year: Number(event.currentTarget.value) })}
          {...ownEscape}
        />
        <ActionIcon aria-label={t`Следующий месяц`} onClick={() => show(addMonths(month, 1))} {...ownEscape}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <table ref={table} aria-label={`${names[month.month - 1]} ${month.year}`}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayTitles[weekday].long}>
                {weekdayTitles[weekday].short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((days) => (
            <tr key={days.find((day) => day !== null)}>
              {days.map((day, index) => (
                <td key={day ?? weekdays[index]}>
                  {day === null ? null : (
                    <button
                      type="button"
                      tabIndex={day === current ? 0 : -1}
                      data-autofocus={day === current || undefined}
                      aria-label={dayInWords(day)}
                      disabled={day < min || day > max}
                      aria-pressed={isMarked(day)}
                      onKeyDown={press}
                      onClick={() => onDate(day)}
                      {...ownEscape}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Years to choose from: those of the bounds, else a life back and some ahead; the shown one always. */
function yearsAround(shown: number, min: CalendarDate, max: CalendarDate): string[] {
  const first = Math.max(Number(min.slice(0, 4)), shown - yearsBack)
  const last = Math.min(Number(max.slice(0, 4)), shown + yearsAhead)
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index))
}
