import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, texts } from '#platform/contract/text.ts'

/** When the numbers of a journal begin at 1 again. */
export const numberingPeriods = ['study_year', 'calendar_year', 'never'] as const
export type NumberingPeriod = (typeof numberingPeriods)[number]
export const numberingPeriodTitles: Readonly<Record<NumberingPeriod, string>> = texts({
  study_year: msg`Каждый учебный год с № 1`,
  calendar_year: msg`Каждый календарный год с № 1`,
  never: msg`Подряд, без обнуления`,
})

interface StudyYear {
  id: number
  date_start: CalendarDate
  date_end: CalendarDate
}
/** The period that a day is of: its key, how people call it, and the year that the token `{год}` says. */
export interface PeriodOfDay {
  key: string
  title: string
  year: number
}

const yearOf = (day: CalendarDate) => Number(day.slice(0, 4))

/** The study year of a day: the latest that has begun, so that summer belongs to the year before it, else the first to come. */
function studyYearOf(day: CalendarDate, years: readonly StudyYear[]): StudyYear | undefined {
  const inOrder = years.toSorted((one, other) => (one.date_start < other.date_start ? -1 : 1))
  return inOrder.findLast(({ date_start }) => date_start <= day) ?? inOrder[0]
}

/** The period of a day; null where the journal goes by study years and there is none. «2026/27», «2026», «всё время». */
export function periodOfDay(
  period: NumberingPeriod,
  day: CalendarDate,
  years: readonly StudyYear[],
): PeriodOfDay | null {
  if (period === 'never') return { key: 'all', title: '', year: yearOf(day) }
  if (period === 'calendar_year') return { key: `year:${yearOf(day)}`, title: String(yearOf(day)), year: yearOf(day) }
  const found = studyYearOf(day, years)
  if (found === undefined) return null
  const title = `${yearOf(found.date_start)}/${found.date_end.slice(2, 4)}`
  return { key: `study:${found.id}`, title, year: yearOf(found.date_start) }
}
