import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { monthTitle, parseMonth } from '#platform/contract/month.ts'
import { workName, type MarkColumn } from '../sheet/columns.ts'
import { slotId, type ResultSlot } from '../sheet/result-slots.ts'
import { widthOf } from './geometry.ts'
import { columnTitle, dayOf } from './look.ts'
import styles from './grid.module.css'

interface Props {
  columns: readonly MarkColumn[]
  classes: readonly string[]
  slots: readonly ResultSlot[]
  today: string
}
interface Span {
  key: string
  title: string
  width: number
}

function monthSpans(columns: readonly MarkColumn[]): Span[] {
  const spans: Span[] = []
  for (const column of columns) {
    const date = column.lesson?.date ?? column.quarter?.end_date ?? ''
    const key = date.slice(0, 7)
    const last = spans.at(-1)
    if (last?.key === key) last.width += widthOf(column)
    else spans.push({ key, title: monthTitle(parseMonth(key)).split(' ')[0] ?? '', width: widthOf(column) })
  }
  return spans
}

/** Months, then days: each day is a heading of its column and can be reached by the keyboard. */
export const GridHead = memo(function GridHead({ columns, classes, slots, today }: Props) {
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="row" aria-rowindex={1} className={styles['months']}>
        <div role="columnheader" aria-colindex={1} className={styles['corner']}>
          <Trans>Ученик</Trans>
        </div>
        {monthSpans(columns).map(({ key, title, width }, index) => (
          <div key={`${key}-${index}`} role="presentation" className={styles['month']} style={{ width }}>
            <span className={styles['monthTitle']}>{title}</span>
          </div>
        ))}
        <div role="presentation" className={styles['resultsHead']}>
          <span className={styles['monthTitle']}>
            <Trans>Итоги</Trans>
          </span>
        </div>
      </div>
      <div role="row" aria-rowindex={2} className={styles['days']}>
        <div role="presentation" className={styles['corner']} />
        {columns.map((column, index) => (
          <DayHead key={column.id} column={column} className={classes[index] ?? ''} index={index + 2} today={today} />
        ))}
        <div role="presentation" className={styles['results']}>
          <div role="columnheader" tabIndex={-1} aria-colindex={columns.length + 2} className={styles['average']}>
            <Trans>Ср. ФО</Trans>
          </div>
          {slots.map((slot, index) => (
            <div
              key={slotId(slot)}
              role="columnheader"
              tabIndex={-1}
              aria-colindex={columns.length + 3 + index}
              aria-label={slot.title}
              className={styles['result']}
            >
              {slot.short}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
})

interface DayProps {
  column: MarkColumn
  className: string
  index: number
  today: string
}

function DayHead({ column, className, index, today }: DayProps) {
  const isPast = column.lesson !== null && column.lesson.date <= today
  const lacksTopic = column.kind === 'lesson' && isPast && column.lesson.topic === null
  const words = [columnTitle(column), lacksTopic ? t`тема не записана` : null].filter(Boolean).join('; ')
  const { day, weekday } = column.lesson ? dayOf(column.lesson.date) : { day: '', weekday: '' }
  return (
    <div
      role="columnheader"
      tabIndex={-1}
      aria-colindex={index}
      aria-label={words}
      className={className}
      data-lacks={lacksTopic || undefined}
    >
      <span className={styles['day']}>{column.kind === 'work' ? workName(column.work) : day}</span>
      <span className={styles['weekday']}>{column.kind === 'work' ? t`из ${column.work.maximum}` : weekday}</span>
    </div>
  )
}
