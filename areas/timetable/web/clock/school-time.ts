import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { schoolTimeOfDay } from '#platform/web/format/moment.ts'
import type { SchoolTime } from '../../rules/lesson-time.ts'

const lookMs = 10_000

/** Date and time of day in the school; the component is drawn anew when a minute has passed. */
export function useSchoolTime(): SchoolTime {
  const { today, timeZone, fixedTime } = useStudyYear()
  const [time, setTime] = useState(() => schoolTimeOfDay(timeZone))
  useInterval(() => setTime(schoolTimeOfDay(timeZone)), lookMs, { autoInvoke: true })
  return { today, time: fixedTime ?? time }
}
