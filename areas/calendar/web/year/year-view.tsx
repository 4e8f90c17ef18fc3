import { useLingui } from '@lingui/react/macro'
import { isWithin, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import type { CalendarEntry } from '../../contract/entries.ts'
import type { StudyYear } from '../../contract/years.ts'
import { yearMonths, type YearDay } from '../../rules/year-months.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { Legend } from './legend.tsx'
import { useEdgeDrag } from './use-edge-drag.ts'
import styles from './year.module.css'

interface Props {
  year: StudyYear
  entries: readonly CalendarEntry[]
  today: CalendarDate
  /** Null for who may only read. */
  onOpen: ((opened: OpenEntry) => void) | null
}
const monthTitle = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A study year as months: what each day is, by colour, pattern and letter. */
export function YearView({ year, entries, today, onOpen }: Props) {
  const { t } = useLingui()
  const { isEdge, preview, handlers } = useEdgeDrag(entries, (dragged) => onOpen?.(dragged))
  const shown =
    preview === null ? entries : entries.map((one) => (one.id === preview.id ? { ...one, ...preview } : one))
  const months = yearMonths(year, shown)
  return (
    <div className={styles['paper']}>
      <section
        className={styles['months']}
        aria-label={t`Год по месяцам`}
        data-dragging={preview !== null || undefined}
        {...(onOpen === null ? {} : handlers)}
      >
        {months.map(({ month, weeks }) => (
          <table key={month} className={styles['month']}>
            <caption>{monthTitle.format(new Date(`${month}-01T00:00:00Z`)).replace(' г.', '')}</caption>
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
                        isToday={day.date === today}
                        isEdge={onOpen !== null && isEdge(day.date)}
                        isPreview={preview !== null && isWithin(day.date, preview.start_date, preview.end_date)}
                      />
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </section>
      <Legend />
    </div>
  )
}

interface DayProps {
  day: YearDay<CalendarEntry>
  isToday: boolean
  isEdge: boolean
  isPreview: boolean
}

function Day({ day: { date, kind, entries }, isToday, isEdge, isPreview }: DayProps) {
  const titles = entries.map(({ title }) => title).join(', ')
  return (
    <td
      data-date={date}
      data-kind={kind}
      data-edge={isEdge || undefined}
      data-preview={isPreview || undefined}
      aria-current={isToday ? 'date' : undefined}
      title={titles === '' ? undefined : titles}
    >
      {Number(date.slice(8))}
    </td>
  )
}
