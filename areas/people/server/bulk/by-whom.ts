import * as z from 'zod/mini'
import { callerOfAccount } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { record, type Change } from '#platform/server/history.ts'
import type { AppContext, Publish } from '#platform/server/app-context.ts'
import { forbidden } from '#platform/server/refusal.ts'

/** Who began the work, and who really acted: kept with each item, checked anew when it is done. */
export const ByWhom = { by: z.int(), act: z.nullable(z.int()) }

/** What an item is done with, in the name and with the present rights of who began it. @throws Refusal 403 */
export async function doingFor(
  db: Database,
  { by, act }: { by: number; act: number | null },
  { context, jobId, publish }: { context: AppContext; jobId: number; publish: Publish },
) {
  const today = context.clock.today()
  const caller = await callerOfAccount(db, { accountId: by, actor: act }, today, context.accessRules)
  if (caller === null) throw forbidden(msg`У того, кто начал, больше нет права`)
  const keep = (...changes: Change[]) => record(db, caller, `long-job-${jobId}`, changes)
  return { db, caller, today, publish, record: keep }
}
