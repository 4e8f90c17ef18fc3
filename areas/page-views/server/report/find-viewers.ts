import { sql, type RawBuilder } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { searched } from '#platform/server/search.ts'
import type * as z from 'zod/mini'
import type { exportViewers } from '../../contract/report.ts'
import { isOfAudience, mayNameViewer } from './audience.ts'
import { lastViews, viewsOf, type LastViews } from './count-views.ts'
import { dayOfView, instant, isWithin, lastDays, type DateRange } from './date-range.ts'

/** The school's day. */
export interface Day {
  today: string
  timeZone: string
}
const lastView = sql`(
  select v.at from page_views.view v where v.account_id = a.id and v.acted_by is null order by v.at desc limit 1)`
export const fullName = sql<string>`coalesce(p.full_name, a.login)`
export const sortName = sql`coalesce(p.sort_name, a.login)`

/** Accounts that the caller may name, with their persons. */
export const viewers = (db: Database, caller: Caller, today: string) =>
  db
    .selectFrom('access.account as a')
    .leftJoin('people.person as p', 'p.admin_user_id', 'a.id')
    .where(mayNameViewer(caller, today))

/** What the list tells of an account: its roles, its `views` on so many `days`, its last one. */
interface Told {
  roles: RawBuilder<string[]>
  views: RawBuilder<number>
  days: RawBuilder<number>
  lastView: RawBuilder<unknown>
}
/** Of the account `a` alone: for the rows of a page. */
const toldOfOne = (range: DateRange): Told => {
  const own = sql`from page_views.view v where v.account_id = a.id and ${isWithin(range)}`
  return {
    roles: sql<string[]>`array(select r.title from access.account_role ar join access.role r on r.id = ar.role_id
      where ar.account_id = a.id order by r.title)`,
    views: sql<number>`(select count(*)::int ${own})`,
    days: sql<number>`(select count(distinct ${dayOfView(range)})::int ${own})`,
    lastView,
  }
}
export interface Seen {
  account_id: number
  views: number
  days: number
  /** In microseconds. */
  last: number
}
/** Of all accounts at once, by account. */
export async function seenOfAll(db: Database, range: DateRange): Promise<Map<number, Seen>> {
  const seen = new Map<number, Seen>()
  for (const { accounts, views, last } of (await viewsOf(db, range)).days)
    for (const [index, account_id] of accounts.entries()) {
      const [ownViews, ownLast] = [views[index] ?? 0, last[index] ?? 0]
      const known = seen.get(account_id)
      if (known) {
        known.views += ownViews
        known.days++
        known.last = Math.max(known.last, ownLast)
      } else seen.set(account_id, { account_id, views: ownViews, days: 1, last: ownLast })
    }
  return seen
}
/** The same as rows of a query, `seen`. */
function rowsOf(seen: ReadonlyMap<number, Seen>) {
  const column = (name: keyof Seen) => numberArray([...seen.values()].map((one) => one[name]))
  return sql<Seen>`(select * from unnest(${column('account_id')}::int[], ${column('views')}::int[], ${column('days')}::int[],
    ${column('last')}::float8[]) as one(account_id, views, days, last))`
}
/** Last views of all accounts as rows of a query, `known`. */
const rowsOfLast = ({ account_id, last }: LastViews) => sql<{ account_id: number; last: number }>`(
  select * from unnest(${numberArray(account_id)}::int[], ${numberArray(last)}::float8[]) as one(account_id, last))`
const lastKnown = sql`to_timestamp(known.last / 1000000)`
/** The same of their roles, as `held`. */
export const rolesOfAll = sql<{ account_id: number; titles: string[] }>`(
  select ar.account_id, array_agg(r.title order by r.title) as titles
  from access.account_role ar join access.role r on r.id = ar.role_id group by ar.account_id)`
const toldOfAll: Told = {
  roles: sql<string[]>`coalesce(held.titles, '{}')`,
  views: sql<number>`coalesce(seen.views, 0)`,
  days: sql<number>`coalesce(seen.days, 0)`,
  // asked of those alone who were not there these days
  lastView: sql`case when seen.account_id is null then ${lastView} else to_timestamp(seen.last / 1000000) end`,
}

const columnsWith = ({ roles, views, days, lastView: last }: Told) =>
  [
    'a.id',
    'p.id as person_id',
    fullName.as('full_name'),
    roles.as('roles'),
    views.as('views'),
    days.as('days'),
    instant(last).as('last_at'),
  ] as const
/** An account as the list shows it, over `viewers`. */
export const viewerColumns = (range: DateRange) => columnsWith(toldOfOne(range))

/** What narrows and orders the list; a page of it and the whole of it in a file ask alike. */
export type ListQuery = Omit<z.output<(typeof exportViewers)['query']>, 'columns'>

/** Accounts asked about whom the caller may name, without an order, and how many there are. */
export function searchViewers(db: Database, query: ListQuery, caller: Caller, { today, timeZone }: Day) {
  const found = viewers(db, caller, today)
    .where(isOfAudience(query.audience, today))
    .$if(query.away !== undefined, (rows) => {
      const since = addDays(today, 1 - (query.away ?? 0))
      return rows.where(sql<boolean>`not exists (select from page_views.view v where v.account_id = a.id
        and v.acted_by is null and v.at >= ${since}::timestamp at time zone ${timeZone})`)
    })
  return searched(db, found, { holds: containsWords(sql`coalesce(p.search, lower(a.login))`, query.search ?? '') })
}

/** The same in order, as rows of a Viewer, for a page. */
export async function findViewers(db: Database, query: ListQuery, caller: Caller, day: Day) {
  const range = lastDays(query.days, day.today, day.timeZone)
  const { rows, total } = await searchViewers(db, query, caller, day)
  const isOfAll = query.sort === 'views' || query.sort === 'days'
  const seen = isOfAll ? await seenOfAll(db, range) : new Map<number, Seen>()
  // in the order of their last views all accounts are asked about them
  const isByLast = query.sort === 'last_at'
  const last = isByLast ? await lastViews(db, day.today, day.timeZone) : { account_id: [], last: [] }
  const told = isOfAll ? toldOfAll : { ...toldOfOne(range), ...(isByLast ? { lastView: lastKnown } : {}) }
  const sorts = { last_at: told.lastView, name: sortName, views: sql.ref('views'), days: sql.ref('days') }
  return {
    total,
    rows: rows
      .$if(isOfAll, (all) =>
        all
          .leftJoin(rowsOf(seen).as('seen'), 'seen.account_id', 'a.id')
          .leftJoin(rolesOfAll.as('held'), 'held.account_id', 'a.id'),
      )
      .$if(isByLast, (all) => all.leftJoin(rowsOfLast(last).as('known'), 'known.account_id', 'a.id'))
      .select(columnsWith(told))
      .orderBy(sorts[query.sort], (order) => (query.asc ? order.asc().nullsFirst() : order.desc().nullsLast()))
      .orderBy(sortName)
      .orderBy('a.id'),
  }
}
