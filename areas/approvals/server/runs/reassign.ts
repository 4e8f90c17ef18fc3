import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { reassignApproval } from '../../contract/runs.ts'
import { requireStaff } from '../find-staff.ts'
import { answerOf } from './answer.ts'
import { holdRun, requireRunning } from './hold-run.ts'
import { tellAll } from './notices.ts'
import { toldToDecide } from './open-steps.ts'

/** Names somebody at an open step, in the place of who has not decided or beside nobody. */
export const reassignApprovalHandler = handle(reassignApproval, async ({ params, body, ...call }) => {
  const { db, today, context, record } = call
  const held = await holdRun(call, params.id)
  requireRunning(held)
  const { step_id, instead_of, person_id, remark = null } = body
  const step = held.run.steps.find(({ id }) => id === step_id)
  if (!step) throw notFound()
  if (step.state !== 'open') throw outdated(msg`Этот шаг сейчас никого не ждёт. Обновите страницу`)
  const person = await requireStaff(db, person_id, 'person_id', today)
  if (step.act !== 'acquaint' && person_id === held.row.author_id)
    throw refuse('person_id', msg`Своё не согласуют: выберите другого`)
  if (step.deciders.some((one) => one.person.id === person_id))
    throw refuse('person_id', msg`Этого человека уже спросили`)
  const former =
    instead_of === null ? null : step.deciders.find((one) => one.person.id === instead_of && one.decision === null)
  if (former === undefined) throw outdated(msg`Этот человек уже решил или больше не решает. Обновите страницу`)
  if (former)
    await sql`delete from approvals.step_decider where step_id = ${step.id} and person_id = ${former.person.id}`.execute(
      db,
    )
  await sql`insert into approvals.step_decider (step_id, person_id, is_named) values (${step.id}, ${person_id}, true)`.execute(
    db,
  )
  await sql`update approvals.run_step set is_stuck = false where id = ${step.id}`.execute(db)
  await record({
    subject: 'approvals.run',
    id: held.run.id,
    before: { step: step.title, decider: former?.person.name ?? null },
    after: { step: step.title, decider: person.name, remark },
  })
  await tellAll(call, toldToDecide(held.row, step, [person_id], { db, today, context, told: [] }))
  return answerOf(db, call.caller, params.id, today)
})
