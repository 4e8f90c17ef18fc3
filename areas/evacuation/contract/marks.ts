import * as z from 'zod/mini'
import { anyOf, read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { clientId, outcomeFields, stepBlock } from '#platform/contract/steps.ts'
import { flagText, id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { markedKinds, markStatuses } from '../rules/words.ts'
import { evaEvacuation, evaMark, evaResults } from './permissions.ts'

/** The staff mark those whom they collect; who may start an evacuation marks anybody. */
const marking = anyOf(write(evaMark), write(evaEvacuation))
export const seeing = anyOf(read(evaMark), read(evaEvacuation), read(evaResults))
/** An instant, ISO 8601 with its zone. */
export const instantText = z.iso.datetime({ offset: true })
const status = z.enum(markStatuses)
const note = text(300, 0)

/** Two people said different things of one person within a minute: what the other one says. */
const Clash = z.object({ status, by_name: z.string(), at: z.string() })

export const Mark = z.object({
  id,
  evacuation_id: id,
  unit_id: id,
  /** The person; null of a guest and of who was added by name. */
  user_id: z.nullable(id),
  name: z.string(),
  kind: z.enum(markedKinds),
  class_title: z.nullable(z.string()),
  /** Signed links for an hour or two. */
  photo: z.nullable(z.string()),
  photo_large: z.nullable(z.string()),
  /** Where the person was by the timetable at the start: lesson, room, teacher. */
  last_place: z.string(),
  status,
  note: z.string(),
  /** True time of the tap; null as long as nobody has tapped. */
  tapped_at: z.nullable(z.string()),
  marked_by_name: z.nullable(z.string()),
  clash: z.nullable(Clash),
  /** Grows with every step that shows. */
  version: z.int(),
})
export type Mark = z.infer<typeof Mark>

/** Marks of the running evacuation, or of `evacuation_id`: the caller's own lists, or all that the caller may see. */
export const listMarks = endpoint({
  method: 'GET',
  path: '/api/evacuation/marks/',
  access: seeing,
  query: z.strictObject({
    evacuation_id: z.optional(idText),
    unit_id: z.optional(idText),
    own: z._default(flagText, true),
  }),
  response: z.object({ items: z.array(Mark) }),
  hot: true,
  byColumns: ['items'],
  silent: true,
  summary: 'Отметки: свои списки или все доступные',
  urgent: true,
})

export const NewMark = z.strictObject({
  client_id: clientId,
  unit_id: id,
  name: text(150),
  kind: z._default(z.enum(markedKinds), 'guest'),
  status: z._default(status, 'present'),
  note: z._default(note, ''),
  tapped_at: instantText,
})
export type NewMark = z.infer<typeof NewMark>
/** Adds people whom no list knew; the same `client_id` again is the same mark. */
export const createMarks = endpoint({
  method: 'POST',
  path: '/api/evacuation/marks/bulk/',
  access: marking,
  body: z.strictObject({ marks: z.array(NewMark).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ items: z.array(Mark) }),
  silent: true,
  summary: 'Добавить в список людей, которых в нём не было',
  urgent: true,
})

/** A tap: a status, a move to another list, or both. Undo is a tap of its own with what stood before. */
export const MarkStep = z.strictObject({
  client_id: clientId,
  mark_id: id,
  status: z.optional(status),
  unit_id: z.optional(id),
  note: z.optional(note),
  /** Of the device, moved by its offset to the server's clock (see `now` of in_progress). */
  tapped_at: instantText,
})
export type MarkStep = z.infer<typeof MarkStep>
export const maxSteps = 500

/**
 * What became of a step: done (it shows), superseded (kept, but a later tap shows), refused with the reason (nothing
 * kept). The same `client_id` again answers as before. `mark` is what shows now, where the caller may see it.
 */
export const StepOutcome = z.object({
  ...outcomeFields(['done', 'superseded', 'refused']),
  mark: z.optional(Mark),
})
export type StepOutcome = z.infer<typeof StepOutcome>

export const saveMarks = endpoint({
  method: 'PATCH',
  path: '/api/evacuation/marks/bulk/',
  access: marking,
  body: stepBlock(MarkStep, maxSteps),
  response: z.object({ outcomes: z.array(StepOutcome) }),
  silent: true,
  summary: 'Отметить людей: каждый шаг судится сам',
  urgent: true,
})

/** For programs of others: the pages send their taps through the queue of the bulk call. Without `tapped_at` the tap is now. */
export const changeMark = endpoint({
  method: 'PATCH',
  path: '/api/evacuation/marks/{id}',
  access: marking,
  params: IdParams,
  body: z.strictObject({
    status,
    note: z.optional(note),
    client_id: z.optional(clientId),
    tapped_at: z.optional(instantText),
  }),
  response: Mark,
  silent: true,
  summary: 'Отметить одного человека',
  urgent: true,
})

export const KeptStep = z.object({
  id,
  action: z.enum(['status', 'move']),
  status: z.nullable(status),
  unit_title: z.nullable(z.string()),
  note: z.nullable(z.string()),
  tapped_at: z.string(),
  received_at: z.string(),
  by_name: z.nullable(z.string()),
  is_superseded: z.boolean(),
})
export type KeptStep = z.infer<typeof KeptStep>
/** All taps of a mark, the latest first, with those that a later one had superseded. */
export const readMarkSteps = endpoint({
  method: 'GET',
  path: '/api/evacuation/marks/{id}/steps/',
  access: seeing,
  params: IdParams,
  response: z.object({ items: z.array(KeptStep) }),
  summary: 'История отметки человека',
  urgent: true,
})
