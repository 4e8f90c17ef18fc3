import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { BulkTrace } from '#platform/server/history.ts'
import type { Years } from './years.ts'

/** A step of a roll-over; what it writes stands in the history as one batch. */
export interface RollingOver {
  db: Database
  caller: Caller
  today: string
  years: Years
  trace: BulkTrace
}

/** Begins a step, and keeps by which batch what it writes is found. */
export async function beginAct(
  { db, caller, today, jobId }: { db: Database; caller: Caller; today: string; jobId: number },
  years: Years,
): Promise<RollingOver> {
  const trace = { actor: caller, requestId: `long-job-${jobId}`, batch: randomUUID() }
  await sql`insert into rollover.act (batch, into_year_id) values (${trace.batch}, ${years.into.id})`.execute(db)
  return { db, caller, today, years, trace }
}
