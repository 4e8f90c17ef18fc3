import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { conflict, notFound, outdated } from '#platform/server/refusal.ts'
import { undoWorkload } from '../../contract/changes.ts'
import type { Written } from '../../rules/plan-changes.ts'
import { lockWorkload, readAssignments } from './assignment-rows.ts'
import { closedWords } from './day-objections.ts'
import { requireGroups } from './groups-of-changes.ts'
import { writeRows, type StepRow } from './write-rows.ts'

/** The caller's own step, not taken back yet. @throws 404, 409 */
async function requireStep(db: Database, id: number, accountId: number): Promise<StepRow[]> {
  const { rows } = await sql<{ rows: StepRow[]; is_undone: boolean }>`
    select rows, undone_at is not null as is_undone from workload.step
    where id = ${id} and account_id = ${accountId} for update`.execute(db)
  const [step] = rows
  if (!step) throw notFound(msg`Это изменение уже нельзя отменить: прошло больше суток или его сделал другой`)
  if (step.is_undone) throw outdated(msg`Это изменение уже отменено`)
  return step.rows
}

export const undoWorkloadHandler = handle(undoWorkload, async ({ params, caller, db, record }) => {
  await lockWorkload(db)
  const step = await requireStep(db, params.id, caller.accountId)
  const left = await readAssignments(
    db,
    sql<boolean>`a.id = any(${numberArray(step.flatMap(({ after }) => after?.id ?? []))}::integer[])`,
  )
  const groups = await requireGroups(db, caller, [
    ...new Set([...left, ...step.flatMap(({ before }) => before ?? [])].map(({ group_id }) => group_id)),
  ])
  const back = step.map(({ before, after }): Written => {
    if (after === null) return { before: null, after: before }
    const row = left.find(({ id }) => id === after.id)
    if (row?.version !== after.version)
      throw outdated(msg`После этого нагрузку меняли ещё раз: отменить уже нельзя. Исправьте её на странице`)
    return { before: row, after: before }
  })
  for (const { after } of back) {
    const group = groups.get(after?.group_id ?? 0)
    if (after && group && group.closed_on !== null && (after.to === null || after.to > group.last_day))
      throw conflict(closedWords(group.words, group.closed_on))
  }
  // what had ended takes its days back only when what follows has gone
  const { changes } = await writeRows(db, back)
  await record(...changes)
  await sql`update workload.step set undone_at = now() where id = ${params.id}`.execute(db)
  return { count: changes.length }
})
