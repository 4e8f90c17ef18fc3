import { addDays, mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { missCategories, type MissCategory, type MissKind } from '#areas/miss-kinds/rules/miss-kinds.ts'

export type MissedWeek = { monday: CalendarDate } & Record<MissCategory, number>
interface DatedMiss {
  date: CalendarDate
  kind: Pick<MissKind, 'category' | 'counts_as_missed'>
}

/** Missed lessons of every week from one day's to another's, weeks without any included. */
export function missesByWeek(misses: readonly DatedMiss[], from: CalendarDate, to: CalendarDate): MissedWeek[] {
  const missed = Map.groupBy(
    misses.filter(({ kind }) => kind.counts_as_missed),
    ({ date }) => mondayOf(date),
  )
  const weeks: MissedWeek[] = []
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const ofWeek = missed.get(monday) ?? []
    const counted = missCategories.map((category) => [
      category,
      ofWeek.filter(({ kind }) => kind.category === category).length,
    ])
    weeks.push({ monday, ...(Object.fromEntries(counted) as Record<MissCategory, number>) })
  }
  return weeks
}
