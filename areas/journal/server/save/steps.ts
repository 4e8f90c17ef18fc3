import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { answerOf, publishToOthers, type ChangedBy, type StepContext } from '#platform/server/steps/index.ts'
import { saveSteps, type Step, type StepOutcome } from '../../contract/scores.ts'
import { batchOfAct } from './batch-of-act.ts'
import type { MarksFollower } from './follow-marks.ts'
import type { MarkingBatch, MissRow, ScoreRow } from './marking-batch.ts'
import { isOfScore, planMarks, type PlannedMark } from './plan-steps.ts'
import { noRowIds, type RowIds } from './read-marking-batch.ts'
import { openMarkingBatch, saveMarkingBatch } from './save-marking-batch.ts'
import { missTable, scoreTable, whoChangedMarks } from './who-changed.ts'
import { toMissResponse, toScoreResponse } from './responses.ts'

/** All rows that the steps of a block name. */
function rowIdsOf(steps: readonly Step[]): RowIds {
  const rowIds = noRowIds()
  for (const step of steps) {
    if (step.id !== undefined) (isOfScore(step) ? rowIds.scoreIds : rowIds.missIds).push(step.id)
    if (step.do === 'remove_score' || step.do === 'remove_miss') continue
    rowIds.clientIds.push(step.client_id)
    rowIds.lessonIds.push(step.lesson_id)
    rowIds.studentIds.push(step.student_id)
    if (step.do === 'score' && step.work_id) rowIds.workIds.push(step.work_id)
  }
  return rowIds
}

const tableOf = (step: Step): string => (isOfScore(step) ? scoreTable : missTable)
/** The row that stands now; null where there is none, or none any more. */
const standingRow = ({ outcome }: PlannedMark): ScoreRow | MissRow | null =>
  outcome.kind !== 'refused' && outcome.tracked && !outcome.tracked.is_gone ? outcome.tracked.row : null

type ConflictAuthors = (table: string, id: number) => ChangedBy | null

/** Asks who stands behind the conflicts of a block, once for all of them. */
function readConflictAuthors(
  { db, caller }: Pick<StepContext, 'db' | 'caller'>,
  groupId: number,
  planned: readonly PlannedMark[],
): Promise<ConflictAuthors> {
  const conflicts = planned.filter(({ outcome }) => outcome.kind === 'conflict')
  const rows = [scoreTable, missTable].map((table) => {
    const own = conflicts.filter(({ step }) => tableOf(step) === table)
    return {
      table,
      standing: own.flatMap((one) => standingRow(one)?.id ?? []),
      gone: own.flatMap((one) => (standingRow(one) ? [] : (one.step.id ?? []))),
    }
  })
  return whoChangedMarks(db, { groupId, writer: caller }, rows)
}

/** Made after the batch is written: rows made by the block have their ids by then. */
function answer(planned: PlannedMark, authors: ConflictAuthors): StepOutcome {
  const { step, outcome } = planned
  if (outcome.kind === 'refused') return answerOf(planned)
  const row = standingRow(planned)
  const by = outcome.kind === 'conflict' ? { by: authors(tableOf(step), row?.id ?? step.id ?? 0) } : {}
  return isOfScore(step)
    ? { ...answerOf(planned), score: row && toScoreResponse(row as ScoreRow), ...by }
    : { ...answerOf(planned), miss: row && toMissResponse(row as MissRow), ...by }
}

const mayMarkSomething = ({ groups, lessons, misses }: MarkingBatch) =>
  [...groups.values(), ...lessons.values()].some(({ may_mark }) => may_mark) ||
  misses.all.some(({ row }) => row.may_correct)

const saveStepsWith = (follow: MarksFollower) =>
  handle(saveSteps, async (requested) => {
    const { params, body } = requested
    const opened = await openMarkingBatch(requested, sql`${params.id}::integer`, rowIdsOf(body.steps))
    const { batch, groupId, mayRead } = opened
    if (!mayMarkSomething(batch)) throw (await mayRead()) ? forbidden() : notFound()
    const planned = planMarks(batch, body.steps)
    const batching = await batchOfAct(requested, groupId, body.steps, batch)
    const saving = { follow, publishMarks: publishToOthers(requested), ...(batching && { batching }) }
    await saveMarkingBatch(requested, batch, groupId, saving)
    const authors = await readConflictAuthors(requested, groupId, planned)
    return { outcomes: planned.map((one) => answer(one, authors)) }
  })

export const stepHandlersWith = (follow: MarksFollower) => [saveStepsWith(follow)]
