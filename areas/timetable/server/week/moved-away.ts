import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { MovedAway, WeekLesson } from '../../contract/week.ts'

type Moved = Pick<WeekLesson, 'id' | 'course' | 'group' | 'shift' | 'slot' | 'moved_from'> & {
  date: CalendarDate
}

/** What stands at the places of a day that moved lessons have left, in the order of the lessons given. */
export const movedAway = (lessons: readonly Moved[], day: CalendarDate): MovedAway[] =>
  lessons.flatMap(({ id, course, group, date, shift, slot, moved_from }) =>
    moved_from?.date === day
      ? [{ id, course, group, shift: moved_from.shift, slot: moved_from.slot, to: { date, shift, slot } }]
      : [],
  )
