import { sql } from 'kysely'
import type { Database } from './database.ts'
import { generalPlans } from './transaction-opening.ts'

/**
 * Until the end of its transaction no statement that is kept ready is planned anew for its values. For short statements over
 * ids, which take longer to plan than to do; not for lists whose filters may be absent, as a general plan reckons with all of them.
 */
export async function preferGenericPlans(db: Database): Promise<void> {
  await sql.raw(generalPlans).execute(db)
}
