import type { CalendarDate } from '#platform/contract/calendar-date.ts'

interface Stay {
  title: string
  from: CalendarDate
  /** The last day. */
  to: CalendarDate
}
/** A change of class within a year: from which, into which, on which day; `from` null: came into the year late. */
export interface ClassMove {
  from: string | null
  to: string | null
  date: CalendarDate
}

/** How a student moved within a year; nothing for who stayed in one class from its first day to its last. */
export function classMoves(
  stays: readonly Stay[],
  year: { date_start: CalendarDate; date_end: CalendarDate },
): ClassMove[] {
  const ordered = stays.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const [first, last] = [ordered[0], ordered.at(-1)]
  const came = first && first.from > year.date_start ? [{ from: null, to: first.title, date: first.from }] : []
  const between = ordered
    .slice(1)
    .map((stay, index) => ({ from: ordered[index]?.title ?? null, to: stay.title, date: stay.from }))
  const left = last && last.to < year.date_end ? [{ from: last.title, to: null, date: last.to }] : []
  return [...came, ...between, ...left]
}
