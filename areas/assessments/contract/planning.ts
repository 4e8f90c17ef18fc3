import * as z from 'zod/mini'
import { anyOf, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Preview } from '#platform/contract/preview.ts'
import { bigId, id, IdParams, isoDate, text } from '#platform/contract/wire.ts'
import { crsAttestation } from '#areas/grading/contract/permissions.ts'
import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { readsWorksSchedule } from './access.ts'
import { workMaximum, workTitle } from './work-fields.ts'

const kind = z.enum(['sor', 'soch'])
/** A work of a group; `scores` students have marks for it. */
export const PlannedWork = z.object({
  id,
  quarter_id: id,
  kind,
  number: z.int(),
  title: z.string(),
  maximum: z.int(),
  lesson_id: z.nullable(bigId),
  date: z.nullable(isoDate),
  slot: z.nullable(z.int()),
  scores: z.int(),
  version: z.int(),
})
export type PlannedWork = z.infer<typeof PlannedWork>

const WorkRequest = z.object({
  id,
  quarter_id: id,
  action: z.enum(['add', 'remove']),
  kind,
  number: z.nullable(z.int()),
  title: z.string(),
  maximum: z.int(),
  reason: z.string(),
  state: z.enum(['waiting', 'accepted', 'declined', 'withdrawn']),
  asked_by: z.string(),
  answer: z.nullable(z.string()),
})
export type WorkRequest = z.infer<typeof WorkRequest>

export const GroupWorks = z.object({
  group: z.object({ id, title: z.string(), course: z.string() }),
  quarters: z.array(
    z.object({
      id,
      number: z.int(),
      title: z.string(),
      /** Its marks can't be changed any more, and its works neither. */
      is_closed: z.boolean(),
      /** Works that the line of the plan asks for; null: it has no template. */
      asked: z.nullable(z.object({ sor: z.int(), soch: z.int() })),
    }),
  ),
  works: z.array(PlannedWork),
  /** To which a work may be given: of the year, in order. */
  lessons: z.array(z.object({ id: bigId, quarter_id: id, date: isoDate, slot: z.int() })),
  /** The last ones and those that wait. */
  requests: z.array(WorkRequest),
  /** Whether the course has СОР and СОЧ by its mode. */
  has_works: z.boolean(),
  may_plan: z.boolean(),
  /** More and fewer works need no approval. */
  may_decide: z.boolean(),
})
export type GroupWorks = z.infer<typeof GroupWorks>

/** The plan of works of a group for who reads its journal; 404 for others. */
export const readGroupWorks = endpoint({
  method: 'GET',
  path: '/api/journal/works/group/{id}/',
  access: readsWorksSchedule,
  params: IdParams,
  response: GroupWorks,
  summary: 'План СОР и СОЧ группы',
})

const Change = z.strictObject({
  version: z.int().check(z.minimum(1)),
  lesson_id: z.optional(z.nullable(bigId)),
  title: z.optional(workTitle),
  maximum: z.optional(workMaximum),
})
const plans = anyOf(write(jrnJournal), write(crsAttestation))

/** Gives a work its lesson, another title or maximum. A stale `version` is 409; 422 where a rule forbids it. */
export const changeWork = endpoint({
  method: 'PATCH',
  path: '/api/journal/works/{id}',
  access: plans,
  params: IdParams,
  body: Change,
  response: PlannedWork,
  summary: 'Изменить работу группы: урок, тему, максимум',
})
/** Which planning rules it would break (grading §8): told, not forbidden. */
export const previewWork = endpoint({
  method: 'POST',
  path: '/api/journal/works/{id}/preview/',
  access: plans,
  params: IdParams,
  body: Change,
  response: Preview,
  summary: 'Какие правила планирования нарушит изменение работы',
})

/** More or fewer works than the template: made at once by who may decide, else asked for with a reason. */
export const askForWork = endpoint({
  method: 'POST',
  path: '/api/journal/works/group/{id}/requests/',
  access: plans,
  params: IdParams,
  body: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('add'),
      quarter_id: id,
      kind,
      title: workTitle,
      maximum: workMaximum,
      reason: text(500),
    }),
    z.strictObject({ action: z.literal('remove'), work_id: id, reason: text(500) }),
  ]),
  response: z.object({ state: z.enum(['waiting', 'accepted']) }),
  summary: 'Попросить добавить или убрать работу группы',
})
