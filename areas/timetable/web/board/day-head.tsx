import { Trans } from '@lingui/react/macro'
import { weekdayOf } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { dayAndMonth } from '#platform/web/format/day.ts'
import { Badge } from '#platform/web/ui/index.ts'
import type { Week } from '../../contract/week.ts'
import styles from './board.module.css'

/** Weekday and date over a column; of a moved day, whose lessons it follows. */
export function DayHead({ day, isToday }: { day: Week['days'][number]; isToday: boolean }) {
  const { date, follows } = day
  return (
    <th scope="col" data-today={isToday || undefined} {...(isToday ? { 'aria-current': 'date' as const } : {})}>
      <span className={styles['weekday']}>
        {weekdayTitles[weekdayOf(date)].long}
        {isToday ? (
          <Badge size="sm" variant="filled">
            <Trans>Сегодня</Trans>
          </Badge>
        ) : null}
      </span>
      <span className={styles['date']}>{dayAndMonth(date)}</span>
      {follows === null ? null : (
        <span className={styles['date']}>
          <Trans>уроки за другой день: {weekdayTitles[follows].long.toLowerCase()}</Trans>
        </span>
      )}
    </th>
  )
}
