import { useLingui } from '@lingui/react/macro'
import { addDays, weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { dayAndMonth } from '#platform/web/format/day.ts'
import { Tabs, VisuallyHidden } from '#platform/web/ui/index.ts'
import type { Week } from '../../contract/week.ts'
import type { SchoolTime } from '../../rules/lesson-time.ts'
import { DayLessons } from './day-lessons.tsx'
import { useSwipe } from './use-swipe.ts'
import styles from './days.module.css'

interface Props {
  week: Week
  now: SchoolTime
  /** The day asked for; null: today, or the first of the week. */
  date: CalendarDate | null
  onDate: (date: CalendarDate) => void
}

/** The week on a phone: a day at a time; a stroke of the finger turns to the next, also into the next week. */
export function WeekDays({ week, now, date, onDate }: Props) {
  const { t } = useLingui()
  const { days, monday } = week
  const wanted = date ?? now.today
  const chosen = days.find((day) => day.date === wanted) ?? days[0]
  const index = chosen ? days.indexOf(chosen) : 0
  const swipe = useSwipe(
    () => onDate(days[index + 1]?.date ?? addDays(monday, 7)),
    () => onDate(days[index - 1]?.date ?? addDays(monday, -3)),
  )
  if (!chosen) return null
  return (
    <Tabs value={chosen.date} onChange={(next) => (next === null ? undefined : onDate(next))} keepMounted={false}>
      <Tabs.List grow className={styles['tabs'] ?? ''} aria-label={t`День недели`}>
        {days.map(({ date: one }) => (
          <Tabs.Tab key={one} value={one} px={4}>
            <span className={styles['weekday']}>{weekdayTitles[weekdayOf(one)].short}</span>
            <span className={styles['number']} data-today={one === now.today || undefined}>
              {dayAndMonth(one).split(' ')[0]}
            </span>
            <VisuallyHidden> {dayAndMonth(one).split(' ')[1]}</VisuallyHidden>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {days.map((day) => (
        <Tabs.Panel key={day.date} value={day.date} {...swipe} className={styles['panel'] ?? ''}>
          <DayLessons day={day} week={week} now={now} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
