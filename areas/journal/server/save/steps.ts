import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { saveSteps, type Step, type StepOutcome } from '../../contract/scores.ts'
import type { Database } from '#platform/server/database.ts'
import type { MarkingBatch, MissRow, ScoreRow } from './marking-batch.ts'
import { planSteps, type Planned } from './plan-steps.ts'
import { noRowIds, type RowIds } from './read-marking-batch.ts'
import { openMarkingBatch, saveMarkingBatch } from './save-marking-batch.ts'
import { whoChanged, type Clashing } from './who-changed.ts'
import { toMissResponse, toScoreResponse } from './responses.ts'

/** All rows that the steps of a block name. */
function rowIdsOf(steps: readonly Step[]): RowIds {
  const rowIds = noRowIds()
  for (const step of steps) {
    const isScore = step.do === 'score' || step.do === 'remove_score'
    if (step.id !== undefined) (isScore ? rowIds.scoreIds : rowIds.missIds).push(step.id)
    if (step.do === 'remove_score' || step.do === 'remove_miss') continue
    rowIds.clientIds.push(step.client_id)
    rowIds.lessonIds.push(step.lesson_id)
    rowIds.studentIds.push(step.student_id)
    if (step.do === 'score' && step.work_id) rowIds.workIds.push(step.work_id)
  }
  return rowIds
}

type ConflictAuthors = Awaited<ReturnType<typeof whoChanged>>

/** Read after the batch is written: rows made by the block have their ids by then. */
function answer(planned: Planned, step: Step, authors: ConflictAuthors): StepOutcome {
  const { client_id } = step
  const what = 'score' in planned ? 'score' : 'miss'
  const outcome = 'score' in planned ? planned.score : planned.miss
  if (outcome.kind === 'refused') return { client_id, outcome: 'refused', reason: outcome.reason }
  const tracked = outcome.tracked && !outcome.tracked.is_gone ? outcome.tracked : null
  const id = tracked?.row.id ?? step.id ?? 0
  const by = outcome.kind === 'conflict' ? { by: authors(what, id) } : {}
  const row =
    tracked && ('score' in planned ? toScoreResponse(tracked.row as ScoreRow) : toMissResponse(tracked.row as MissRow))
  return { client_id, outcome: outcome.kind, [what]: row, ...by }
}

/** Asks who stands behind the clashes of a block, once for all of them. */
function whoClashed(
  db: Database,
  groupId: number,
  steps: readonly Step[],
  planned: readonly Planned[],
): Promise<ConflictAuthors> {
  const clashing = { scores: [], misses: [], goneScores: [], goneMisses: [] } as Record<keyof Clashing, number[]>
  planned.forEach((one, index) => {
    const outcome = 'score' in one ? one.score : one.miss
    if (outcome.kind !== 'conflict') return
    const isStanding = outcome.tracked !== null && !outcome.tracked.is_gone
    const id = isStanding ? outcome.tracked?.row.id : steps[index]?.id
    if (id === undefined) return
    if ('score' in one) clashing[isStanding ? 'scores' : 'goneScores'].push(id)
    else clashing[isStanding ? 'misses' : 'goneMisses'].push(id)
  })
  return whoChanged(db, groupId, clashing)
}

const mayMarkSomething = ({ groups, lessons, misses }: MarkingBatch) =>
  [...groups.values(), ...lessons.values()].some(({ may_mark }) => may_mark) ||
  misses.some(({ row }) => row.may_correct)

const saveStepsHandler = handle(saveSteps, async (requested) => {
  const { params, body } = requested
  const opened = await openMarkingBatch(requested, sql`${params.id}::integer`, rowIdsOf(body.steps))
  const { batch, groupId, mayRead } = opened
  if (!mayMarkSomething(batch)) throw mayRead ? forbidden() : notFound()
  const planned = planSteps(batch, body.steps)
  await saveMarkingBatch(requested, batch, groupId)
  const authors = await whoClashed(requested.db, groupId, body.steps, planned)
  return { outcomes: body.steps.map((step, index) => answer(planned[index] as Planned, step, authors)) }
})

export const stepHandlers = [saveStepsHandler]
