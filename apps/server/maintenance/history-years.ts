import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { retentionMonths } from '#platform/server/maintenance/retention.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'

const keptMonths = 60

/** Years of the history that lie wholly before its term, by the names of their tables. */
async function outlived(db: Database): Promise<string[]> {
  const months = await retentionMonths(db, 'history', keptMonths)
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'history.change'::regclass and c.relname ~ '^change_\\d{4}$'
      and to_date(right(c.relname, 4), 'YYYY') + interval '1 year' <= now() - make_interval(months => ${months})`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** The history's years: the next is made ahead, those past their term (5 years) are dropped whole. */
export const keepHistoryYears: MaintenanceTask = {
  name: 'history',
  run: async (db) => {
    await sql`select history.ensure_year((current_date + make_interval(years => ahead))::date)
      from generate_series(0, 1) as ahead`.execute(db)
    for (const name of await outlived(db)) await sql`drop table ${sql.id('history', name)}`.execute(db)
  },
}
