import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { retentionMonths } from './retention.ts'
import type { MaintenanceTask } from './chore.ts'

const monthsAhead = 3
const keptMonths = 60

/** Months of the history that lie wholly before its term, by the names of their tables. */
async function outlived(db: Database): Promise<string[]> {
  const months = await retentionMonths(db, 'history', keptMonths)
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'history.change'::regclass and c.relname ~ '^change_\\d{4}_\\d{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= now() - make_interval(months => ${months})`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** The history's months: those to come are made ahead, those past their term (5 years) are dropped whole. */
export const keepHistoryMonths: MaintenanceTask = {
  name: 'history',
  run: async (db) => {
    await sql`select history.ensure_month((current_date + make_interval(months => ahead))::date)
      from generate_series(0, ${monthsAhead}::int) as ahead`.execute(db)
    for (const name of await outlived(db)) await sql`drop table ${sql.id('history', name)}`.execute(db)
  },
}
