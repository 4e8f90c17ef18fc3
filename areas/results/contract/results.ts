import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { bigId, BigIdParams, id, IdParams, text } from '#platform/contract/wire.ts'
import { PeriodResult, resultTypes } from '#areas/grading/contract/results.ts'
import { jrnPeriodResults } from './permissions.ts'

/** Sets a result; value null is «н/а». One that differs from the recommended needs a reason. */
export const setResult = endpoint({
  method: 'POST',
  path: '/api/journal/journal/group/{id}/result/',
  access: write(jrnPeriodResults),
  params: IdParams,
  body: z.strictObject({
    student_id: id,
    type: z.enum(resultTypes),
    quarter_id: z.optional(z.nullable(id)),
    half: z.optional(z.nullable(z.union([z.literal(1), z.literal(2)]))),
    value: z.nullable(z.int()),
    reason: z.optional(z.nullable(text(500))),
    version: z.optional(z.int()),
  }),
  response: PeriodResult,
  summary: 'Выставить итог периода',
})
/** Takes a set result back: the computed one stands again. */
export const removeResult = endpoint({
  method: 'DELETE',
  path: '/api/journal/journal/result/{id}',
  access: write(jrnPeriodResults),
  params: BigIdParams,
  response: z.object({ id: bigId }),
  summary: 'Снять выставленный итог',
})
/**
 * Sets the recommended result for all students of the group who have none set for the period, and for those named, whose own
 * one it replaces as it was seen.
 */
export const setRecommended = endpoint({
  method: 'POST',
  path: '/api/journal/journal/group/{id}/results/recommended/',
  access: write(jrnPeriodResults),
  params: IdParams,
  body: z.strictObject({
    type: z.enum(resultTypes),
    quarter_id: z.optional(z.nullable(id)),
    half: z.optional(z.nullable(z.union([z.literal(1), z.literal(2)]))),
    replace: z.optional(z.array(z.strictObject({ student_id: id, version: z.int() })).check(z.maxLength(200))),
  }),
  response: z.object({ items: z.array(PeriodResult) }),
  summary: 'Выставить рекомендованные итоги группе',
})
/**
 * Confirms a set result that differs from what its marks say by now: the value stays, in a closed period too, with the reason given.
 * 409 where it has changed since `version`, or does not differ.
 */
export const confirmResult = endpoint({
  method: 'POST',
  path: '/api/journal/journal/result/{id}/confirm/',
  access: write(jrnPeriodResults),
  params: BigIdParams,
  body: z.strictObject({ version: z.int(), reason: text(500) }),
  response: PeriodResult,
  summary: 'Подтвердить итог, который расходится с отметками',
})
