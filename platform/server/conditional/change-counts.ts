import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import type { Database } from '../database.ts'
import { unobserved } from './reading.ts'

/** Counts of changes that are wanted at one moment, read by one statement. */
interface Wanted {
  tables: Set<string>
  counts: Promise<ReadonlyMap<string, number>>
}
const wanted = new WeakMap<Kysely<DB>, Wanted>()

async function countChanges(db: Kysely<DB>, tables: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ relation: string; times: number }>`
    select relation, sum(times) as times from platform.change_count
    where relation = any(${[...tables]}::text[]) group by relation`.execute(db)
  return new Map(rows.map(({ relation, times }) => [relation, times]))
}

/** How often the tables have changed since the school was made, as a text. */
export async function changesOf(db: Kysely<DB>, tables: ReadonlySet<string>): Promise<string> {
  let together = wanted.get(db)
  if (together === undefined) {
    const all = new Set<string>()
    const counts = Promise.resolve().then(() => {
      wanted.delete(db)
      return unobserved(() => countChanges(db, all))
    })
    together = { tables: all, counts }
    wanted.set(db, together)
  }
  for (const table of tables) together.tables.add(table)
  const counts = await together.counts
  return [...tables].map((table) => counts.get(table) ?? 0).join()
}

/** How often rows with keys from one to another have changed, of a table whose changes are counted by keys, as a text. */
export async function changesOfKeys(db: Database, table: string, from: number, to: number): Promise<string> {
  const { rows } = await sql<{ times: number }>`
    select coalesce(sum(times), 0) as times from platform.change_count
    where relation = ${table} and key between ${from} and ${to}`.execute(db)
  return String(rows[0]?.times)
}
