import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { monthTitle, parseMonth } from '#platform/contract/month.ts'
import { workName, type MarkColumn } from '../sheet/columns.ts'
import { slotId, type ResultSlot } from '../sheet/result-slots.ts'
import type { Month, Stretch } from './geometry.ts'
import { columnTitle, dayOf } from './look.ts'
import { box, columnHeader, row, rowGroup } from './roles.ts'
import styles from './grid.module.css'

interface Props {
  months: readonly Month[]
  stretches: readonly Stretch[]
  classes: readonly string[]
  slots: readonly ResultSlot[]
  today: string
}
/** Months, then days: each day is a heading of its column and can be reached by the keyboard. */
export const GridHead = memo(function GridHead({ months, stretches, classes, slots, today }: Props) {
  return (
    <div {...rowGroup} className={styles['head']}>
      <div {...row} aria-rowindex={1} className={styles['months']}>
        <div {...columnHeader} aria-colindex={1} className={styles['corner']}>
          <Trans>Ученик</Trans>
        </div>
        {months.map(({ id, width }) => (
          <div key={id} {...box} className={styles['month']} style={{ width }}>
            <span className={styles['monthTitle']}>{monthTitle(parseMonth(id)).split(' ')[0]}</span>
          </div>
        ))}
        <div {...box} className={styles['resultsHead']}>
          <span className={styles['monthTitle']}>
            <Trans>Итоги</Trans>
          </span>
        </div>
      </div>
      <div {...row} aria-rowindex={2} className={styles['days']}>
        <div {...box} className={styles['corner']} />
        {stretches.map(({ id, first, columns, width }) => (
          <div key={id} {...box} className={styles['stretchDays']} style={{ width }}>
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
        <div {...box} className={styles['results']}>
          <div {...columnHeader} aria-colindex={classes.length + 2} className={styles['average']}>
            <Trans>Ср. ФО</Trans>
          </div>
          {slots.map((slot, index) => (
            <div
              key={slotId(slot)}
              {...columnHeader}
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
      {...columnHeader}
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
