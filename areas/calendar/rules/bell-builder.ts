import { formatTime, parseTime } from '#platform/contract/time.ts'
import { breakMinutes, lessonMinutes, type Bell } from './bell-objections.ts'

export interface BellPlan {
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
    made.push({ shift, number, start_time: formatTime(at), end_time: formatTime(at + minutes) })
    at += minutes + (breaks[number - 1] ?? breaks.at(-1) ?? 0)
  }
  return made
}

/** How a shift would be laid to be as it is, by the length of its first lesson; null where it has none. */
export function bellPlanOf(bells: readonly Bell[], shift: number): BellPlan | null {
  const own = bells.filter((bell) => bell.shift === shift).toSorted((a, b) => a.number - b.number)
  const [first] = own
  if (first === undefined) return null
  const breaks = own.slice(1).map((bell, index) => breakMinutes(own[index] ?? first, bell))
  return { shift, start: first.start_time, lessons: own.length, minutes: lessonMinutes(first), breaks }
}
