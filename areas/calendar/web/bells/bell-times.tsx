import { useLingui } from '@lingui/react/macro'
import { Text } from '#platform/web/ui/index.ts'
import { breakMinutes, lessonMinutes, type Bell } from '../../rules/bell-objections.ts'
import styles from './bells.module.css'

/** A shift as it goes: lessons with their times, the breaks between them in minutes. */
export function BellTimes({ title, slots }: { title: string; slots: readonly Bell[] }) {
  const { t } = useLingui()
  return (
    <div>
      <Text size="sm" fw={600} mt="xs">
        {title}
      </Text>
      <ol className={styles['times']}>
        {slots.map((slot, index) => {
          const next = slots[index + 1]
          const pause = next === undefined ? null : breakMinutes(slot, next)
          return (
            <li key={slot.number}>
              <span className={styles['lesson']}>
                <strong>{slot.number}</strong> {slot.start_time}–{slot.end_time}
                <small>{t`${lessonMinutes(slot)} мин`}</small>
              </span>
              {pause === null ? null : <span className={styles['break']}>{t`перемена ${pause}`}</span>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
