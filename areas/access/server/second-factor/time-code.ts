import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '#platform/server/database.ts'
import { unsealed } from '../secrets.ts'

/** The name under which an application of codes shows the school. */
const issuer = 'Шанырак'
const periodSeconds = 30
const secretBytes = 20
/** Steps before and after the present one: clocks of phones differ. */
const drift = 1
export const totpPurpose = 'totp'

export const newSecret = (): Secret => new Secret({ size: secretBytes })
export const totpOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret })

/** The time step of a code, or null where it fits none near now. */
function stepOf(totp: TOTP, code: string): number | null {
  const delta = totp.validate({ token: code, window: drift })
  return delta === null ? null : totp.counter() + delta
}

/**
 * Uses a code of the application up: each opens once, also of many that come at the same time.
 * @param isConfirmed whether the factor is in force, or its first code is awaited
 */
export async function useTimeCode(
  db: Database,
  { secret, accountId, isConfirmed }: { secret: string; accountId: number; isConfirmed: boolean },
  code: string,
): Promise<boolean> {
  const kept = await db
    .selectFrom('access.totp')
    .where('account_id', '=', accountId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .select('secret')
    .executeTakeFirst()
  if (!kept) return false
  const bytes = new Uint8Array(unsealed(secret, totpPurpose, kept.secret))
  const step = stepOf(totpOf(new Secret({ buffer: bytes.buffer })), code)
  if (step === null) return false
  const used = await sql`update access.totp set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    where account_id = ${accountId} and last_step < ${step} and secret = ${kept.secret}
      and (confirmed_at is not null) = ${isConfirmed} returning account_id`.execute(db)
  return used.rows.length > 0
}
