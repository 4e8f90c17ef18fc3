import type { LessonScoreType } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import { lessonObjection, lessonObjectionText } from '../../rules/lesson-objection.ts'
import { scoreContext } from '../../rules/mark-context.ts'
import { scoreObjection, scoreObjectionText, type ScoreObjection } from '../../rules/score-objection.ts'
import {
  trackScore,
  missOfCell,
  scoreOfWork,
  scoresOfCell,
  type MarkingBatch,
  type BatchLesson,
  type TrackedScore,
  type ScoreRow,
} from './marking-batch.ts'
import type { GroupFacts } from './group-facts.ts'
import { lessonFor } from './lesson-context.ts'
import { clash, done, noLesson, notYourLesson, refused, type Field, type Outcome } from './outcome.ts'
import type { ResendGuard } from './resend-guard.ts'

/** A mark as it should be. `comment` undefined leaves the present one. */
export interface ScoreInput {
  client_id: string
  lesson_id: number
  student_id: number
  type: LessonScoreType
  value: number
  work_id?: number | null | undefined
  comment?: string | null | undefined
  id?: number | undefined
  version?: number | undefined
  /** The writer saw no mark in the cell. */
  is_first?: boolean | undefined
}

export type ScoreResendGuard = ResendGuard<ScoreRow>

const fieldOf: Partial<Record<ScoreObjection, Field>> = {
  not_member: 'student_id',
  result_type: 'type',
  not_evaluated: 'type',
  fo_only: 'type',
  no_work: 'work_id',
  other_work: 'work_id',
  early_work: 'work_id',
  already_scored: 'work_id',
}

/** Whether a mark is what a step wants. */
export const matchesScoreInput = (row: ScoreRow, { value, comment }: ScoreInput) =>
  row.value === value && (comment === undefined || row.comment === comment)

function objectionTo(
  batch: MarkingBatch,
  lesson: BatchLesson,
  group: GroupFacts,
  input: ScoreInput,
  own: TrackedScore | null,
) {
  const found = batch.works.get(input.work_id ?? 0)
  const work = found?.group_id === group.id ? found : undefined
  const absence = missOfCell(batch, lesson.id, input.student_id)
  const context = scoreContext(
    lessonFor(batch, lesson, group, input.student_id, work?.quarter_id),
    { mode: group.mode, fo_maximum: group.policy?.rules.fo_maximum ?? 0 },
    absence ? batch.kinds.get(absence.row.kind_id) : undefined,
    work === undefined
      ? null
      : {
          kind: work.kind,
          maximum: work.maximum,
          is_scored: ![null, own].includes(scoreOfWork(batch, work.id, input.student_id)),
          starts_on: group.quarters.find(({ id }) => id === work.quarter_id)?.start_date,
        },
  )
  const objection = scoreObjection({ type: input.type, value: input.value }, context, batch.validatedOn(lesson.date))
  return objection === null ? null : refused(fieldOf[objection] ?? 'value', scoreObjectionText[objection])
}

const maximumOf = (batch: MarkingBatch, group: GroupFacts, input: ScoreInput): number =>
  (input.type === 'fo' ? group.policy?.rules.fo_maximum : batch.works.get(input.work_id ?? 0)?.maximum) ?? 0

function addScore(batch: MarkingBatch, lesson: BatchLesson, group: GroupFacts, input: ScoreInput): Outcome<ScoreRow> {
  const objection = objectionTo(batch, lesson, group, input, null)
  if (objection) return objection
  const row: ScoreRow = {
    id: 0,
    lesson_id: lesson.id,
    student_id: input.student_id,
    type: input.type,
    value: input.value,
    maximum: maximumOf(batch, group, input),
    work_id: input.type === 'fo' ? null : (input.work_id ?? null),
    comment: input.comment ?? null,
    version: 1,
    client_id: input.client_id,
    author_id: batch.marker.personId,
  }
  const tracked: TrackedScore = { before: null, row, is_gone: false, written_at: null }
  trackScore(batch, tracked)
  return done(tracked)
}

function changeScore(
  batch: MarkingBatch,
  lesson: BatchLesson,
  group: GroupFacts,
  given: ScoreInput,
  tracked: TrackedScore,
): Outcome<ScoreRow> {
  const input = { ...given, type: tracked.row.type, work_id: tracked.row.work_id }
  const isCommentOnly = input.value === tracked.row.value
  const objection = isCommentOnly
    ? objectionToLesson(batch, lesson, group, tracked)
    : objectionTo(batch, lesson, group, input, tracked)
  if (objection) return objection
  tracked.row.value = input.value
  if (!isCommentOnly) tracked.row.maximum = maximumOf(batch, group, input)
  if (input.comment !== undefined) tracked.row.comment = input.comment
  return done(tracked)
}

function objectionToLesson(batch: MarkingBatch, lesson: BatchLesson, group: GroupFacts, { row }: TrackedScore) {
  const quarterId = row.work_id === null ? undefined : batch.works.get(row.work_id)?.quarter_id
  const marked = lessonFor(batch, lesson, group, row.student_id, quarterId)
  const objection = lessonObjection(marked, batch.validatedOn(lesson.date))
  return objection === null ? null : refused('value', lessonObjectionText[objection])
}

interface OwnLesson {
  kind: 'own'
  lesson: BatchLesson
  group: GroupFacts
}

/** The lesson with its group, or why the writer may not mark in it. */
function ownLesson(batch: MarkingBatch, lessonId: number): OwnLesson | Outcome<never> {
  const lesson = batch.lessons.get(lessonId)
  const group = lesson && batch.groups.get(lesson.group_id)
  if (!lesson || !group) return noLesson()
  return lesson.may_mark ? { kind: 'own', lesson, group } : notYourLesson()
}

/** A mark that another has put where the writer of a first one saw none. */
function concurrentMark(batch: MarkingBatch, input: ScoreInput): TrackedScore | null {
  if (!input.is_first) return null
  const standing = input.work_id
    ? scoreOfWork(batch, input.work_id, input.student_id)
    : scoresOfCell(batch, input.lesson_id, input.student_id).find(({ row }) => row.type === 'fo')
  return standing && standing.before !== null && standing.row.author_id !== batch.marker.personId ? standing : null
}

function addOrClash(
  batch: MarkingBatch,
  own: OwnLesson,
  input: ScoreInput,
  guard: ScoreResendGuard,
): Outcome<ScoreRow> {
  if (input.id !== undefined) return clash<ScoreRow>(null)
  const standing = concurrentMark(batch, input)
  if (standing) return matchesScoreInput(standing.row, input) ? done(standing) : clash(standing)
  const outcome = addScore(batch, own.lesson, own.group, input)
  if (outcome.kind === 'done' && outcome.tracked) guard.touch(outcome.tracked)
  return outcome
}

/** Sets or changes a mark in the batch. */
export function writeScore(batch: MarkingBatch, input: ScoreInput, guard: ScoreResendGuard): Outcome<ScoreRow> {
  const own = ownLesson(batch, input.lesson_id)
  if (own.kind !== 'own') return own
  const tracked = input.id === undefined ? batch.scoreByClient.get(input.client_id) : batch.scoreById.get(input.id)
  if (!tracked || (tracked.is_gone && input.id === undefined))
    return guard.isRemovedAlready(input.id) ? done<ScoreRow>(null) : addOrClash(batch, own, input, guard)
  const { row } = tracked
  if (row.lesson_id !== input.lesson_id || row.student_id !== input.student_id || row.type !== input.type)
    return refused('client_id', t`Под этим номером записана другая отметка`)
  if (tracked.is_gone) return clash<ScoreRow>(null)
  if (matchesScoreInput(row, input)) return done(tracked)
  if (guard.isStale(tracked, input.version, input.id === undefined))
    return guard.isStoredAlready(tracked) ? done(tracked) : clash(tracked)
  const outcome = changeScore(batch, own.lesson, own.group, input, tracked)
  if (outcome.kind === 'done') guard.touch(tracked)
  return outcome
}

/** Removes a mark from the batch; one that is gone already counts as done. */
export function removeScore(
  batch: MarkingBatch,
  step: { id: number; version?: number | undefined },
  guard: ScoreResendGuard,
): Outcome<ScoreRow> {
  const tracked = batch.scoreById.get(step.id)
  if (!tracked || tracked.is_gone) return done<ScoreRow>(null)
  const own = ownLesson(batch, tracked.row.lesson_id)
  if (own.kind !== 'own') return own
  if (guard.isStale(tracked, step.version, false)) return clash(tracked)
  const objection = objectionToLesson(batch, own.lesson, own.group, tracked)
  if (objection) return objection
  tracked.is_gone = true
  guard.touch(tracked)
  return done<ScoreRow>(null)
}
