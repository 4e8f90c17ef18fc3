import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { StepContext } from '#platform/server/steps/index.ts'
import type { Step } from '../../contract/scores.ts'
import { batchInARow } from '../history/batch-in-a-row.ts'
import type { MarkingBatch } from './marking-batch.ts'
import type { Batching } from './write-marking-batch.ts'

/** A UUID of one's own making (RFC 9562, version 8): nobody joins what another has done by naming it. */
function batchNamed(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** The one lesson of whose misses alone a block is; null of any other block. */
function rolledLesson(steps: readonly Step[], { misses }: Pick<MarkingBatch, 'misses'>): number | null {
  const lessons = steps.map((step) => {
    if (step.do === 'miss') return step.lesson_id
    return step.do === 'remove_miss' ? misses.byId(step.id)?.row.lesson_id : undefined
  })
  const [lesson] = lessons
  return lesson !== undefined && lessons.every((one) => one === lesson) ? lesson : null
}

/**
 * Of what act a block is a part, where it is no act by itself: a paste is sent in blocks, and a roll as it is tapped, child by
 * child. In the history, and where it is taken back, each is one.
 */
export async function batchOfAct(
  { db, caller }: Pick<StepContext, 'db' | 'caller'>,
  groupId: number,
  steps: readonly Step[],
  batch: MarkingBatch,
): Promise<Batching | undefined> {
  const act = steps[0]?.act
  if (act !== undefined && steps.every((step) => step.act === act))
    return { batch: batchNamed(`${caller.act ?? caller.accountId} ${groupId} ${act}`) }
  const lesson = rolledLesson(steps, batch)
  if (lesson === null) return undefined
  const isAlike = sql`h.subject = 'journal.miss' and (coalesce(h.after, h.before) ->> 'lesson_id')::bigint = ${lesson}`
  return { batch: await batchInARow(db, caller, isAlike, true) }
}
