import { sql, type RawBuilder } from 'kysely'
import { addDays, calendarDateIn, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { changesOfKeys } from '#platform/server/conditional/change-counts.ts'
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
  const own = sql`from page_views.view v where ${isWithin(range)}`
  const { rows } = await sql<CountedViews>`
    select
      (select coalesce(json_agg(one), '[]') from (
        select page_id, from_page_id, array_agg(account_id) as accounts, array_agg(views) as views
        from (select v.page_id, v.from_page_id, v.account_id, count(*) as views ${own} group by 1, 2, 3) seen
        group by 1, 2) one) as pages,
      (select coalesce(json_agg(one), '[]') from (
        select day, array_agg(account_id) as accounts, array_agg(views) as views,
          array_agg((extract(epoch from last) * 1000000)::float8) as last
        from (select ${dayOfView(range)} as day, v.account_id, count(*) as views, max(v.at) as last ${own} group by 1, 2) seen
        group by day) one) as days`.execute(db)
  return rows[0] ?? { pages: [], days: [] }
}

const dayMs = 86_400_000
const keyOf = (day: CalendarDate) => Math.floor(Date.parse(day) / dayMs)
/** The last day by UTC on which a day of the school is not over: east of Greenwich it ends before that of its own date does. */
function lastKeyOf(day: CalendarDate, timeZone: string): number {
  const next = addDays(day, 1)
  const isOver = calendarDateIn(timeZone, new Date(Date.parse(next))) >= next
  return isOver ? keyOf(day) : keyOf(next)
}

interface Kept {
  version: string
  views: CountedViews
}
const kept = new WeakMap<Database, Map<string, Kept>>()
const maxKept = 10

/** Views of days that are over stand still: they are counted once, until something of these days changes. */
async function finishedViews(db: Database, range: DateRange): Promise<CountedViews> {
  if (db.isTransaction) return countViews(db, range)
  const { from, to, timeZone } = range
  const memory = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, memory)
  const key = [from, to, timeZone].join(' ')
  // read before the views: a change that comes between has them counted once more, never once too seldom
  const version = await changesOfKeys(db, 'page_views.view', keyOf(from) - 1, lastKeyOf(to, timeZone))
  const known = memory.get(key)
  memory.delete(key)
  const views = known?.version === version ? known.views : await countViews(db, range)
  memory.set(key, { version, views })
  const [oldest] = memory.size > maxKept ? memory.keys() : []
  if (oldest !== undefined) memory.delete(oldest)
  return views
}

/** Views of a range of days up to today. */
export async function viewsOf(db: Database, range: DateRange): Promise<CountedViews> {
  const { from, to } = range
  const present = await countViews(db, { ...range, from: to })
  const place = Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
  const days = present.days.map((one) => ({ ...one, day: one.day + place }))
  if (from === to) return { ...present, days }
  const finished = await finishedViews(db, { ...range, to: addDays(to, -1) })
  return { pages: [...finished.pages, ...present.pages], days: [...finished.days, ...days] }
}

/** When accounts have last opened something, in microseconds. */
export interface LastViews {
  account_id: number[]
  last: number[]
}
async function readLastViews(db: Database, isAsked: RawBuilder<boolean>): Promise<LastViews> {
  const { rows } = await sql<LastViews>`
    select coalesce(json_agg(account_id), '[]') as account_id, coalesce(json_agg(last), '[]') as last
    from (select v.account_id, (extract(epoch from max(v.at)) * 1000000)::float8 as last from page_views.view v
      where v.acted_by is null and ${isAsked} group by v.account_id) seen`.execute(db)
  return rows[0] ?? { account_id: [], last: [] }
}
const lastKept = new WeakMap<Database, { version: string; views: LastViews }>()

/** The last views of all accounts, whatever day they were on; those before today are found once, until one of their days changes. */
export async function lastViews(db: Database, today: CalendarDate, timeZone: string): Promise<LastViews> {
  const start = sql`${today}::timestamp at time zone ${timeZone}`
  const changes = await changesOfKeys(db, 'page_views.view', 0, lastKeyOf(addDays(today, -1), timeZone))
  const version = [changes, today, timeZone].join(' ')
  const known = lastKept.get(db)
  const before = known?.version === version ? known.views : await readLastViews(db, sql<boolean>`v.at < ${start}`)
  if (!db.isTransaction) lastKept.set(db, { version, views: before })
  const present = await readLastViews(db, sql<boolean>`v.at >= ${start}`)
  const isPresent = new Set(present.account_id)
  const isPast = before.account_id.map((id) => !isPresent.has(id))
  const past = <T>(values: readonly T[]) => values.filter((_, place) => isPast[place])
  return {
    account_id: [...past(before.account_id), ...present.account_id],
    last: [...past(before.last), ...present.last],
  }
}
