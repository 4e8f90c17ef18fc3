import { Trans } from '@lingui/react/macro'
import { displayDate, weekdayOf } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import type { Week } from '../contract/week.ts'
import { LessonCard } from './lesson-card.tsx'
import { shownDays, shownSlots } from './shown.ts'
import styles from './week.module.css'

/** The week as it hangs on the wall: days across, lessons down, today marked. */
export function WeekGrid({ week }: { week: Week }) {
  const days = shownDays(week)
  const slots = shownSlots(week)
  return (
    <table className={styles['grid']}>
      <thead>
        <tr>
          <th className={styles['time']}>
            <Trans>Урок</Trans>
          </th>
          {days.map(({ date, follows }) => (
            <th key={date} scope="col" data-today={date === week.today || undefined}>
              {weekdayTitles[weekdayOf(date)].long}
              <span className={styles['date']}>{displayDate(date).slice(0, 5)}</span>
              {follows === null ? null : (
                <span className={styles['date']}>
                  <Trans>по расписанию: {weekdayTitles[follows].short}</Trans>
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slots.map(({ shift, number, starts_at, ends_at }, index) => (
          <tr key={`${shift}:${number}`}>
            <th scope="row" className={styles['time']}>
              <span className={styles['number']}>{number}</span>
              <span className={styles['date']}>
                {starts_at}–{ends_at}
              </span>
            </th>
            {days.map(({ date, free, lessons }) => {
              if (free !== null && lessons.length === 0)
                return index === 0 ? (
                  <td key={date} rowSpan={slots.length} className={styles['free']}>
                    {free}
                  </td>
                ) : null
              return (
                <td key={date} data-today={date === week.today || undefined}>
                  {lessons
                    .filter((lesson) => lesson.slot === number && lesson.shift === shift)
                    .map((lesson) => (
                      <LessonCard key={lesson.id} lesson={lesson} kind={week.kind} isPast={date < week.today} />
                    ))}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
