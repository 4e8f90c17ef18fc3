import { sql } from 'kysely'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'
import { retentionMonths } from './maintenance/retention.ts'
import type { MaintenanceTask } from './maintenance/chore.ts'

const keptMonths = 60

/** Counts a call that the caller has no right to: a row for the day, the account and the call, however often it is tried. */
export async function countDenial(
  db: Database,
  caller: Pick<Caller, 'accountId' | 'act'>,
  endpoint: string,
  today: string,
): Promise<void> {
  await sql`insert into platform.denial (day, account_id, acted_by, endpoint)
    values (${today}::date, ${caller.accountId}, ${caller.act ?? 0}, ${endpoint})
    on conflict (day, account_id, acted_by, endpoint) do update set times = denial.times + 1, last_at = now()`.execute(
    db,
  )
}

/** Refused calls are kept as long as the history, 5 years. */
export const forgetDenials: MaintenanceTask = {
  name: 'denials',
  run: async (db) => {
    const months = await retentionMonths(db, 'history', keptMonths)
    await sql`delete from platform.denial where day < current_date - make_interval(months => ${months})`.execute(db)
  },
}
