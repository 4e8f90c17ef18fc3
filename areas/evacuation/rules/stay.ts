import { msg, translate, t } from '#platform/contract/text.ts'
import { parseTime } from '#platform/contract/time.ts'
import type { LessonFact } from './facts.ts'
import { inRoom, placeOf } from './lists.ts'

/** Minutes before the first lesson and after the last one in which a student is still looked for. */
const graceMinutes = 20
const minutes = (time: string) => parseTime(time, 'end') ?? 0

const outOfLessons = {
  none: msg`занятий сегодня нет`,
  before: msg`занятий ещё нет`,
  after: msg`занятий уже нет`,
}
const notes = new Set(Object.values(outOfLessons).map((note) => note.stored().id))
/** Whether the note of somebody away says that the timetable has them at home, not that they miss school. */
export const isOutOfLessons = (note: string): boolean => notes.has(note)

/** Whether a student without a running lesson is expected in the building, and where they were last. */
export function stayOf(lessons: readonly LessonFact[], now: string): { away: string | null; lastPlace: string } {
  const sorted = lessons.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last) return { away: translate(outOfLessons.none), lastPlace: '' }
  const before = sorted.findLast(({ endsAt }) => endsAt <= now)
  const lastPlace = before ? t`после урока: ${placeOf(before.title, inRoom(before.room), before.teacherNames)}` : ''
  if (minutes(now) < minutes(first.startsAt) - graceMinutes) return { away: translate(outOfLessons.before), lastPlace }
  const end = sorted.reduce((latest, { endsAt }) => (endsAt > latest ? endsAt : latest), last.endsAt)
  if (minutes(now) > minutes(end) + graceMinutes) return { away: translate(outOfLessons.after), lastPlace }
  return { away: null, lastPlace }
}
