import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { joined, msg, texts } from '#platform/contract/text.ts'
import { lessonObjection, lessonObjectionText, type LessonObjection, type MarkedLesson } from './lesson-objection.ts'
import type { MissKind } from '#areas/miss-kinds/rules/miss-kinds.ts'

export interface NewMiss {
  kind: Pick<MissKind, 'excludes_marks' | 'takes_minutes' | 'is_archived'>
  /** Minutes late; null where not counted. */
  minutes: number | null
}

export interface MissContext extends MarkedLesson {
  /** Whether a ФО of the student stands in this lesson. */
  has_fo: boolean
  /** Whether another miss of the student stands in this lesson already. */
  is_missed: boolean
  /** How long the lesson takes. */
  lesson_minutes: number
}

export type MissObjection = LessonObjection | 'already_missed' | 'archived' | 'has_fo' | 'no_minutes' | 'minutes'
export const missObjectionText: Readonly<Record<MissObjection, string>> = joined(
  lessonObjectionText,
  texts({
    already_missed: msg`Пропуск за этот урок уже отмечен: измените его`,
    archived: msg`Этот вид пропуска в архиве: выберите другой`,
    has_fo: msg`За этот урок стоит ФО: сначала удалите отметку`,
    no_minutes: msg`Минуты указываются только при опоздании`,
    minutes: msg`Минуты опоздания — целое число от 1, не дольше самого урока`,
  }),
)

/** Why a miss can't stand in a lesson, or null. Subjects that are not graded keep misses all the same. */
export function missObjection(miss: NewMiss, context: MissContext, today: CalendarDate): MissObjection | null {
  const { kind, minutes } = miss
  const objection = lessonObjection(context, today)
  if (objection) return objection
  if (context.is_missed) return 'already_missed'
  if (kind.is_archived) return 'archived'
  if (kind.excludes_marks && context.has_fo) return 'has_fo'
  if (minutes === null) return null
  if (!kind.takes_minutes) return 'no_minutes'
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= context.lesson_minutes ? null : 'minutes'
}
