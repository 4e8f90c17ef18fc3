import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { monthTitle, parseMonth } from '#platform/contract/month.ts'
import { workName, type MarkColumn } from '../sheet/columns.ts'
import { slotId, type ResultSlot } from '../sheet/result-slots.ts'
import type { Month } from './geometry.ts'
import { columnTitle, dayOf } from './look.ts'
import styles from './grid.module.css'

interface Props {
  months: readonly Month[]
  classes: readonly string[]
  slots: readonly ResultSlot[]
  today: string
}
/** Months, then days: each day is a heading of its column and can be reached by the keyboard. */
export const GridHead = memo(function GridHead({ months, classes, slots, today }: Props) {
  return (
    <div role="rowgroup" className={styles['head']}>
      <div role="row" aria-rowindex={1} className={styles['months']}>
        <div role="columnheader" aria-colindex={1} className={styles['corner']}>
          <Trans>Ученик</Trans>
        </div>
        {months.map(({ id, width }) => (
          <div key={id} role="presentation" className={styles['month']} style={{ width }}>
            <span className={styles['monthTitle']}>{monthTitle(parseMonth(id)).split(' ')[0]}</span>
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
        {months.map(({ id, first, columns, width }) => (
          <div key={id} role="presentation" className={styles['monthDays']} style={{ width }}>
            {columns.map((column, within) => (
              <DayHead
                key={column.id}
                column={column}
                className={classes[first + within] ?? ''}
                index={first + within + 2}
                today={today}
              />
            ))}
          </div>
        ))}
        <div role="presentation" className={styles['results']}>
          <div role="columnheader" tabIndex={-1} aria-colindex={classes.length + 2} className={styles['average']}>
            <Trans>Ср. ФО</Trans>
          </div>
          {slots.map((slot, index) => (
            <div
              key={slotId(slot)}
              role="columnheader"
              tabIndex={-1}
              aria-colindex={classes.length + 3 + index}
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
