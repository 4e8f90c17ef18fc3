import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { AppContext, Publish } from '#platform/server/app-context.ts'
import type { Following } from '../follow/follow-results.ts'

/** Nobody: the period has closed by its date. */
export const byDate = { accountId: null, personId: null }

/** Does a part of the settling, whole or not at all; what it publishes is heard once it is stored. */
export async function settleAtOnce(
  { db, publish }: AppContext,
  today: CalendarDate,
  act: (following: Following) => Promise<void>,
): Promise<void> {
  const events: (() => void)[] = []
  const afterwards: Publish = (...args) => void events.push(() => publish(...args))
  await db
    .transaction()
    .execute((trx) => act({ db: trx, marker: byDate, publish: afterwards, today, requestId: 'closing' }))
  for (const publishNow of events) publishNow()
}
