import { useQuery } from '@tanstack/react-query'
import { calendarDateIn, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { serverNow } from '#platform/web/api/index.ts'
import { useAddressText } from '#platform/web/ui/index.ts'
import type { CalendarEntry } from '../contract/entries.ts'
import type { StudyYear } from '../contract/years.ts'
import { currentQuarter, type Quarter } from '../rules/periods.ts'
import { currentStudyYear, isYearOver } from '../rules/study-year.ts'
import { quartersQuery, yearsQuery } from './load-years.ts'

/** Until the school has told its own: Kazakhstan keeps one time. */
const usualZone = 'Asia/Almaty'

export type YearQuarter = CalendarEntry & Quarter
export interface Period {
  /** The year of `?year=`, else today's; null in a school without years. */
  year: StudyYear | null
  /** The quarter of today in that year, or the last that has begun. */
  quarter: YearQuarter | null
  years: StudyYear[]
  /** Quarters of the year, the first first. */
  quarters: YearQuarter[]
  /** The year is over: read only. */
  isArchive: boolean
  /** The school's date, and its zone (IANA name). */
  today: CalendarDate
  timeZone: string
  /** The hour at which the school's clock was asked to stand still, `HH:MM`; null: it runs. */
  fixedTime: string | null
  /** Years or quarters could not be read: that none are known here says nothing of the school. Null: they were read. */
  failure: { error: unknown; retry: () => void } | null
}

const isQuarter = (entry: CalendarEntry): entry is YearQuarter => entry.number !== null

/** The study year and quarter that the page is about. */
export function useStudyYear(): Period {
  const requested = useAddressText('year')
  const answers = [useQuery(yearsQuery()), useQuery(quartersQuery())] as const
  const school = answers[0].data
  const years = school?.items ?? []
  const entries = answers[1].data?.items ?? []
  const failed = answers.filter(({ isError, data }) => isError && data === undefined)
  const timeZone = school?.time_zone ?? usualZone
  const today = school?.today ?? calendarDateIn(timeZone, new Date(serverNow()))
  const year = years.find(({ id }) => String(id) === requested) ?? currentStudyYear(years, today)
  const quarters = entries.filter(isQuarter).filter((quarter) => quarter.year.id === year?.id)
  return {
    year,
    quarter: currentQuarter(quarters, today),
    years,
    quarters,
    isArchive: year !== null && isYearOver(year, today),
    today,
    timeZone,
    fixedTime: school?.fixed_time ?? null,
    failure:
      failed.length === 0
        ? null
        : { error: failed[0]?.error, retry: () => void Promise.all(failed.map(({ refetch }) => refetch())) },
  }
}
