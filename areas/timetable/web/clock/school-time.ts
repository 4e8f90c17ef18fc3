import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { serverNow } from '#platform/web/api/index.ts'
import type { SchoolTime } from '../../rules/lesson-time.ts'

const timeIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(serverNow()),
  )
const lookMs = 10_000

/** Date and time of day in the school; the component is drawn anew when a minute has passed. */
export function useSchoolTime(): SchoolTime {
  const { today, timeZone, fixedTime } = useStudyYear()
  const [time, setTime] = useState(() => timeIn(timeZone))
  useInterval(() => setTime(timeIn(timeZone)), lookMs, { autoInvoke: true })
  return { today, time: fixedTime ?? time }
}
