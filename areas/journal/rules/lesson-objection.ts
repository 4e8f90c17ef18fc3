import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, texts } from '#platform/contract/text.ts'
import type { PeriodState } from '#areas/grading/rules/period-state.ts'

/** A lesson as it stands for one student when a mark or a miss is written into it. */
export interface MarkedLesson {
  date: CalendarDate
  is_cancelled: boolean
  /** Whether the student belonged to the group on the lesson's date. */
  is_member: boolean
  /** Of the lesson (of its work for a СОР or СОЧ written later); null outside every period. */
  period: PeriodState
}

export type LessonObjection = 'not_member' | 'cancelled' | 'future' | 'no_period' | 'closed'
export const lessonObjectionText: Readonly<Record<LessonObjection, string>> = texts({
  not_member: msg`Ученика не было в группе в день урока`,
  cancelled: msg`Урок отменён`,
  future: msg`Урок ещё не состоялся`,
  no_period: msg`Урок не входит ни в одну четверть`,
  closed: msg`Период закрыт: отметки можно изменить только после его открытия`,
})

/**
 * Why nothing may be written or removed for this student in this lesson, or null. A lesson may be marked from its own
 * date on, at any hour: marks are often entered while it runs or from paper before its bell.
 */
export function lessonObjection(lesson: MarkedLesson, today: CalendarDate): LessonObjection | null {
  if (!lesson.is_member) return 'not_member'
  if (lesson.is_cancelled) return 'cancelled'
  if (lesson.date > today) return 'future'
  if (lesson.period === null) return 'no_period'
  return lesson.period === 'open' ? null : 'closed'
}

export type TextObjection = 'cancelled' | 'closed'
export const textObjectionText: Readonly<Record<TextObjection, string>> = texts({
  cancelled: msg`Урок отменён`,
  closed: msg`Период закрыт: тему и задание можно изменить только после его открытия`,
})

/** Why topic and homework of a lesson may not be written, or null: ahead of time and outside quarters they may. */
export function textObjection({
  is_cancelled,
  period,
}: Pick<MarkedLesson, 'is_cancelled' | 'period'>): TextObjection | null {
  if (is_cancelled) return 'cancelled'
  return period === 'closed' ? 'closed' : null
}
