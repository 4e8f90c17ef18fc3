import { Trans, useLingui } from '@lingui/react/macro'
import { dayAndMonth } from '#platform/web/format/day.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { JournalChange } from '../../contract/history.ts'
import type { JournalFrame } from '#areas/journal/contract/journal.ts'
import { changeWords } from './change-words.ts'
import styles from './group-history.module.css'

/** «10:42» by the school's clock. */
export const clockOf = (instant: string): string => displayMoment(instant).slice(-5)

/** Who did it, and in whose place. */
export function Actor({ change: { who, on_behalf_of } }: { change: JournalChange }) {
  const { t } = useLingui()
  const name = who ?? t`система`
  return on_behalf_of === null ? (
    name
  ) : (
    <Trans>
      {name}, под именем {on_behalf_of}
    </Trans>
  )
}

/** To whom and what: «Абаева Алия: ФО 8 → 9, урок 12 ноября». */
export function ChangeLine({ change, grid }: { change: JournalChange; grid: JournalFrame }) {
  const { student, lesson } = change
  const day = lesson && dayAndMonth(lesson.date)
  return (
    <span className={styles['what']}>
      {student ? <strong>{student.name}: </strong> : null}
      {changeWords(change, grid)}
      {day === null ? null : (
        <Text component="span" size="sm" c="dimmed">
          {', '}
          <Trans>урок {day}</Trans>
        </Text>
      )}
    </span>
  )
}
