import { t } from '#platform/contract/text.ts'
import { lessonObjection, lessonObjectionText } from '../../rules/lesson-objection.ts'
import { missContext, settableKind } from '../../rules/mark-context.ts'
import { missObjection, missObjectionText, type MissObjection } from '../../rules/miss-objection.ts'
import {
  trackMiss,
  missOfCell,
  scoresOfCell,
  type MarkingBatch,
  type BatchLesson,
  type TrackedMiss,
  type MissRow,
} from './marking-batch.ts'
import type { GroupFacts } from './group-facts.ts'
import { lessonFor } from './lesson-context.ts'
import { clash, done, noLesson, notYourLesson, refused, type Field, type Outcome } from './outcome.ts'
import type { ResendGuard } from './resend-guard.ts'

/** A miss as it should be. `minutes` and `reason` undefined leave the present ones. */
export interface MissInput {
  client_id: string
  lesson_id: number
  student_id: number
  kind_id: number
  minutes?: number | null | undefined
  reason?: string | null | undefined
  id?: number | undefined
  version?: number | undefined
  /** Whether it takes the place of whatever miss stands in the cell. */
  replaces?: boolean
}
export type MissResendGuard = ResendGuard<MissRow>

const fieldOf: Partial<Record<MissObjection, Field>> = {
  not_member: 'student_id',
  no_minutes: 'minutes',
  minutes: 'minutes',
}

/** Whether a miss is what a step wants. */
export const matchesMissInput = (row: MissRow, { kind_id, minutes, reason }: MissInput): boolean =>
  row.kind_id === kind_id &&
  (minutes === undefined || row.minutes === minutes) &&
  (reason === undefined || row.reason === reason)

/** The miss a step is about: by its id, by the writer's own name for it, or the one it takes the place of. */
export function missOfInput(batch: MarkingBatch, input: MissInput): TrackedMiss | undefined {
  if (input.id !== undefined) return batch.missById.get(input.id)
  const own = batch.missByClient.get(input.client_id)
  if (own || !input.replaces) return own
  return missOfCell(batch, input.lesson_id, input.student_id) ?? undefined
}

function objectionTo(
  batch: MarkingBatch,
  lesson: BatchLesson,
  group: GroupFacts,
  input: MissInput,
  minutes: number | null,
  standing: number | null,
) {
  const kind = batch.kinds.get(input.kind_id)
  if (!kind) return refused('kind_id', t`Такого вида пропуска нет`)
  const hasFo = scoresOfCell(batch, lesson.id, input.student_id).some(({ row }) => row.type === 'fo')
  const context = missContext(lessonFor(batch, lesson, group, input.student_id), hasFo)
  const miss = { kind: settableKind(kind, standing), minutes }
  const objection = missObjection(miss, context, batch.validatedOn(lesson.date))
  return objection === null ? null : refused(fieldOf[objection] ?? 'kind_id', missObjectionText[objection])
}

function addMiss(batch: MarkingBatch, lesson: BatchLesson, group: GroupFacts, input: MissInput): Outcome<MissRow> {
  const standing = missOfCell(batch, lesson.id, input.student_id)
  if (standing) return matchesMissInput(standing.row, input) ? done(standing) : clash(standing)
  const objection = objectionTo(batch, lesson, group, input, input.minutes ?? null, null)
  if (objection) return objection
  const row: MissRow = {
    id: 0,
    lesson_id: lesson.id,
    student_id: input.student_id,
    kind_id: input.kind_id,
    minutes: input.minutes ?? null,
    reason: input.reason ?? null,
    version: 1,
    client_id: input.client_id,
    author_id: batch.marker.personId,
    may_correct: false,
  }
  const tracked: TrackedMiss = { before: null, row, is_gone: false, written_at: null }
  trackMiss(batch, tracked)
  return done(tracked)
}

function changeMiss(
  batch: MarkingBatch,
  lesson: BatchLesson,
  group: GroupFacts,
  input: MissInput,
  tracked: TrackedMiss,
): Outcome<MissRow> {
  const takesMinutes = batch.kinds.get(input.kind_id)?.takes_minutes ?? false
  const minutes = input.minutes === undefined ? (takesMinutes ? tracked.row.minutes : null) : input.minutes
  // a class teacher corrects kind and reason, how late one came stays the lesson's teacher's word
  if (!lesson.may_mark && minutes !== null && minutes !== tracked.row.minutes) return notYourLesson()
  const objection = objectionTo(batch, lesson, group, input, minutes, tracked.row.kind_id)
  if (objection) return objection
  Object.assign(tracked.row, {
    kind_id: input.kind_id,
    minutes,
    reason: input.reason === undefined ? tracked.row.reason : input.reason,
  })
  return done(tracked)
}

/** Sets or changes the miss of a cell in the batch. */
export function writeMiss(batch: MarkingBatch, input: MissInput, guard: MissResendGuard): Outcome<MissRow> {
  const lesson = batch.lessons.get(input.lesson_id)
  const group = lesson && batch.groups.get(lesson.group_id)
  if (!lesson || !group) return noLesson()
  const tracked = missOfInput(batch, input)
  if (!lesson.may_mark && !(tracked && !tracked.is_gone && tracked.row.may_correct)) return notYourLesson()
  if (!tracked || (tracked.is_gone && input.id === undefined)) {
    if (input.id !== undefined) return guard.isRemovedAlready(input.id) ? done<MissRow>(null) : clash<MissRow>(null)
    const added = addMiss(batch, lesson, group, input)
    if (added.kind === 'done' && added.tracked?.before === null) guard.touch(added.tracked)
    return added
  }
  const { row } = tracked
  if (row.lesson_id !== input.lesson_id || row.student_id !== input.student_id)
    return refused('client_id', t`Под этим номером записан другой пропуск`)
  if (tracked.is_gone) return clash<MissRow>(null)
  if (matchesMissInput(row, input)) return done(tracked)
  if (!input.replaces && guard.isStale(tracked, input.version, input.id === undefined))
    return guard.isStoredAlready(tracked) ? done(tracked) : clash(tracked)
  const outcome = changeMiss(batch, lesson, group, input, tracked)
  if (outcome.kind === 'done') guard.touch(tracked)
  return outcome
}

/** Removes a miss from the batch; one that is gone already counts as done. */
export function removeMiss(
  batch: MarkingBatch,
  step: { id: number; version?: number | undefined },
  guard: MissResendGuard,
): Outcome<MissRow> {
  const tracked = batch.missById.get(step.id)
  if (!tracked || tracked.is_gone) return done<MissRow>(null)
  const lesson = batch.lessons.get(tracked.row.lesson_id)
  const group = lesson && batch.groups.get(lesson.group_id)
  if (!lesson || !group) return noLesson()
  if (!lesson.may_mark) return notYourLesson()
  if (guard.isStale(tracked, step.version, false)) return clash(tracked)
  const marked = lessonFor(batch, lesson, group, tracked.row.student_id)
  const objection = lessonObjection(marked, batch.validatedOn(lesson.date))
  if (objection) return refused('kind_id', lessonObjectionText[objection])
  tracked.is_gone = true
  guard.touch(tracked)
  return done<MissRow>(null)
}
