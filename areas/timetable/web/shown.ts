import { weekdayOf } from '#platform/contract/calendar-date.ts'
import { businessDays } from '#platform/contract/enumerations.ts'
import type { Week } from '../contract/week.ts'

/** Business days always, Saturday and Sunday where they have lessons. */
export const shownDays = ({ days }: Week): Week['days'] =>
  days.filter(({ date, lessons }) => lessons.length > 0 || businessDays.includes(weekdayOf(date)))

/** Bells from the first lesson of the week to its last, shift by shift; all of them in a week without lessons. */
export function shownSlots({ slots, days }: Week): Week['slots'] {
  const lessons = days.flatMap((day) => day.lessons)
  const isWithin = ({ shift, number }: Week['slots'][number]) => {
    const used = lessons.filter((lesson) => lesson.shift === shift).map(({ slot }) => slot)
    return used.length > 0 && Math.min(...used) <= number && number <= Math.max(...used)
  }
  const shown = slots.filter(isWithin)
  return shown.length > 0 ? shown : slots
}
