import { parseTime } from '#platform/contract/time.ts'
import type { LessonFact } from './facts.ts'
import { inRoom, placeOf } from './lists.ts'

/** Minutes before the first lesson and after the last one in which a student is still looked for. */
const graceMinutes = 20
const minutes = (time: string) => parseTime(time, 'end') ?? 0

/** Whether a student without a running lesson is expected in the building, and where they were last. */
export function stayOf(lessons: readonly LessonFact[], now: string): { away: string | null; lastPlace: string } {
  const sorted = lessons.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last) return { away: 'занятий сегодня нет', lastPlace: '' }
  const before = sorted.findLast(({ endsAt }) => endsAt <= now)
  const lastPlace = before ? `после урока: ${placeOf(before.title, inRoom(before.room), before.teacherNames)}` : ''
  if (minutes(now) < minutes(first.startsAt) - graceMinutes) return { away: 'занятий ещё нет', lastPlace }
  const end = sorted.reduce((latest, { endsAt }) => (endsAt > latest ? endsAt : latest), last.endsAt)
  if (minutes(now) > minutes(end) + graceMinutes) return { away: 'занятий уже нет', lastPlace }
  return { away: null, lastPlace }
}
