import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SchoolTime } from '#areas/timetable/rules/lesson-time.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { DiaryWeek } from '../../contract/week.ts'
import { DiaryDay } from './diary-day.tsx'
import styles from './week.module.css'

interface Props {
  days: DiaryWeek['days']
  now: SchoolTime
  /** The day to begin with: it is brought into view. */
  chosen: CalendarDate
}

/** The days of a week side by side as far as they fit; on a phone one under another, with the chosen one in view. */
export function DiaryDays({ days, now, chosen }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const index = days.findIndex(({ date }) => date === chosen)
  const router = useRouter()
  useEffect(() => {
    const bring = () => {
      const cards = list.current?.querySelectorAll<HTMLElement>(':scope > li')
      // beside one another they are seen together, from where the page begins
      if (index > 0 && isOneColumn(list.current)) cards?.[index]?.scrollIntoView({ block: 'start' })
    }
    const { resolvedLocation, location } = router.state
    if (resolvedLocation?.href === location.href) return bring()
    // a week that is known stands at once, and only then the router shows a page that it has gone to from its top
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe()
      bring()
    })
    return unsubscribe
  }, [index, router])
  return (
    <ol ref={list} className={styles['days']}>
      {days.map((day) => (
        <li key={day.date} className={styles['day']}>
          <DiaryDay day={day} now={now} />
        </li>
      ))}
    </ol>
  )
}

const isOneColumn = (list: HTMLElement | null): boolean =>
  list !== null && getComputedStyle(list).gridTemplateColumns.trim().split(/\s+/).length === 1
