import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { ApprovalCall } from '#platform/server/approvals.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import type { Run } from '../../contract/runs.ts'
import { runStateTitles } from '../../rules/words.ts'
import { actingFor } from '../acting-for.ts'
import { mayRead } from './may-read.ts'
import { runRowColumns, type RunRow } from './open-steps.ts'
import { findRuns } from './run-rows.ts'
import type { Reader } from './mine.ts'

export interface Held {
  row: RunRow
  run: Run
  reader: Reader
}

/**
 * A run with its row held till the end of the transaction, so that of two who decide at once the second sees what the first did.
 * @throws Refusal 404 where the caller has nothing to do with it
 */
export async function holdRun({ db, caller, today }: ApprovalCall, id: number, isKnownToMay = false): Promise<Held> {
  const { rows } = await sql<RunRow>`select ${runRowColumns} from approvals.run r
    where r.id = ${id} and (${isKnownToMay} or ${mayRead(caller, today)}) for no key update of r`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  const [run] = await findRuns(db, today, sql`r.id = ${id}`)
  if (!run) throw notFound()
  return { row, run, reader: { personId: caller.personId, actingFor: await actingFor(db, caller.personId, today) } }
}

/** @throws Refusal 409 of a run that is over */
export function requireRunning({ run }: Held): void {
  if (run.state !== 'running') throw conflict(msg`Уже решено: ${runStateTitles[run.state].toLowerCase()}`)
}
