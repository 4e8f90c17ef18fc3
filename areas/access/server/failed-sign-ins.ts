import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { reportError } from '#platform/server/lost-connection.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'
import { retentionMonths } from '#platform/server/maintenance/retention.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { FailedSignInReason } from '../contract/tokens.ts'
import { comesFrom } from './begin-session.ts'
import type { Http } from './cookies.ts'

const keptMonths = 60

/**
 * Notes for the audit that a sign-in has failed: whose account was meant, where a typed login is one, and where it came from. Never
 * what was typed. A failure to note it changes nothing of the answer.
 */
export async function noteFailedSignIn(
  db: Database,
  http: Http,
  accountId: number | null,
  reason: FailedSignInReason,
): Promise<void> {
  const { device, address } = comesFrom(http)
  await sql`insert into access.failed_sign_in (account_id, address, device, reason, hour)
    values (${accountId}, ${address}, ${device}, ${reason}, date_trunc('hour', now()))
    on conflict (hour, account_id, address, device, reason)
      do update set times = failed_sign_in.times + 1, last_at = now()`
    .execute(db)
    .catch((error: Error) => reportError('Неудачный вход не записан', error))
}

/** Notes that too many tries came before, and throws it on. */
export const notedLimit =
  (db: Database, http: Http, accountId: number | null) =>
  async (refusal: unknown): Promise<never> => {
    if (refusal instanceof Refusal) await noteFailedSignIn(db, http, accountId, 'limit')
    throw refusal
  }

/** They are kept as long as the history, 5 years. */
export const forgetFailedSignIns: MaintenanceTask = {
  name: 'failed sign-ins',
  run: async (db) => {
    const months = await retentionMonths(db, 'history', keptMonths)
    await sql`delete from access.failed_sign_in where last_at < now() - make_interval(months => ${months})`.execute(db)
  },
}
