import type { Database } from '#platform/server/database.ts'

/** Takes the whole second factor of an account away: codes of the application, keys, recovery codes. */
export async function removeFactor(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('access.totp').where('account_id', '=', accountId).execute()
  await db.deleteFrom('access.passkey').where('account_id', '=', accountId).execute()
  await db.deleteFrom('access.recovery_code').where('account_id', '=', accountId).execute()
}
