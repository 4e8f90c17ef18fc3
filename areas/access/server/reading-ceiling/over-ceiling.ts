import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { ceilingsSql, countOf, idsSince } from './reading-rows.ts'

/** Whether an account has read beyond the first ceiling within the window, or waits for somebody to allow it more. */
export async function isOverCeiling(db: Database, accountId: number): Promise<boolean> {
  const since = sql`(extract(epoch from now())::integer - (c.value ->> 'minutes')::integer * 60)`
  const read = sql`${countOf(idsSince(sql`r.persons`, since))} + ${countOf(idsSince(sql`r.misses`, since))}`
  const { rows } = await sql<{ is_over: boolean }>`
    select r.refused_at is not null or r.closed_at is not null or ${read} > (c.value ->> 'ask')::integer as is_over
    from access.person_reading r cross join (select ${ceilingsSql} as value) c where r.account_id = ${accountId}`.execute(
    db,
  )
  return rows[0]?.is_over ?? false
}
