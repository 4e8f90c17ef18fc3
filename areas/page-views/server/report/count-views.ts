import { sql } from 'kysely'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { changesOfKeys } from '#platform/server/conditional/change-counts.ts'
import { rememberedBy } from '#platform/server/conditional/remembered-answer.ts'
import type { Database } from '#platform/server/database.ts'
import { dayOfView, isWithin, type DateRange } from './date-range.ts'

/** Views by account, in the same order. */
interface ByAccount {
  accounts: number[]
  views: number[]
}
/** What was seen in a range of days; who acts as somebody else counts for nobody. */
export interface CountedViews {
  pages: (ByAccount & { page_id: string; from_page_id: string | null })[]
  /** The first day of the range is 1; `last` are moments of the last view, in microseconds. */
  days: (ByAccount & { day: number; last: number[] })[]
}

async function countViews(db: Database, range: DateRange): Promise<CountedViews> {
  const pages = await sql<CountedViews['pages'][number]>`
    select page_id, from_page_id, array_agg(account_id) as accounts, array_agg(views) as views from (
      select v.page_id, v.from_page_id, v.account_id, count(*)::int as views
      from page_views.view v where ${isWithin(range)} group by 1, 2, 3) seen
    group by 1, 2`.execute(db)
  const days = await sql<CountedViews['days'][number]>`
    select day, array_agg(account_id) as accounts, array_agg(views) as views,
      array_agg((extract(epoch from last) * 1000000)::float8) as last from (
      select ${dayOfView(range)} as day, v.account_id, count(*)::int as views, max(v.at) as last
      from page_views.view v where ${isWithin(range)} group by 1, 2) seen
    group by day`.execute(db)
  return { pages: pages.rows, days: days.rows }
}

const dayMs = 86_400_000
/** Days by UTC on which a day of the school may begin or end. */
const keyOf = (day: CalendarDate, more: number) => Math.floor(Date.parse(day) / dayMs) + more

/** Views of a range of days up to today. Those of days that are over are counted once, until something of them changes. */
export async function viewsOf(db: Database, range: DateRange): Promise<CountedViews> {
  const { from, to, timeZone } = range
  const present = await countViews(db, { ...range, from: to })
  const place = Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
  const days = present.days.map((one) => ({ ...one, day: one.day + place }))
  if (from === to) return { ...present, days }
  const over = { ...range, to: addDays(to, -1) }
  const finished = await rememberedBy(
    db,
    JSON.stringify(['page views', from, over.to, timeZone]),
    () => changesOfKeys(db, 'page_views.view', keyOf(from, -1), keyOf(over.to, 1)),
    () => countViews(db, over),
  )
  return { pages: [...finished.pages, ...present.pages], days: [...finished.days, ...days] }
}
