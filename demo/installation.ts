import { sql } from 'kysely'
import type { SchoolKind } from '#platform/contract/school-kind.ts'
import type { Database } from '#platform/server/database.ts'

interface Ready {
  state: 'ready'
  kind: 'demo' | 'school'
  /** Of what a demonstration is. */
  demonstration: SchoolKind
}
/**
 * What a database holds: nothing; a demonstration that was not finished; an installation made before; or rows that no
 * installation has made, which are never touched.
 */
export type Found = { state: 'nothing' | 'half-built' | 'foreign' } | Ready

/** Tables that migrations fill, and those of the machinery. */
const filledOtherwise = [
  'people.kind',
  'miss_kinds.miss_kind',
  'numbering.journal',
  'platform.idempotency',
  'platform.change_count',
  'evacuation.settings',
]
const machinery = ['public', 'pgboss']

/** Every table of the school's own, by its quoted name. */
async function ownTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname <> 'information_schema'
      and n.nspname not like 'pg\\_%' and n.nspname <> all(${machinery})
    order by 1`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !filledOtherwise.includes(name))
}

async function isEmpty(db: Database): Promise<boolean> {
  const tables = await ownTables(db)
  const filled = tables.map((name) => sql`exists (select from ${sql.raw(name)})`)
  const { rows } = await sql<{ filled: boolean }>`select ${sql.join(filled, sql` or `)} as filled`.execute(db)
  return rows[0]?.filled === false
}

export async function findInstallation(db: Database): Promise<Found> {
  const row = await db.selectFrom('platform.installation').select(['kind', 'state', 'demonstration']).executeTakeFirst()
  if (row?.kind === 'demo' && row.state === 'building') return { state: 'half-built' }
  if (row)
    return {
      state: 'ready',
      kind: row.kind === 'demo' ? 'demo' : 'school',
      demonstration: row.demonstration === 'college' ? 'college' : 'school',
    }
  return { state: (await isEmpty(db)) ? 'nothing' : 'foreign' }
}

/** Empties the school's tables, which hold a half-built demonstration and nothing else. */
export async function dropHalfBuilt(db: Database): Promise<void> {
  const tables = await ownTables(db)
  await sql`truncate ${sql.raw(tables.join(', '))} restart identity`.execute(db)
}

/** From here to `finishDemonstration` whatever the database holds is half-built. */
export async function beginDemonstration(db: Database, seed: number, demonstration: SchoolKind): Promise<void> {
  await db
    .insertInto('platform.installation')
    .values({ kind: 'demo', state: 'building', seed, demonstration })
    .execute()
}
export async function finishDemonstration(db: Database): Promise<void> {
  await db.updateTable('platform.installation').set({ state: 'ready', is_complete: false }).execute()
}
/** What was left for later is there too. */
export async function completeInstallation(db: Database): Promise<void> {
  await db.updateTable('platform.installation').set({ is_complete: true }).execute()
}
