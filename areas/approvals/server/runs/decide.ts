import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { ApprovalCall } from '#platform/server/approvals.ts'
import { conflict, forbidden, outdated, refuse } from '#platform/server/refusal.ts'
import type { RunStep } from '../../contract/runs.ts'
import { decisionOf, type Act, type Decision } from '../../rules/words.ts'
import { endRun } from './end-run.ts'
import { holdRun, requireRunning, type Held } from './hold-run.ts'
import { isAuthorsOwn, slotsOf } from './mine.ts'
import type { Told } from './notices.ts'
import { openNextStage } from './open-steps.ts'

export interface Deciding {
  decision: 'approve' | 'acquaint' | 'sign' | 'return'
  remark?: string | null | undefined
  /** The content version that was looked at. */
  seen: number
}
interface Slots {
  step: RunStep
  persons: number[]
}

/** Acts that a decision answers: what is approved or signed may be returned. */
export const actsOf = (decision: Deciding['decision']): Act[] =>
  decision === 'return' ? ['approve', 'sign'] : [decision]

/** The open steps at which the caller may decide so. @throws Refusal 403, 409, 422 */
function requireSlots({ run, reader }: Held, { decision }: Deciding): Slots[] {
  const open = run.steps.filter(({ state }) => state === 'open')
  const own = open
    .map((step) => ({ step, persons: slotsOf(run, step, reader) }))
    .filter(({ persons }) => persons.length > 0)
  const found = own.filter(({ step }) => actsOf(decision).includes(step.act))
  if (found.length > 0) return found
  if (own.some(({ step }) => step.act === 'sign'))
    throw refuse('decision', msg`На этом шаге подписывают в самом документе`)
  if (own.length > 0) throw refuse('decision', msg`На этом шаге знакомятся, а не решают`)
  const has = run.steps.some((step) =>
    step.deciders.some(
      (one) => one.decision !== null && [one.person.id, one.decided_by?.id].includes(reader.personId ?? 0),
    ),
  )
  if (open.some((step) => isAuthorsOwn(run, reader, step.act))) throw forbidden(msg`Своё не согласуют: решает другой`)
  throw has ? conflict(msg`Вы уже решили: ждут других`) : conflict(msg`Сейчас решения ждут не от вас`)
}

/** Notes the decision of each whom the caller answers for; a step that has what it needs is done. */
async function noteDecision(
  { db, caller, record }: ApprovalCall,
  { run }: Held,
  { step, persons }: Slots,
  given: Deciding,
) {
  const decision: Decision = given.decision === 'return' ? 'returned' : decisionOf[step.act]
  const remark = given.remark ?? null
  await sql`update approvals.step_decider set decision = ${decision}, decided_by = ${caller.personId}, decided_at = now(),
    remark = ${remark}, content_version = ${run.content_version}
    where step_id = ${step.id} and person_id = any(${persons}::integer[]) and decided_at is null`.execute(db)
  const others = step.deciders.filter(({ person }) => person.id !== caller.personId && persons.includes(person.id))
  await record({
    subject: 'approvals.run',
    id: run.id,
    after: {
      step: step.title,
      decision,
      remark,
      on_behalf_of: others.map(({ person }) => person.name).join(', ') || null,
    },
  })
  if (decision === 'returned') return
  await sql`update approvals.run_step s set state = 'done', is_stuck = false, closed_at = now() where s.id = ${step.id} and (${step.needs === 'any'}
    or not exists (select from approvals.step_decider sd where sd.step_id = s.id and sd.decided_at is null))`.execute(
    db,
  )
}

/** Decides on a run that is held. @throws Refusal 403, 404, 409, 422 */
export async function decideHeld(call: ApprovalCall, held: Held, given: Deciding, told: Told[]): Promise<void> {
  requireRunning(held)
  const slots = requireSlots(held, given)
  if (given.seen !== held.run.content_version) throw outdated(msg`Текст изменён: посмотрите снова и решите`)
  if (given.decision === 'return' && !given.remark) throw refuse('remark', msg`Напишите, что исправить`)
  for (const one of slots) await noteDecision(call, held, one, given)
  const { db, today, context } = call
  const remark = given.remark ?? null
  if (given.decision === 'return') await endRun(call, held.row, { state: 'returned', remark }, told)
  else if (await openNextStage(held.row, { db, today, context, told }))
    await endRun(call, held.row, { state: 'approved', remark }, told)
}

/** Decides on a run as the caller, and for those they stand in for. @throws Refusal 403, 404, 409, 422 */
export async function decideRun(call: ApprovalCall, id: number, given: Deciding, told: Told[]): Promise<void> {
  await decideHeld(call, await holdRun(call, id), given, told)
}
