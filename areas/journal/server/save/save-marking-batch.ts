import type { RawBuilder } from 'kysely'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { StepContext } from '#platform/server/steps/index.ts'
import { publishJournal } from '../publish-journal.ts'
import type { MarkingBatch, BatchLesson } from './marking-batch.ts'
import { lockGroups } from './group-facts.ts'
import { scopeOf } from './mark-scope.ts'
import { readMarkingBatch, type RowIds } from './read-marking-batch.ts'
import { toMissResponse, toScoreResponse } from './responses.ts'
import { writeMarkingBatch, type Batching } from './write-marking-batch.ts'

/** Locks the one group that the query names and reads the batch of what the caller wants to write; 404 without a group. */
export async function openMarkingBatch(
  { db, caller, today }: StepContext,
  group: RawBuilder<unknown>,
  rowIds: RowIds,
): Promise<{ batch: MarkingBatch; groupId: number; mayRead: boolean }> {
  const scope = scopeOf(caller, today)
  const [facts] = await lockGroups(db, group, scope)
  if (!facts) throw notFound()
  const batch = await readMarkingBatch(db, { author: caller, validatedOn: () => today }, [facts], rowIds, scope)
  return { batch, groupId: facts.id, mayRead: facts.may_read }
}

/** Writes the batch and publishes it to the group's journal. */
export async function saveMarkingBatch(
  { db, context, publish, http }: StepContext,
  batch: MarkingBatch,
  groupId: number,
  batching?: Batching,
): Promise<void> {
  const { scores, misses } = await writeMarkingBatch(db, batch, {
    timeZone: context.clock.timeZone,
    requestId: http.request.id,
    ...(batching && { batching }),
  })
  const changed = {
    scores: scores.stored.map(toScoreResponse),
    misses: misses.stored.map(toMissResponse),
    removed_scores: scores.removed.map(({ id }) => id),
    removed_misses: misses.removed.map(({ id }) => id),
  }
  const removedOf = [...scores.removed, ...misses.removed].map(({ student_id }) => student_id)
  publishJournal(publish, groupId, changed, removedOf)
}

/** The lesson in the batch, readable: 404 otherwise. 403 where the caller may not mark in it, nor has `isEnough`. */
export function markableLesson(
  { batch, mayRead }: { batch: MarkingBatch; mayRead: boolean },
  lessonId: number | undefined,
  isEnough = false,
): BatchLesson {
  const lesson = lessonId === undefined ? undefined : batch.lessons.get(lessonId)
  if (!lesson || !(mayRead || lesson.may_mark)) throw notFound()
  if (!lesson.may_mark && !isEnough) throw forbidden()
  return lesson
}
