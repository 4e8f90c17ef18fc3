import { mondayOf } from '#platform/contract/calendar-date.ts'
import type { ViewReport } from '../../contract/report.ts'

type Day = ViewReport['days'][number]
/** More bars than these can't be told apart. */
const maxBars = 31

/** The days as bars: one by one, of a longer range week by week, each by its first day. */
export function barsOf(days: readonly Day[]): { by: 'day' | 'week'; bars: Day[] } {
  if (days.length <= maxBars) return { by: 'day', bars: [...days] }
  const weeks = Map.groupBy(days, ({ date }) => mondayOf(date))
  const bars = [...weeks].map(([date, own]) => ({ date, views: own.reduce((sum, { views }) => sum + views, 0) }))
  return { by: 'week', bars }
}
