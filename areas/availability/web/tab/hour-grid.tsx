import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { Scrolled } from '#platform/web/ui/index.ts'
import type { Availability } from '../../contract/availability.ts'
import { hourKey, nextKind, type HourKind, type Marks } from '../../rules/hours.ts'
import { KindMark } from './kind-mark.tsx'
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
  const words: Record<HourKind, string> = { closed: t`недоступен`, unwanted: t`нежелательно` }
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
        <div role="row" className={styles['row']}>
          <div role="columnheader" className={styles['slot']}>
            <span className={styles['hidden']}>{t`Урок`}</span>
          </div>
          {days.map((day, weekday) => (
            <div key={day} role="columnheader" className={styles['day']}>
              {onChange === null ? (
                weekdayTitles[day].short
              ) : (
                <button
                  type="button"
                  className={styles['whole']}
                  aria-label={t`Отметить весь день: ${weekdayTitles[day].long}`}
                  onClick={() => markDay(weekday)}
                >
                  {weekdayTitles[day].short}
                </button>
              )}
            </div>
          ))}
        </div>
        {slots.map((slot, row) => (
          <div
            key={`${slot.shift} ${slot.number}`}
            role="row"
            className={styles['row']}
            data-first={(row > 0 && slots[row - 1]?.shift !== slot.shift) || undefined}
          >
            <div role="rowheader" className={styles['slot']}>
              <b>{nameOf(slot)}</b>
              <span className={styles['time']}>
                {slot.starts_at}–{slot.ends_at}
              </span>
            </div>
            {days.map((day, weekday) => {
              const key = hourKey({ weekday, shift: slot.shift, slot: slot.number })
              const kind = marks.get(key) ?? null
              const isOff = weekday === methodicalDay
              const state = kind === null ? (isOff ? t`методический день` : t`свободен`) : words[kind]
              return (
                <div
                  key={key}
                  role="gridcell"
                  tabIndex={at === `${row} ${weekday}` ? 0 : -1}
                  aria-label={`${weekdayTitles[day].long}, ${nameOf(slot)}: ${state}`}
                  className={styles['cell']}
                  data-kind={kind ?? undefined}
                  data-off={isOff || undefined}
                  data-hour={key}
                  data-row={row}
                  data-column={weekday}
                  onFocus={() => setAt(`${row} ${weekday}`)}
                  onPointerDown={(event) => painting.onPointerDown(event, key)}
                  onPointerEnter={() => painting.onPointerEnter(key)}
                  onKeyDown={(event) => painting.onKeyDown(event, key, row, weekday)}
                >
                  {kind === null ? null : <KindMark kind={kind} />}
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </Scrolled>
  )
}
