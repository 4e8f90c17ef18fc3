import type { KeyboardEvent } from 'react'
import { isWithin, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { monthTitle, parseMonth } from '#platform/contract/month.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { UnstyledButton } from '#platform/web/ui/index.ts'
import type { CalendarEntry } from '../../contract/entries.ts'
import type { StudyYear } from '../../contract/years.ts'
import type { YearDay, YearMonth } from '../../rules/year-months.ts'
import styles from './year.module.css'

interface Props extends YearMonth<CalendarEntry> {
  year: StudyYear
  today: CalendarDate
  /** The one day that Tab comes to; arrows go on from it. */
  tabDate: CalendarDate
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  isEdge: (date: CalendarDate) => boolean
  preview: { start_date: CalendarDate; end_date: CalendarDate } | null
  onChoose: (day: YearDay<CalendarEntry>, cell: HTMLElement) => void
}

/** A month of the year: each of its days is a button, days beyond the year are only written. */
export function MonthTable({ month, weeks, year, today, tabDate, onKeyDown, isEdge, preview, onChoose }: Props) {
  return (
    <table className={styles['month']}>
      <caption>{monthTitle(parseMonth(month))}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekdayTitles[weekday].short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index + 1}>
            {week.map((day, column) =>
              day === null ? (
                <td key={column + 1} aria-hidden />
              ) : (
                <Day
                  key={day.date}
                  day={day}
                  isOfYear={isWithin(day.date, year.date_start, year.date_end)}
                  isToday={day.date === today}
                  isReached={day.date === tabDate}
                  isEdge={isEdge(day.date)}
                  isPreview={preview !== null && isWithin(day.date, preview.start_date, preview.end_date)}
                  onKeyDown={onKeyDown}
                  onChoose={onChoose}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps extends Pick<Props, 'onChoose' | 'onKeyDown'> {
  day: YearDay<CalendarEntry>
  isOfYear: boolean
  isToday: boolean
  isReached: boolean
  isEdge: boolean
  isPreview: boolean
}

function Day({ day, isOfYear, isToday, isReached, isEdge, isPreview, onChoose, onKeyDown }: DayProps) {
  const { date, kind, entries } = day
  const titles = entries.filter(({ type }) => type !== 'quarter').map(({ title }) => title)
  const number = Number(date.slice(8))
  return (
    <td
      data-date={date}
      data-kind={kind}
      data-edge={isEdge || undefined}
      data-preview={isPreview || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      {isOfYear ? (
        <UnstyledButton
          className={styles['day'] ?? ''}
          tabIndex={isReached ? 0 : -1}
          title={titles.length === 0 ? undefined : titles.join(', ')}
          aria-label={[weekdayAndDay(date), ...titles].join(', ')}
          onKeyDown={onKeyDown}
          onClick={(event) => onChoose(day, event.currentTarget)}
        >
          {number}
        </UnstyledButton>
      ) : (
        number
      )}
    </td>
  )
}
