import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import { pasReading } from '../../contract/permissions.ts'
import type { listReadingAccounts, ReadingState } from '../../contract/reading-ceiling.ts'
import { instant } from '../instant.ts'
import { ceilingsSql, countOf, idsSince } from './reading-rows.ts'

const name = sql<string>`coalesce(p.full_name, a.login)`

/** The full name of whose an account is; null where it belongs to no person. */
export const holderName = (accountId: RawBuilder<unknown>) =>
  sql<string | null>`(select p.full_name from access.person p where p.admin_user_id = ${accountId})`

/** How an account is called: its person, or the login. */
export async function nameOfAccount(db: Database, id: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select ${name} as name
    from access.account a left join access.person p on p.admin_user_id = a.id where a.id = ${id}`.execute(db)
  return rows[0]?.name ?? ''
}

/** Who decides whether an account reads on: active accounts that write the key, superadministrators and directors by default. */
export async function decidersOf(db: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, ${name} as name
    from access.account a left join access.person p on p.admin_user_id = a.id
    where a.status = 'active' and exists (select from access.account_role ar
      join access.role_permission rp on rp.role_id = ar.role_id
      where ar.account_id = a.id and rp.key = ${pasReading} and rp.level = 'write')
    order by a.id`.execute(db)
  return rows
}

/** Of a row `r`; null where there is nothing to tell of it. */
export const readingState = sql<ReadingState | null>`case
  when r.closed_at is not null then 'closed'
  when r.allowed_until > now() then 'allowed'
  when r.refused_at is not null then 'refused'
  when r.confirmed_until > now() then 'confirmed'
  when r.notified_at > now() - interval '1 day' then 'asked' end`
const urgency = sql`array_position(array['refused', 'closed', 'allowed', 'confirmed', 'asked'], ${readingState})`
const since = sql`extract(epoch from now())::integer - (${ceilingsSql} ->> 'minutes')::integer * 60`

/** Accounts that have come to a ceiling: all that the list finds, and its rows in order. */
export function findReadingAccounts(db: Database, query: z.output<(typeof listReadingAccounts)['query']>) {
  const found = db
    .selectFrom('access.person_reading as r')
    .innerJoin('access.account as a', 'a.id', 'r.account_id')
    .leftJoin('access.person as p', 'p.admin_user_id', 'a.id')
    .where(
      query.state === undefined
        ? sql<boolean>`${readingState} is not null`
        : sql<boolean>`${readingState} = ${query.state}`,
    )
    .where(containsWords(sql`coalesce(p.search, platform.search_text(a.login))`, query.search ?? ''))
  const sortName = sql`coalesce(p.sort_name, a.login)`
  const sorts = { state: urgency, name: sortName, at: sql`r.at` }
  const rows = found
    .select(['a.id', 'p.id as person_id', 'r.of_day', instant('r.at').as('at'), name.as('full_name')])
    .select([
      sql<string[]>`array(select role.title from access.account_role ar join access.role role on role.id = ar.role_id
        where ar.account_id = a.id order by role.id)`.as('roles'),
      sql<ReadingState>`${readingState}`.as('state'),
      countOf(idsSince(sql`r.persons`, since)).as('read'),
      countOf(idsSince(sql`r.misses`, since)).as('misses'),
      sql<string | null>`case when r.allowed_until > now() then ${instant('r.allowed_until')} end`.as('until'),
    ])
    .orderBy(sorts[query.sort], query.asc ? 'asc' : 'desc')
    .orderBy(sortName)
    .orderBy('a.id')
  return { found, rows }
}
