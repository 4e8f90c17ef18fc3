import {
  addDays,
  datesBetween,
  isWithin,
  mondayOf,
  weekdayOf,
  type CalendarDate,
} from '#platform/contract/calendar-date.ts'
import { isBusinessDay } from '#platform/contract/weekday.ts'
import type { CalendarEntryType } from './study-days.ts'

interface Entry {
  id: number
  type: CalendarEntryType
  start_date: CalendarDate
  end_date: CalendarDate
  /** Null: of all. */
  parallels: readonly number[] | null
}
/** What a day is first of all: what is drawn of it; `partial`: it is free, or is worked, for some parallels only. */
export type DayKind = CalendarEntryType | 'partial' | 'weekend' | 'outside'
export interface YearDay<E extends Entry> {
  date: CalendarDate
  kind: DayKind
  /** All that the calendar has on the day. */
  entries: E[]
}
export interface YearMonth<E extends Entry> {
  /** `2026-09` */
  month: string
  /** Weeks from Monday; null beyond the month. */
  weeks: (YearDay<E> | null)[][]
}
const byWeight: readonly DayKind[] = ['moved_day', 'holiday', 'day_off', 'exam', 'partial', 'event']

function dayOf<E extends Entry>(date: CalendarDate, entries: readonly E[]): YearDay<E> {
  const own = entries.filter((entry) => isWithin(date, entry.start_date, entry.end_date))
  // what is not for all leaves the day what it is for the others
  const typeFor = ({ type, parallels }: E) =>
    parallels === null || type === 'exam' || type === 'event' ? type : 'partial'
  const first = byWeight.find((type) => own.some((entry) => typeFor(entry) === type))
  const isFree = first === 'moved_day' || first === 'holiday' || first === 'day_off'
  const plain = own.some(({ type }) => type === 'quarter') ? 'quarter' : 'outside'
  const kind = isFree ? first : !isBusinessDay(weekdayOf(date)) ? 'weekend' : (first ?? plain)
  return { date, kind, entries: own }
}

const lastOf = (month: string): CalendarDate => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1)

/** The months of a study year, twelve at least, each by weeks. */
export function yearMonths<E extends Entry>(
  { date_start, date_end }: { date_start: CalendarDate; date_end: CalendarDate },
  entries: readonly E[],
): YearMonth<E>[] {
  const months: YearMonth<E>[] = []
  for (let month = date_start.slice(0, 7); months.length < 12 || month <= date_end.slice(0, 7);) {
    const [first, last] = [`${month}-01`, lastOf(month)]
    const days = datesBetween(mondayOf(first), addDays(mondayOf(last), 6)).map((date) =>
      date.startsWith(month) ? dayOf(date, entries) : null,
    )
    months.push({
      month,
      weeks: Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
    })
    month = addDays(last, 1).slice(0, 7)
  }
  return months
}
