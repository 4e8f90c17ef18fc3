import { Trans } from '@lingui/react/macro'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { Empty, Text } from '#platform/web/ui/index.ts'
import type { Week } from '../../contract/week.ts'
import type { SchoolTime } from '../../rules/lesson-time.ts'
import { AwayCard } from '../lesson/away-card.tsx'
import { LessonCard } from '../lesson/lesson-card.tsx'
import styles from './days.module.css'

interface Props {
  day: Week['days'][number]
  week: Week
  now: SchoolTime
}

/** What the day has and what has left it, in the order of the slots. */
const placesOf = ({ lessons, moved_away }: Props['day']) =>
  [
    ...lessons.map((lesson) => ({ shift: lesson.shift, slot: lesson.slot, lesson, away: null })),
    ...moved_away.map((away) => ({ shift: away.shift, slot: away.slot, lesson: null, away })),
  ].toSorted((one, other) => one.shift - other.shift || one.slot - other.slot)

/** Lessons of a day one under another. */
export function DayLessons({ day, week, now }: Props) {
  const { date, free, follows } = day
  const places = placesOf(day)
  const source = follows === null ? null : weekdayTitles[follows].long.toLowerCase()
  return (
    <>
      <Text component="h2" size="sm" fw={600} mb={4}>
        {weekdayAndDay(date)}
        {date === now.today ? (
          <Text span c="dimmed">
            {' · '}
            <Trans>сегодня</Trans>
          </Text>
        ) : null}
        {source === null ? null : (
          <Text span c="dimmed">
            {' · '}
            <Trans>уроки за другой день: {source}</Trans>
          </Text>
        )}
      </Text>
      <ol className={styles['lessons']}>
        {places.map(({ lesson, away, slot }) => (
          <li key={`${slot} ${lesson?.id ?? away?.id}`}>
            <div className={styles['when']}>
              <strong>{slot}</strong>
              <span>{lesson?.start_time}</span>
              <span>{lesson?.end_time}</span>
            </div>
            {lesson ? <LessonCard lesson={lesson} date={date} week={week} now={now} bell={lesson} /> : null}
            {away ? <AwayCard away={away} week={week} /> : null}
          </li>
        ))}
      </ol>
      {places.length === 0 ? <Empty title={free ?? <Trans>В этот день уроков нет</Trans>} /> : null}
    </>
  )
}
