import { sql } from 'kysely'
import { msg, type Text } from '#platform/contract/text.ts'
import type { ApprovalCall } from '#platform/server/approvals.ts'
import type { Told } from './notices.ts'
import type { RunRow } from './open-steps.ts'

interface Ending {
  state: 'approved' | 'returned' | 'withdrawn'
  remark: string | null
}
const hooks = { approved: 'onApproved', returned: 'onReturned', withdrawn: 'onWithdrawn' } as const

/** Ends a run whose row is held, lets its area follow, and gathers what its author is told. */
export async function endRun(call: ApprovalCall, run: RunRow, { state, remark }: Ending, told: Told[]): Promise<void> {
  const { db, record, context } = call
  await sql`update approvals.run set state = ${state}, remark = ${remark}, ended_at = now() where id = ${run.id}`.execute(
    db,
  )
  await sql`update approvals.run_step set state = 'dropped', is_stuck = false, closed_at = now()
    where run_id = ${run.id} and state in ('waiting', 'open')`.execute(db)
  await record({ subject: 'approvals.run', id: run.id, before: { state: 'running' }, after: { state, remark } })
  const kind = context.approvals.kindOf(run.kind)
  const outcome = { runId: run.id, kind: run.kind, subjectId: run.subject_id, authorId: run.author_id, remark }
  await kind?.[hooks[state]]?.(outcome, call)
  if (state === 'withdrawn' || kind?.notifiesItself) return
  const text: Text = remark === null ? msg`${kind?.title ?? run.kind}` : msg`${kind?.title ?? run.kind}. ${remark}`
  told.push({
    what: state,
    personId: run.author_id,
    runId: run.id,
    title: run.title,
    text,
    subject: `approval:${run.id}:${state}`,
  })
}
