import { displayDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'

/** A study year, both days included. */
export interface Year {
  id: number
  from: CalendarDate
  to: CalendarDate
}

/**
 * The day from which a change of groups holds: as it is asked for, else today, or the first day of a year that has not begun.
 * @throws Refusal 409 where the year is over and no day is asked for, 422 for a day outside of it
 */
export function dayOfChange(year: Year, today: CalendarDate, requested?: CalendarDate, field = 'from'): CalendarDate {
  if (requested === undefined) {
    if (today > year.to) throw conflict(msg`Учебный год закончился ${displayDate(year.to)}: укажите день этого года`)
    return today < year.from ? year.from : today
  }
  if (requested < year.from || requested > year.to)
    throw refuse(field, msg`День учебного года: с ${displayDate(year.from)} по ${displayDate(year.to)}`)
  return requested
}
