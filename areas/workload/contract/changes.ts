import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Preview } from '#platform/contract/preview.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, queryDate } from '#platform/contract/wire.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'

/** More at once is no work of a person. */
export const maxActs = 1000
/** More teachers of a group do not take over from one. */
const maxSuccessors = 6
/** Of one group: no plan gives more. */
export const maxHoursOfGroup = 40
const isHalf = (hours: number) => Number.isInteger(hours * 2)

/** Hours a week, by halves. */
export const Hours = z
  .number()
  .check(
    z.minimum(0.5, { error: () => t`Не меньше 0,5 часа` }),
    z.maximum(maxHoursOfGroup, { error: () => t`Не больше ${maxHoursOfGroup} часов` }),
    z.refine(isHalf, { error: () => t`Часы пишут с шагом 0,5` }),
  )

/** An assignment as the page has seen it. */
const seen = { id, version: z.int().check(z.minimum(1)) }
const Successor = z.strictObject({ teacher_id: id, hours: Hours })

/**
 * What is done with the workload from a day on. `assign`: a teacher is given hours of a group, `to` the end of the year
 * where nothing is said. `hours`: the hours change. `end`: the group is taken away. `give`: it goes over to others.
 */
export const Act = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('assign'),
    group_id: id,
    teacher_id: id,
    hours: Hours,
    to: z.optional(z.nullable(queryDate)),
  }),
  z.strictObject({ kind: z.literal('hours'), ...seen, hours: Hours }),
  z.strictObject({ kind: z.literal('end'), ...seen }),
  z.strictObject({
    kind: z.literal('give'),
    ...seen,
    to: z.array(Successor).check(z.minLength(1), z.maxLength(maxSuccessors)),
  }),
])
export type Act = z.infer<typeof Act>

/** `from`: the first day on which it holds; what was before that day stays as it was. */
const Changes = z.strictObject({
  from: queryDate,
  acts: z.array(Act).check(z.minLength(1), z.maxLength(maxActs)),
})
export type Changes = z.infer<typeof Changes>

const keeps = write(crsWorkload)

/** All of it or nothing; `step_id` takes it back. */
export const changeWorkload = endpoint({
  method: 'POST',
  path: '/api/courses/workload/changes/',
  access: keeps,
  body: Changes,
  response: z.object({ step_id: id, count: z.int() }),
  summary: 'Назначить, изменить часы, снять или передать нагрузку с указанного дня',
})

/** `asks`: something ends, or is unusual: it is shown before it is done. */
export const previewWorkload = endpoint({
  method: 'POST',
  path: '/api/courses/workload/changes/preview/',
  access: keeps,
  reads: true,
  body: Changes,
  response: z.extend(Preview, { asks: z.boolean() }),
  summary: 'Что изменит назначение, снятие или передача нагрузки',
})
export type WorkloadPreview = z.infer<typeof previewWorkload.response>

/** One's own change of the last day, while nobody has touched what it left. */
export const undoWorkload = endpoint({
  method: 'POST',
  path: '/api/courses/workload/changes/{id}/undo/',
  access: keeps,
  params: IdParams,
  response: z.object({ count: z.int() }),
  summary: 'Отменить изменение нагрузки',
})
