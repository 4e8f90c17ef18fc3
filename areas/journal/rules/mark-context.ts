import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { parseTime } from '#platform/contract/time.ts'
import type { PeriodState } from '#areas/grading/rules/period-state.ts'
import type { MarkedLesson } from './lesson-objection.ts'
import type { MissContext } from './miss-objection.ts'
import type { MissKind } from '#areas/miss-kinds/rules/miss-kinds.ts'
import type { ScoreContext } from './score-objection.ts'

// What decides whether a mark or a miss may stand: its lesson, the membership of its student, its work, the absence. Browser
// and server gather it each in their own way and put it together here.

/** Days of somebody in a group, both ends included; an open end is null. */
export interface MemberPeriod {
  from: CalendarDate | null
  to: CalendarDate | null
}

export const isMemberOn = (periods: readonly MemberPeriod[], date: CalendarDate): boolean =>
  periods.some(({ from, to }) => (from === null || from <= date) && (to === null || date <= to))

/**
 * A lesson as it stands for one student.
 * @param period of the lesson, of a СОР or СОЧ that of its work
 */
export const markedLesson = (
  { date, is_cancelled }: Pick<MarkedLesson, 'date' | 'is_cancelled'>,
  periods: readonly MemberPeriod[],
  period: PeriodState,
): MarkedLesson => ({ date, is_cancelled, is_member: isMemberOn(periods, date), period })

/** @param miss kind of the student's miss on the lesson */
export const scoreContext = (
  lesson: MarkedLesson,
  { mode, fo_maximum }: Pick<ScoreContext, 'mode' | 'fo_maximum'>,
  miss: Pick<MissKind, 'excludes_marks'> | undefined,
  work: ScoreContext['work'],
): ScoreContext => ({ ...lesson, mode, fo_maximum, is_absent: miss?.excludes_marks ?? false, work })

export const missContext = (lesson: MarkedLesson, times: LessonTimes, has_fo: boolean): MissContext => ({
  ...lesson,
  has_fo,
  is_missed: false,
  lesson_minutes: minutesOf(times),
})

/** When a lesson is, `HH:MM`. */
export interface LessonTimes {
  start_time: string
  end_time: string
}
export const minutesOf = ({ start_time, end_time }: LessonTimes): number =>
  (parseTime(end_time, 'end') ?? 0) - (parseTime(start_time) ?? 0)

/** A kind as it may be set: what stands in the archive may stay as it is, with another reason too. */
export const settableKind = <Kind extends { id: number; is_archived: boolean }>(
  kind: Kind,
  standing: number | null | undefined,
): Kind => ({ ...kind, is_archived: kind.is_archived && kind.id !== standing })
