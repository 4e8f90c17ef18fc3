import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { ChangedBy, clientId, outcomeFields, stepBlock } from '#platform/contract/steps.ts'
import { bigId, BigIdParams, id, IdParams, idText, isoDate, text } from '#platform/contract/wire.ts'
import { Miss, Score } from './journal.ts'
import { marksLessons } from './access.ts'

const comment = z.nullable(text(500))
/** Whether the comment is not for the family. */
const is_comment_internal = z.optional(z.boolean())
const value = z.int().check(z.minimum(0), z.maximum(100))
/** Of a СОР or СОЧ that is written again: what stood before, and the day of the retake; null takes it back. */
const retake = z.optional(z.nullable(z.strictObject({ former: value, on: isoDate })))

/** A new mark of a lesson. Another type than fo, sor, soch is refused by the rules with its own sentence. */
export const NewScore = z.strictObject({
  student_id: id,
  type: z._default(z.string().check(z.maxLength(20)), 'fo'),
  value,
  work_id: z.optional(id),
  comment: z.optional(comment),
  is_comment_internal,
  client_id: z.optional(clientId),
})
export const createScore = endpoint({
  method: 'POST',
  path: '/api/journal/journal/lesson/{id}/score/',
  access: marksLessons,
  params: BigIdParams,
  body: NewScore,
  response: Score,
  silent: true,
  summary: 'Поставить отметку за урок',
})
/** `version` is the one seen; a stale one is 409. Without it the present value is changed whatever it is. */
export const changeScore = endpoint({
  method: 'PATCH',
  path: '/api/journal/journal/lesson/score/{id}',
  access: marksLessons,
  params: BigIdParams,
  body: z.strictObject({
    value: z.optional(value),
    comment: z.optional(comment),
    is_comment_internal,
    retake,
    version: z.optional(z.int()),
  }),
  response: Score,
  silent: true,
  summary: 'Изменить отметку',
})
/** `version` is the one seen; a stale one is 409. */
const removed = z.strictObject({ version: z.optional(idText) })
export const removeScore = endpoint({
  method: 'DELETE',
  path: '/api/journal/journal/lesson/score/{id}',
  access: marksLessons,
  params: BigIdParams,
  query: removed,
  response: z.object({ id: bigId }),
  silent: true,
  summary: 'Удалить отметку',
})

export const NewMiss = z.strictObject({
  student_id: id,
  kind_id: id,
  minutes: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(240)))),
  reason: z.optional(z.nullable(text(500))),
  client_id: z.optional(clientId),
  version: z.optional(z.int()),
})
/**
 * Sets the one miss of a student on a lesson: a second call replaces the kind. `version` is the one seen, a stale one is 409;
 * without it whatever stands is replaced.
 */
export const createMiss = endpoint({
  method: 'POST',
  path: '/api/journal/journal/lesson/{id}/miss/',
  access: marksLessons,
  params: BigIdParams,
  body: NewMiss,
  response: Miss,
  silent: true,
  summary: 'Отметить пропуск',
})
export const removeMiss = endpoint({
  method: 'DELETE',
  path: '/api/journal/journal/lesson/miss/{id}',
  access: marksLessons,
  params: BigIdParams,
  query: removed,
  response: z.object({ id: bigId }),
  silent: true,
  summary: 'Убрать пропуск',
})

/** What was done at once in many cells, named by its device: in the history its blocks are one act. */
const act = z.optional(clientId)

/**
 * One step of a block. `client_id` names the mark or miss itself: the same step sent twice is stored once, and later
 * steps of the block may change what an earlier one made. `version` is the one seen; a stale one answers `conflict`.
 */
export const Step = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('score'),
    client_id: clientId,
    act,
    lesson_id: bigId,
    student_id: id,
    type: z.enum(['fo', 'sor', 'soch']),
    value,
    work_id: z.optional(z.nullable(id)),
    comment: z.optional(comment),
    is_comment_internal,
    retake,
    /** Absent for a new mark, the version seen for a change of the one with `id`. */
    id: z.optional(bigId),
    version: z.optional(z.int()),
    /**
     * A new mark of a cell that its device saw empty, others of the block there with it. What stands there by now, whoever put
     * it: the same is this mark, another is a clash.
     */
    is_first: z.optional(z.boolean()),
  }),
  z.strictObject({ do: z.literal('remove_score'), client_id: clientId, act, id: bigId, version: z.int() }),
  z.strictObject({
    do: z.literal('miss'),
    client_id: clientId,
    act,
    lesson_id: bigId,
    student_id: id,
    kind_id: id,
    minutes: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(240)))),
    reason: z.optional(z.nullable(text(500))),
    id: z.optional(bigId),
    version: z.optional(z.int()),
  }),
  z.strictObject({ do: z.literal('remove_miss'), client_id: clientId, act, id: bigId, version: z.int() }),
])
export type Step = z.infer<typeof Step>

/** What became of a step: done with the stored row, refused with the reason, or a clash with the present value. */
export const StepOutcome = z.object({
  ...outcomeFields(['done', 'refused', 'conflict']),
  score: z.optional(z.nullable(Score)),
  miss: z.optional(z.nullable(Miss)),
  /** At a conflict: who changed or removed it; null for an import. */
  by: z.optional(z.nullable(ChangedBy)),
})
export type StepOutcome = z.infer<typeof StepOutcome>
export const maxSteps = 2_000

/** Saves a block in order, each step checked by itself: what can stand is kept, what can't is answered with why. */
export const saveSteps = endpoint({
  method: 'POST',
  path: '/api/journal/journal/group/{id}/save/',
  access: marksLessons,
  params: IdParams,
  body: stepBlock(Step, maxSteps),
  response: z.object({ outcomes: z.array(StepOutcome) }),
  silent: true,
  summary: 'Сохранить отметки и пропуски блоком',
})
