import { useLingui } from '@lingui/react/macro'
import { Fragment, useState } from 'react'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { Scrolled } from '#platform/web/ui/index.ts'
import type { Availability } from '../../contract/availability.ts'
import { hourKey, nextKind, type Marks } from '../../rules/hours.ts'
import { columnHeader, row, rowHeader } from './roles.ts'
import { HourCell } from './hour-cell.tsx'
import { usePainting } from './use-painting.ts'
import styles from './grid.module.css'

interface Props {
  slots: Availability['slots']
  marks: Marks
  methodicalDay: number | null
  /** Null: read only. */
  onChange: ((update: (present: Marks) => Marks) => void) | null
}
const days = weekdays.slice(0, 6)

/** Monday to Saturday by the lessons of the bells, one shift under the other. */
export function HourGrid({ slots, marks, methodicalDay, onChange }: Props) {
  const { t } = useLingui()
  const [at, setAt] = useState('0 0')
  const painting = usePainting({ marks, onChange })
  const hasShifts = new Set(slots.map(({ shift }) => shift)).size > 1
  const nameOf = ({ shift, number }: Availability['slots'][number]) =>
    hasShifts ? t`${shift} смена, ${number} урок` : t`${number} урок`
  /** A day goes round as its first hour does. */
  const markDay = (weekday: number) => {
    const keys = slots.map(({ shift, number }) => hourKey({ weekday, shift, slot: number }))
    painting.set(keys, nextKind(marks.get(keys[0] ?? '') ?? null))
  }
  return (
    <Scrolled>
      <div
        role="grid"
        aria-label={t`Часы недели`}
        aria-readonly={onChange === null}
        className={styles['grid']}
        data-editable={onChange !== null || undefined}
      >
        <div {...row} className={styles['row']}>
          <div {...columnHeader} className={styles['day']}>
            <span className={styles['hidden']}>{t`Урок`}</span>
          </div>
          {days.map((day, weekday) => (
            <div key={day} {...columnHeader} className={styles['day']}>
              {onChange === null ? (
                weekdayTitles[day].short
              ) : (
                <button
                  type="button"
                  className={styles['whole']}
                  aria-label={t`${weekdayTitles[day].short}: отметить весь день`}
                  onClick={() => markDay(weekday)}
                >
                  {weekdayTitles[day].short}
                </button>
              )}
            </div>
          ))}
        </div>
        {slots.map((slot, line) => (
          <Fragment key={`${slot.shift} ${slot.number}`}>
            {hasShifts && slots[line - 1]?.shift !== slot.shift ? (
              <div {...row}>
                <div {...rowHeader} className={styles['shift']}>
                  {t`${slot.shift} смена`}
                </div>
              </div>
            ) : null}
            <div {...row} className={styles['row']}>
              <div {...rowHeader} className={styles['slot']}>
                <b>{t`${slot.number} урок`}</b>{' '}
                <span className={styles['time']}>
                  {slot.starts_at}–{slot.ends_at}
                </span>
              </div>
              {days.map((day, weekday) => {
                const key = hourKey({ weekday, shift: slot.shift, slot: slot.number })
                return (
                  <HourCell
                    key={key}
                    place={{ row: line, column: weekday, key }}
                    name={`${weekdayTitles[day].long}, ${nameOf(slot)}`}
                    kind={marks.get(key) ?? null}
                    isOff={weekday === methodicalDay}
                    isCurrent={at === `${line} ${weekday}`}
                    onStand={() => setAt(`${line} ${weekday}`)}
                    painting={painting}
                  />
                )
              })}
            </div>
          </Fragment>
        ))}
      </div>
    </Scrolled>
  )
}
