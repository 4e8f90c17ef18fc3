import { compareCode } from '#platform/contract/compare.ts'
import { msg, t, type Text } from '#platform/contract/text.ts'
import { parseTime } from '#platform/contract/time.ts'
import type { LessonFact } from './facts.ts'
import { inRoom, placeOf } from './lists.ts'

/** Minutes before the first lesson and after the last one in which a student is still looked for. */
const graceMinutes = 20
const minutes = (time: string) => parseTime(time, 'end') ?? 0

/** By the key that the note of somebody away keeps: whoever reads it is told in their own language. */
const outOfLessons: ReadonlyMap<string, Text> = new Map([
  ['lessons:none', msg`занятий сегодня нет`],
  ['lessons:before', msg`занятий ещё нет`],
  ['lessons:after', msg`занятий уже нет`],
])
/** Notes once kept the words themselves, in the language of the source. */
const olderNotes: ReadonlyMap<string, Text> = new Map(
  [...outOfLessons.values()].map((words) => [words.stored().id, words]),
)
const wordsOf = (note: string): Text | undefined => outOfLessons.get(note) ?? olderNotes.get(note)

/** Whether the note of somebody away says that the timetable has them at home, not that they miss school. */
export const isOutOfLessons = (note: string): boolean => wordsOf(note) !== undefined
/** A note as it is read: what the timetable says in words, what a person has written as it stands. */
export const noteInWords = (note: string): string => wordsOf(note)?.toString() ?? note

/** Whether a student without a running lesson is expected in the building, else the key of why not, and where they were last. */
export function stayOf(lessons: readonly LessonFact[], now: string): { away: string | null; lastPlace: string } {
  const sorted = lessons.toSorted((a, b) => compareCode(a.startsAt, b.startsAt))
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last) return { away: 'lessons:none', lastPlace: '' }
  const before = sorted.findLast(({ endsAt }) => endsAt <= now)
  const lastPlace = before ? t`после урока: ${placeOf(before.title, inRoom(before.room), before.teacherNames)}` : ''
  if (minutes(now) < minutes(first.startsAt) - graceMinutes) return { away: 'lessons:before', lastPlace }
  const end = sorted.reduce((latest, { endsAt }) => (endsAt > latest ? endsAt : latest), last.endsAt)
  if (minutes(now) > minutes(end) + graceMinutes) return { away: 'lessons:after', lastPlace }
  return { away: null, lastPlace }
}
