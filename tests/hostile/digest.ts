import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** What changes on a refused call too: counted failures, refusals, ids guessed in vain. */
const restless = new Set([
  'access.failed_attempt',
  'access.failed_sign_in',
  'access.person_reading',
  'page_views.view',
  'platform.denial',
])

async function tableNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')
    order by 1`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !restless.has(name))
}

/** A session is seen whenever it is renewed. */
const rowOf = (table: string): RawBuilder<string> =>
  table === 'access.session' ? sql`(to_jsonb(t) - 'seen_at')::text` : sql`t::text`

/** Grows with every transaction that has written, also one that was rolled back. */
async function transactionsEnded(db: Database): Promise<string> {
  const { rows } = await sql<{ ended: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as ended`.execute(
    db,
  )
  return rows[0]?.ended ?? ''
}

/**
 * @returns a function that tells the digest of each table's rows: equal ones mean that nothing was written between. All
 * tables are read only where a transaction has written since they were read last.
 */
export async function digesterOf(db: Database): Promise<() => Promise<Record<string, string>>> {
  const each = (await tableNames(db)).map(
    (table) => sql`select ${table}::text as name, count(*) || ' ' ||
      coalesce(sum(hashtextextended(${rowOf(table)}, 0)), 0) as digest from ${sql.table(table)} t`,
  )
  const all = sql<{ name: string; digest: string }>`${sql.join(each, sql` union all `)} order by name`
  let known: { ended: string; digests: Record<string, string> } | null = null
  return async () => {
    const ended = await transactionsEnded(db)
    if (known?.ended === ended) return known.digests
    const { rows } = await all.execute(db)
    known = { ended, digests: Object.fromEntries(rows.map(({ name, digest }) => [name, digest])) }
    return known.digests
  }
}
