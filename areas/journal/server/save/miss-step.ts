import { t } from '#platform/contract/text.ts'
import { refused, RowWriter, type Refused, type RowKind } from '#platform/server/steps/index.ts'
import { lessonObjection, lessonObjectionText } from '../../rules/lesson-objection.ts'
import { missContext, settableKind } from '../../rules/mark-context.ts'
import { missObjection, missObjectionText, type MissObjection } from '../../rules/miss-objection.ts'
import { lessonFor, lessonToWrite, notYourLesson } from './lesson-context.ts'
import type { LessonOfGroup, MarkingBatch, MissRow, TrackedMiss } from './marking-batch.ts'

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

const fieldOf: Partial<Record<MissObjection, string>> = {
  not_member: 'student_id',
  no_minutes: 'minutes',
  minutes: 'minutes',
}

const matches = (row: MissRow, { kind_id, minutes, reason }: MissInput): boolean =>
  row.kind_id === kind_id &&
  (minutes === undefined || row.minutes === minutes) &&
  (reason === undefined || row.reason === reason)

/** @param standing the kind that stands there now */
function objectionTo(
  batch: MarkingBatch,
  found: LessonOfGroup,
  input: MissInput,
  minutes: number | null,
  standing: number | null,
): Refused | null {
  const { lesson } = found
  const kind = batch.kinds.get(input.kind_id)
  if (!kind) return refused('kind_id', t`Такого вида пропуска нет`)
  const hasFo = batch.scores.ofCell(lesson.id, input.student_id).some(({ row }) => row.type === 'fo')
  const context = missContext(lessonFor(batch, found, input.student_id), lesson, hasFo)
  const miss = { kind: settableKind(kind, standing), minutes }
  const objection = missObjection(miss, context, batch.validatedOn(lesson.date))
  return objection === null ? null : refused(fieldOf[objection] ?? 'kind_id', missObjectionText[objection])
}

function change(
  batch: MarkingBatch,
  input: MissInput,
  found: LessonOfGroup,
  { row }: TrackedMiss,
): Partial<MissRow> | Refused {
  const takesMinutes = batch.kinds.get(input.kind_id)?.takes_minutes ?? false
  const minutes = input.minutes === undefined ? (takesMinutes ? row.minutes : null) : input.minutes
  // a class teacher corrects kind and reason, how late one came stays the lesson's teacher's word
  if (!found.lesson.may_mark && minutes !== null && minutes !== row.minutes) return notYourLesson()
  const objection = objectionTo(batch, found, input, minutes, row.kind_id)
  if (objection) return objection
  return { kind_id: input.kind_id, minutes, reason: input.reason === undefined ? row.reason : input.reason }
}

const missKind: RowKind<MarkingBatch, MissRow, MissInput, LessonOfGroup> = {
  rows: ({ misses }) => misses,
  standing: ({ misses }, { lesson_id, student_id }) => misses.ofCell(lesson_id, student_id),
  placeToWrite: (batch, { lesson_id }, tracked) =>
    lessonToWrite(batch, lesson_id, tracked !== undefined && !tracked.is_gone && tracked.row.may_correct),
  isInPlace: (row, input) => row.lesson_id === input.lesson_id && row.student_id === input.student_id,
  otherPlace: () => t`Под этим номером записан другой пропуск`,
  matches,
  concurrent: ({ misses }, { lesson_id, student_id }) => misses.ofCell(lesson_id, student_id),
  make: (batch, input, found) =>
    objectionTo(batch, found, input, input.minutes ?? null, null) ?? {
      lesson_id: found.lesson.id,
      student_id: input.student_id,
      kind_id: input.kind_id,
      minutes: input.minutes ?? null,
      reason: input.reason ?? null,
      may_correct: false,
    },
  change,
  placeToRemove: (batch, { lesson_id }) => lessonToWrite(batch, lesson_id),
  removalObjection: (batch, row, found) => {
    const objection = lessonObjection(lessonFor(batch, found, row.student_id), batch.validatedOn(found.lesson.date))
    return objection && lessonObjectionText[objection]
  },
}

export type MissWriter = RowWriter<MarkingBatch, MissRow, MissInput, LessonOfGroup>
/** Writes misses of a batch. */
export const missWriter = (batch: MarkingBatch): MissWriter => new RowWriter(missKind, batch)
