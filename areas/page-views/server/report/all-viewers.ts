import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type * as z from 'zod/mini'
import type { exportViewers, Viewer } from '../../contract/report.ts'
import { lastViews } from './count-views.ts'
import { lastDays } from './date-range.ts'
import {
  fullName,
  rolesOfAll,
  searchViewers,
  seenOfAll,
  sortName,
  type Day,
  type ListQuery,
  type Seen,
} from './find-viewers.ts'

type Column = (typeof exportViewers)['columns'][number]
/** A row of a file. */
export type ViewerInFile = Omit<Viewer, 'id' | 'person_id'>
/** Accounts as they are read, by column. */
interface Accounts {
  ids: number[]
  names: string[]
  roles: string[][]
}

/** The instant as an answer says it. */
const secondOf = (microseconds: number) =>
  new Date(Math.floor(microseconds / 1_000_000) * 1000).toISOString().replace('.000', '')

type Sorted = Pick<Viewer, 'views' | 'days'> & { last: number | null }
const compare = (one: number, other: number) => (one < other ? -1 : one > other ? 1 : 0)
/** Who was never there stands where the least stand. */
function orderOf({ sort, asc }: ListQuery) {
  const of = ({ views, days, last }: Sorted) =>
    sort === 'views' ? views : sort === 'days' ? days : (last ?? -Infinity)
  return (one: Sorted, other: Sorted) => (asc ? compare(of(one), of(other)) : compare(of(other), of(one)))
}

/** When each account has last opened something, in microseconds. */
async function lastByAccount(db: Database, { today, timeZone }: Day): Promise<Map<number, number>> {
  const { account_id, last } = await lastViews(db, today, timeZone)
  return new Map(account_id.map((id, place) => [id, last[place] ?? 0]))
}

/**
 * The whole list for a file, with what stands in its columns. Whom it names is read in the order of names; what they have opened is
 * counted in memory already, and joins them here: thousands of moments would go to the database and come back.
 */
export async function findAllViewers(
  db: Database,
  { columns, ...query }: z.output<(typeof exportViewers)['query']>,
  caller: Caller,
  day: Day,
) {
  const { rows, total } = await searchViewers(db, query, caller, day)
  const { today, timeZone } = day
  const wants = (...told: readonly Column[]) => told.some((column) => columns.includes(column) || query.sort === column)
  const seen = wants('views', 'days')
    ? await seenOfAll(db, lastDays(query.days, today, timeZone))
    : new Map<number, Seen>()
  const lastOf = wants('last_at') ? await lastByAccount(db, day) : new Map<number, number>()
  const tellsRoles = wants('roles')
  const accounts = rows
    .$if(tellsRoles, (all) => all.leftJoin(rolesOfAll.as('held'), 'held.account_id', 'a.id'))
    .select(['a.id', fullName.as('full_name')])
    .select(sql`${tellsRoles ? sql`coalesce(held.titles, '{}')` : sql`null`}`.as('roles'))
    .$if(query.sort === 'name' && !query.asc, (all) => all.orderBy(sortName, 'desc'))
    .orderBy(sortName)
    .orderBy('a.id')
  const columnOf = (name: string) => sql`coalesce(json_agg(one.${sql.ref(name)}), '[]')`
  const execute = async (): Promise<ViewerInFile[]> => {
    const { rows: read } = await sql<Accounts>`
      select ${columnOf('id')} as ids, ${columnOf('full_name')} as names,
        ${tellsRoles ? columnOf('roles') : sql`'[]'::json`} as roles
      from (${accounts}) one`.execute(db)
    const { ids, names, roles } = read[0] ?? { ids: [], names: [], roles: [] }
    const all = ids.map((id, place) => {
      const { views = 0, days = 0 } = seen.get(id) ?? {}
      const last = lastOf.get(id) ?? null
      const last_at = last === null || !columns.includes('last_at') ? null : secondOf(last)
      return { full_name: names[place] ?? '', roles: roles[place] ?? [], views, days, last, last_at }
    })
    return query.sort === 'name' ? all : all.sort(orderOf(query))
  }
  return { total, rows: { execute } }
}
