import { formatTime, parseTime } from '#platform/contract/time.ts'
import type { Bell } from './bell-objections.ts'

interface BellPlan {
  shift: number
  /** HH:MM. */
  start: string
  lessons: number
  /** Minutes of a lesson. */
  minutes: number
  /** Minutes of breaks in turn; the last one goes on. */
  breaks: readonly number[]
}
const midnight = 24 * 60

/** Lessons one after another from a start, as many of them as the day holds; none where the start is no time. */
export function buildBells({ shift, start, lessons, minutes, breaks }: BellPlan): Bell[] {
  let at = parseTime(start)
  if (at === null || minutes <= 0) return []
  const made: Bell[] = []
  for (let number = 1; number <= lessons && at + minutes <= midnight; number++) {
    made.push({ shift, number, starts_at: formatTime(at), ends_at: formatTime(at + minutes) })
    at += minutes + (breaks[number - 1] ?? breaks.at(-1) ?? 0)
  }
  return made
}
