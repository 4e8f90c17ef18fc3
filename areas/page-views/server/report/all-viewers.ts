import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { numberArray } from '#platform/server/number-array.ts'
import type * as z from 'zod/mini'
import type { exportViewers, Viewer } from '../../contract/report.ts'
import { lastDays } from './date-range.ts'
import {
  fullName,
  lastView,
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
/** Accounts as they are read, by column; `last` is told of those alone who were not there these days, in microseconds. */
interface Accounts {
  ids: number[]
  names: string[]
  roles: string[][]
  last: (number | null)[]
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
  const seen = new Map<number, Seen>()
  for (const one of await seenOfAll(db, lastDays(query.days, day.today, day.timeZone))) seen.set(one.account_id, one)
  const wants = (column: Column) => columns.includes(column)
  const last =
    wants('last_at') || query.sort === 'last_at'
      ? sql<number | null>`case when a.id in (select unnest(${numberArray([...seen.keys()])}::integer[])) then null
          else (extract(epoch from ${lastView}) * 1000000)::float8 end`
      : sql<number | null>`null::float8`
  const accounts = rows
    .$if(wants('roles'), (all) => all.leftJoin(rolesOfAll.as('held'), 'held.account_id', 'a.id'))
    .select(['a.id', fullName.as('full_name'), last.as('last')])
    .select(sql`${wants('roles') ? sql`coalesce(held.titles, '{}')` : sql`null`}`.as('roles'))
    .$if(query.sort === 'name' && !query.asc, (all) => all.orderBy(sortName, 'desc'))
    .orderBy(sortName)
    .orderBy('a.id')
  const columnOf = (name: string) => sql`coalesce(json_agg(one.${sql.ref(name)}), '[]')`
  const execute = async (): Promise<ViewerInFile[]> => {
    const { rows: read } = await sql<Accounts>`
      select ${columnOf('id')} as ids, ${columnOf('full_name')} as names,
        ${wants('roles') ? columnOf('roles') : sql`'[]'::json`} as roles, ${columnOf('last')} as last
      from (${accounts}) one`.execute(db)
    const { ids, names, roles, last: lasts } = read[0] ?? { ids: [], names: [], roles: [], last: [] }
    const all = ids.map((id, place) => {
      const { views = 0, days = 0, last: lastSeen = lasts[place] ?? null } = seen.get(id) ?? {}
      const last_at = lastSeen === null || !wants('last_at') ? null : secondOf(lastSeen)
      return { full_name: names[place] ?? '', roles: roles[place] ?? [], views, days, last: lastSeen, last_at }
    })
    return query.sort === 'name' ? all : all.sort(orderOf(query))
  }
  return { total, rows: { execute } }
}
