import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { CalendarEntry } from '../../contract/entries.ts'
import type { StudyYear } from '../../contract/years.ts'
import { yearMonths, type YearDay } from '../../rules/year-months.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { DayPopover } from './day-popover.tsx'
import { Legend } from './legend.tsx'
import { MonthTable } from './month-table.tsx'
import { useDayKeys } from './use-day-keys.ts'
import { useEdgeDrag } from './use-edge-drag.ts'
import styles from './year.module.css'

interface Props {
  year: StudyYear
  entries: readonly CalendarEntry[]
  today: CalendarDate
  /** Null for who may only read. */
  onOpen: ((opened: OpenEntry) => void) | null
}
interface ChosenDay {
  day: YearDay<CalendarEntry>
  place: { left: number; top: number; width: number; height: number }
}

/** A study year as months: what each day is, by colour, pattern and letter. A day opens what stands on it, or begins an entry. */
export function YearView({ year, entries, today, onOpen }: Props) {
  const { t } = useLingui()
  const paper = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<ChosenDay | null>(null)
  const { isEdge, preview, handlers } = useEdgeDrag(entries, (dragged) => onOpen?.(dragged))
  const shown =
    preview === null ? entries : entries.map((one) => (one.id === preview.id ? { ...one, ...preview } : one))
  const months = yearMonths(year, shown)
  const keys = useDayKeys(year, today)
  const add = (date: CalendarDate) => onOpen?.({ present: null, start_date: date, end_date: date })
  const choose = (day: YearDay<CalendarEntry>, cell: HTMLElement) => {
    keys.onChosen(day.date)
    // a quarter is opened from its ends: between them a day is where something else is added
    const isPlain = day.entries.every(({ type }) => type === 'quarter') && !isEdge(day.date)
    if (onOpen !== null && isPlain) return add(day.date)
    const [at, from] = [cell.getBoundingClientRect(), paper.current?.getBoundingClientRect()]
    const place = {
      left: at.left - (from?.left ?? 0),
      top: at.top - (from?.top ?? 0),
      width: at.width,
      height: at.height,
    }
    setChosen({ day, place })
  }
  return (
    <div className={styles['paper']} ref={paper}>
      <Legend />
      {onOpen === null ? null : (
        <Text size="sm" c="dimmed" mb="md" data-print="never">
          <Trans>Нажмите на день, чтобы добавить запись или открыть ту, что на нём стоит.</Trans>{' '}
          <span className={styles['dragHint']}>
            <Trans>Подчёркнутый край четверти или каникул можно перетащить мышью.</Trans>
          </span>
        </Text>
      )}
      <section
        className={styles['months']}
        aria-label={t`Год по месяцам`}
        data-dragging={preview !== null || undefined}
        {...(onOpen === null ? {} : handlers)}
      >
        {months.map(({ month, weeks }) => (
          <MonthTable
            key={month}
            month={month}
            weeks={weeks}
            year={year}
            today={today}
            tabDate={keys.tabDate}
            onKeyDown={keys.onKeyDown}
            isEdge={(date) => onOpen !== null && isEdge(date)}
            preview={preview}
            onChoose={choose}
          />
        ))}
      </section>
      {chosen === null ? null : (
        <DayPopover
          day={chosen.day}
          place={chosen.place}
          onEntry={
            onOpen === null
              ? null
              : (present) => onOpen({ present, start_date: present.start_date, end_date: present.end_date })
          }
          onAdd={onOpen === null ? null : () => add(chosen.day.date)}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}
