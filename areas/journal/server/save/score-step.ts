import type { LessonScoreType } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import { refused, RowWriter, type Refused, type RowKind } from '#platform/server/steps/index.ts'
import type { Retake } from '../../contract/journal.ts'
import { lessonObjection, lessonObjectionText } from '../../rules/lesson-objection.ts'
import { scoreContext } from '../../rules/mark-context.ts'
import { retakeObjection, retakeObjectionText } from '../../rules/retake-objection.ts'
import { scoreObjection, scoreObjectionText, type ScoreObjection } from '../../rules/score-objection.ts'
import { FirstMarks } from './first-marks.ts'
import { lessonFor, lessonToWrite } from './lesson-context.ts'
import type { LessonOfGroup, MarkingBatch, ScoreRow, TrackedScore } from './marking-batch.ts'
import { retakeColumns, retakeOf, retakeOver } from './retakes.ts'

/** A mark as it should be. `comment`, `is_comment_internal` and `retake` undefined leave the present ones. */
export interface ScoreInput {
  client_id: string
  lesson_id: number
  student_id: number
  type: LessonScoreType
  value: number
  work_id?: number | null | undefined
  comment?: string | null | undefined
  is_comment_internal?: boolean | undefined
  retake?: Retake | null | undefined
  id?: number | undefined
  version?: number | undefined
  /** The writer saw no mark in the cell. */
  is_first?: boolean | undefined
}

const fieldOf: Partial<Record<ScoreObjection, string>> = {
  not_member: 'student_id',
  result_type: 'type',
  not_evaluated: 'type',
  fo_only: 'type',
  no_work: 'work_id',
  other_work: 'work_id',
  early_work: 'work_id',
  already_scored: 'work_id',
}

/** @param own the mark that is to become so; null for a new one */
function objectionTo(
  batch: MarkingBatch,
  found: LessonOfGroup,
  input: ScoreInput,
  own: TrackedScore | null,
): Refused | null {
  const { lesson, group } = found
  const planned = batch.works.get(input.work_id ?? 0)
  const work = planned?.group_id === group.id ? planned : undefined
  const absence = batch.misses.ofCell(lesson.id, input.student_id)
  const context = scoreContext(
    lessonFor(batch, found, input.student_id, work?.quarter_id),
    { mode: group.mode, fo_maximum: group.policy?.rules.fo_maximum ?? 0 },
    absence ? batch.kinds.get(absence.row.kind_id) : undefined,
    work === undefined
      ? null
      : {
          kind: work.kind,
          maximum: work.maximum,
          is_scored: ![null, own].includes(batch.scores.ofWork(work.id, input.student_id)),
          starts_on: group.quarters.find(({ id }) => id === work.quarter_id)?.start_date,
        },
  )
  const objection = scoreObjection({ type: input.type, value: input.value }, context, batch.validatedOn(lesson.date))
  return objection === null ? null : refused(fieldOf[objection] ?? 'value', scoreObjectionText[objection])
}

function objectionToLesson(batch: MarkingBatch, found: LessonOfGroup, row: ScoreRow): string | null {
  const quarterId = row.work_id === null ? undefined : batch.works.get(row.work_id)?.quarter_id
  const lesson = lessonFor(batch, found, row.student_id, quarterId)
  const objection = lessonObjection(lesson, batch.validatedOn(found.lesson.date))
  return objection && lessonObjectionText[objection]
}

const maximumOf = (batch: MarkingBatch, { group }: LessonOfGroup, input: ScoreInput): number =>
  (input.type === 'fo' ? group.policy?.rules.fo_maximum : batch.works.get(input.work_id ?? 0)?.maximum) ?? 0

/** @param before what is kept already, null of a new mark */
function objectionToRetake(
  batch: MarkingBatch,
  found: LessonOfGroup,
  { type, retake }: Pick<ScoreInput, 'type' | 'retake'>,
  { maximum, before }: { maximum: number; before: Retake | null },
): Refused | null {
  if (!retake) return null
  const { date } = found.lesson
  const may_retake = found.group.policy?.rules.retakes !== 'none'
  const mark = { is_of_work: type !== 'fo', maximum, date, former: before?.former ?? null, may_retake }
  const objection = retakeObjection(retake, mark, batch.validatedOn(date))
  return objection === null ? null : refused('retake', retakeObjectionText[objection])
}

function make(batch: MarkingBatch, input: ScoreInput, found: LessonOfGroup): NewScore | Refused {
  const maximum = maximumOf(batch, found, input)
  const objection =
    objectionTo(batch, found, input, null) ?? objectionToRetake(batch, found, input, { maximum, before: null })
  if (objection) return objection
  return {
    lesson_id: found.lesson.id,
    student_id: input.student_id,
    type: input.type,
    value: input.value,
    maximum,
    work_id: input.type === 'fo' ? null : (input.work_id ?? null),
    ...commentColumns({ comment: null, is_comment_internal: false }, input),
    ...retakeColumns(input.retake ?? null),
  }
}
type NewScore = Omit<ScoreRow, 'id' | 'version' | 'client_id' | 'author_id'>

/** @param isReturning the mark becomes what it was: its retake is the one that is kept of it */
function change(
  batch: MarkingBatch,
  given: ScoreInput,
  found: LessonOfGroup,
  tracked: TrackedScore,
  isReturning: boolean,
): Partial<ScoreRow> | Refused {
  const { type, work_id, value } = tracked.row
  const before = retakeOf(tracked.row)
  const retake = given.retake === undefined ? before : given.retake
  const input = { ...given, type, work_id, retake }
  const hasSameValue = input.value === value
  const maximum = hasSameValue ? tracked.row.maximum : maximumOf(batch, found, input)
  const closed = hasSameValue ? objectionToLesson(batch, found, tracked.row) : null
  const objection = hasSameValue ? closed && refused('value', closed) : objectionTo(batch, found, input, tracked)
  const refusal = objection ?? objectionToRetake(batch, found, input, { maximum, before })
  if (refusal) return refusal
  return {
    value: input.value,
    maximum,
    ...commentColumns(tracked.row, input),
    ...retakeColumns(retake && !isReturning ? retakeOver(retake, tracked.row) : retake),
  }
}

type CommentColumns = Pick<ScoreRow, 'comment' | 'is_comment_internal'>
/** What is not said stays; without a comment there is nothing to keep from the family. */
function commentColumns(present: CommentColumns, input: ScoreInput): CommentColumns {
  const comment = input.comment === undefined ? present.comment : input.comment
  const isInternal = input.is_comment_internal ?? present.is_comment_internal
  return { comment, is_comment_internal: comment !== null && isInternal }
}

/** What stood before it is not the writer's to say. */
const isSameRetake = (one: Retake | null, other: Retake | null): boolean => one?.on === other?.on
function matches(row: ScoreRow, input: ScoreInput): boolean {
  const { value, retake } = input
  const { comment, is_comment_internal } = commentColumns(row, input)
  return (
    row.value === value &&
    row.comment === comment &&
    row.is_comment_internal === is_comment_internal &&
    (retake === undefined || isSameRetake(retakeOf(row), retake))
  )
}

const scoreKind: Omit<RowKind<MarkingBatch, ScoreRow, ScoreInput, LessonOfGroup>, 'concurrent' | 'change'> = {
  rows: ({ scores }) => scores,
  placeToWrite: (batch, { lesson_id }) => lessonToWrite(batch, lesson_id),
  isInPlace: (row, input) =>
    row.lesson_id === input.lesson_id && row.student_id === input.student_id && row.type === input.type,
  otherPlace: () => t`Под этим номером записана другая отметка`,
  matches,
  make,
  placeToRemove: (batch, { lesson_id }) => lessonToWrite(batch, lesson_id),
  removalObjection: (batch, row, found) => objectionToLesson(batch, found, row),
}

export type ScoreWriter = RowWriter<MarkingBatch, ScoreRow, ScoreInput, LessonOfGroup>
/** Writes marks of a batch. @param isReturning they become what they were, as the history keeps it */
export function scoreWriter(batch: MarkingBatch, isReturning = false): ScoreWriter {
  const firstMarks = new FirstMarks<ScoreInput>(batch, matches)
  const kind: RowKind<MarkingBatch, ScoreRow, ScoreInput, LessonOfGroup> = {
    ...scoreKind,
    change: (board, given, found, tracked) => change(board, given, found, tracked, isReturning),
    concurrent: (_batch, input) => firstMarks.concurrent(input),
  }
  return new RowWriter(kind, batch)
}
