import { displayDate, isWithin, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import { refuse } from '#platform/server/refusal.ts'

interface Span {
  date_start: CalendarDate
  date_end: CalendarDate
}

/** 422 for a day beyond its year, or one that is over. */
export function requireDayToCome(date: CalendarDate, year: Span, today: CalendarDate): void {
  if (!isWithin(date, year.date_start, year.date_end))
    throw refuse('date', msg`Дата вне учебного года: ${displayDate(year.date_start)} – ${displayDate(year.date_end)}`)
  if (date < today) throw refuse('date', msg`Прошедшему дню звонки не меняют`)
}
