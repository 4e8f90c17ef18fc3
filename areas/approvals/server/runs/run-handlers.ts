import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { decideApproval, decideApprovals, readApproval, withdrawApprovalRun } from '../../contract/runs.ts'
import { actingFor } from '../acting-for.ts'
import { answerOf, describeAll, subjectKey } from './answer.ts'
import { decideRun } from './decide.ts'
import { endRun } from './end-run.ts'
import { holdRun, requireRunning } from './hold-run.ts'
import { isInvolved, mayRead } from './may-read.ts'
import { mineOf } from './mine.ts'
import { tellAll, type Told } from './notices.ts'
import { oneOfMany } from './one-of-many.ts'
import { reassignApprovalHandler } from './reassign.ts'
import { findRuns } from './run-rows.ts'

const readApprovalHandler = handle(readApproval, async ({ params, db, caller, today, context }) => {
  const [run] = await findRuns(db, today, sql`r.id = ${params.id} and ${mayRead(caller, today)}`)
  if (!run) throw notFound()
  const { rows } = await sql<{ is_involved: boolean }>`select ${isInvolved(caller, today)} as is_involved
    from approvals.run r where r.id = ${run.id}`.execute(db)
  const parts = context.approvals
  const described = await describeAll(db, rows[0]?.is_involved ? [run] : [], { parts, caller })
  const subject = described.get(subjectKey(parts, run))
  const reader = { personId: caller.personId, actingFor: await actingFor(db, caller.personId, today) }
  return { run, link: subject?.link ?? null, facts: [...(subject?.facts ?? [])], mine: mineOf(run, reader) }
})

const decideApprovalHandler = handle(decideApproval, async ({ params, body, ...call }) => {
  const told: Told[] = []
  await decideRun(call, params.id, body, told)
  await tellAll(call, told)
  return answerOf(call.db, call.caller, params.id, call.today)
})

const decideApprovalsHandler = handle(decideApprovals, async ({ body: { runs, ...given }, ...call }) => {
  const { db } = call
  const told: Told[] = []
  const problems = new Map<number, string>()
  // in one order, so that two who decide on the same at once do not wait for each other
  for (const { id, seen } of runs.toSorted((one, other) => one.id - other.id)) {
    const problem = await oneOfMany(call, told, (one, heard) => decideRun(one, id, { ...given, seen }, heard))
    if (problem !== null) problems.set(id, problem)
  }
  await tellAll(call, told)
  const titles = await sql<{ id: number; title: string }>`select r.id, r.title from approvals.run r
    where r.id = any(${runs.map(({ id }) => id)}::integer[]) and ${mayRead(call.caller, call.today)}`.execute(db)
  const titleOf = new Map(titles.rows.map(({ id, title }) => [id, title]))
  return {
    items: runs.map(({ id }) => ({
      id,
      title: titleOf.get(id) ?? '',
      is_done: !problems.has(id),
      problem: problems.get(id) ?? null,
    })),
  }
})

const withdrawApprovalHandler = handle(withdrawApprovalRun, async ({ params, body, ...call }) => {
  const held = await holdRun(call, params.id)
  if (held.row.author_id !== call.caller.personId) throw forbidden(msg`Отозвать может тот, кто отправил`)
  requireRunning(held)
  await endRun(call, held.row, { state: 'withdrawn', remark: body.remark ?? null }, [])
  return answerOf(call.db, call.caller, params.id, call.today)
})

export const runHandlers = [
  readApprovalHandler,
  decideApprovalHandler,
  decideApprovalsHandler,
  withdrawApprovalHandler,
  reassignApprovalHandler,
]
