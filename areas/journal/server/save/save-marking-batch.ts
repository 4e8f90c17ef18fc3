import type { RawBuilder } from 'kysely'
import type { Publish } from '#platform/server/app-context.ts'
import { preferGenericPlans } from '#platform/server/generic-plans.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { StepContext } from '#platform/server/steps/index.ts'
import { publishJournal } from '../publish-journal.ts'
import type { MarkingBatch, BatchLesson } from './marking-batch.ts'
import { changedMarks, type ChangedMarks, type MarksFollower } from './follow-marks.ts'
import { lockGroups, readableGroups } from './group-facts.ts'
import { scopeOf } from './mark-scope.ts'
import { readMarkingBatch, type RowIds } from './read-marking-batch.ts'
import { toMissResponse, toScoreResponse } from './responses.ts'
import { writeMarkingBatch, type Batching } from './write-marking-batch.ts'

interface OpenedBatch {
  batch: MarkingBatch
  groupId: number
  /** Whether the caller reads the group's journal. */
  mayRead: () => Promise<boolean>
}

/** Locks the one group that the query names and reads the batch of what the caller wants to write; 404 without a group. */
export async function openMarkingBatch(
  { db, caller, today }: StepContext,
  group: RawBuilder<unknown>,
  rowIds: RowIds,
): Promise<OpenedBatch> {
  await preferGenericPlans(db)
  const scope = scopeOf(caller, today)
  const [facts] = await lockGroups(db, group, scope)
  if (!facts) throw notFound()
  const batch = await readMarkingBatch(db, { author: caller, validatedOn: () => today }, [facts], rowIds, scope)
  const mayRead = async () => (await readableGroups(db, [facts], scope)).length > 0
  return { batch, groupId: facts.id, mayRead }
}

interface Saving {
  batching?: Batching
  /** What a higher room does with the marks; absent where there are none, or the caller sees to it. */
  follow?: MarksFollower
  /** Who is told of the marks, where that is not everybody. */
  publishMarks?: Publish
}

/** Writes the batch and publishes it to the group's journal, with what follows from it. @returns what has changed of marks */
export async function saveMarkingBatch(
  { db, context, caller, today, publish, http }: StepContext,
  batch: MarkingBatch,
  groupId: number,
  { batching, follow, publishMarks = publish }: Saving = {},
): Promise<ChangedMarks[]> {
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
  publishJournal(publishMarks, groupId, changed, removedOf)
  const marks = changedMarks(batch, scores)
  const writing = { db, marker: caller, publish, today, requestId: http.request.id }
  for (const ofGroup of marks) await follow?.(writing, ofGroup)
  return marks
}

/** The lesson in the batch, readable: 404 otherwise. 403 where the caller may not mark in it, nor has `isEnough`. */
export async function markableLesson(
  { batch, mayRead }: Pick<OpenedBatch, 'batch' | 'mayRead'>,
  lessonId: number | undefined,
  isEnough = false,
): Promise<BatchLesson> {
  const lesson = lessonId === undefined ? undefined : batch.lessons.get(lessonId)
  if (lesson?.may_mark) return lesson
  if (!lesson || !(await mayRead())) throw notFound()
  if (!isEnough) throw forbidden()
  return lesson
}
