import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { serverNow } from '#platform/web/api/index.ts'

const timeIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(serverNow()),
  )
const lookMs = 10_000

export interface SchoolTime {
  today: CalendarDate
  /** `HH:MM` of the school's day. */
  time: string
}

/** Date and time of day in the school; the component is drawn anew when a minute has passed. */
export function useSchoolTime(): SchoolTime {
  const { today, timeZone, fixedTime } = useStudyYear()
  const [time, setTime] = useState(() => timeIn(timeZone))
  useInterval(() => setTime(timeIn(timeZone)), lookMs, { autoInvoke: true })
  return { today, time: fixedTime ?? time }
}

interface Timed {
  start_time: string
  end_time: string
  status: 'planned' | 'held' | 'cancelled' | 'moved'
}
/** Whether a lesson of a date is going on. */
export const isRunning = (lesson: Timed, date: CalendarDate, { today, time }: SchoolTime): boolean =>
  date === today && lesson.status !== 'cancelled' && lesson.start_time <= time && time < lesson.end_time

/** Whether a lesson of a date is over. */
export const isOver = (lesson: Timed, date: CalendarDate, { today, time }: SchoolTime): boolean =>
  date < today || (date === today && lesson.end_time <= time)
