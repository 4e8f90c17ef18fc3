import type { CalendarDate } from '#platform/contract/calendar-date.ts'

export interface SchoolTime {
  today: CalendarDate
  /** `HH:MM` of the school's day. */
  time: string
}

interface Timed {
  start_time: string
  end_time: string
  status: 'planned' | 'held' | 'cancelled' | 'moved'
}
/** Whether a lesson of a date is going on. */
export const isRunning = (lesson: Timed, date: CalendarDate, { today, time }: SchoolTime): boolean =>
  date === today && lesson.status !== 'cancelled' && lesson.start_time <= time && time < lesson.end_time

/** Whether a lesson of a date is over. */
export const isOver = (lesson: Pick<Timed, 'end_time'>, date: CalendarDate, { today, time }: SchoolTime): boolean =>
  date < today || (date === today && lesson.end_time <= time)
