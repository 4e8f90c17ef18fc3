import { sql, type RawBuilder } from 'kysely'
import type { AppContext } from '#platform/server/app-context.ts'
import { isQuiet, type QuietHours } from '../rules/quiet-hours.ts'

/** The quiet hours of an account, as rules take them. */
export const quietHoursOf = (account: RawBuilder<unknown>) => sql<QuietHours | null>`(
  select jsonb_build_object('start_time', to_char(q.starts_at, 'HH24:MI'), 'end_time', to_char(q.ends_at, 'HH24:MI'))
  from notices.quiet_hours q where q.account_id = ${account})`

/** Whether an account is not to be disturbed now. */
export async function isQuietFor({ db, clock }: AppContext, accountId: number | null): Promise<boolean> {
  const { rows } = await sql<{ quiet: QuietHours | null }>`
    select ${quietHoursOf(sql`${accountId}::integer`)} as quiet`.execute(db)
  return isQuiet(rows[0]?.quiet ?? null, clock.timeOfDay())
}
