import { sql } from 'kysely'
import { preferGenericPlans } from '#platform/server/generic-plans.ts'
import { handle } from '#platform/server/handle.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { changeWorkload } from '../../contract/changes.ts'
import { lockWorkload } from './assignment-rows.ts'
import type { ChangeObjection } from './day-objections.ts'
import { prepareChanges } from './prepare-changes.ts'
import { writeRows } from './write-rows.ts'

/** 422 with all that is in the way, each at its field. */
function requireNone(objections: readonly ChangeObjection[]): void {
  if (objections.length === 0) return
  throw new Refusal(
    422,
    objections.map(({ loc, words }) => ({ loc: ['body', ...loc], msg: words, type: 'rule' })),
  )
}

export const changeWorkloadHandler = handle(changeWorkload, async ({ body, caller, db, today, record }) => {
  await preferGenericPlans(db)
  await lockWorkload(db)
  const { written, objections, rows: known } = await prepareChanges({ db, caller, today }, body)
  requireNone(objections)
  const { changes, step } = await writeRows(db, written, known)
  await record(...changes)
  const { rows } = await sql<{ id: number }>`
    with late as (delete from workload.step where made_at < now() - interval '1 day')
    insert into workload.step (account_id, rows) values (${caller.accountId}, ${JSON.stringify(step)}::jsonb)
    returning id`.execute(db)
  return { step_id: rows[0]?.id ?? 0, count: changes.length }
})
