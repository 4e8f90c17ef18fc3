import * as z from 'zod/mini'
import { family } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { id, IdParams, idText, isoDate, text } from '#platform/contract/wire.ts'
import { absenceStates } from '../rules/absence-reason.ts'
import { answersAbsences, readsAbsenceReasons } from './access.ts'

const Kind = z.object({ id, letter: z.string(), title: z.string() })
const slot = z.int().check(z.minimum(0), z.maximum(20))

/** Why a student was or will be absent, as the family has it; `first_slot` and `last_slot` are null for whole days. */
export const AbsenceReason = z.object({
  id,
  student: z.object({ id, full_name: z.string(), class_title: z.nullable(z.string()) }),
  kind: Kind,
  date_from: isoDate,
  date_to: isoDate,
  first_slot: z.nullable(z.int()),
  last_slot: z.nullable(z.int()),
  text: z.string(),
  state: z.enum(absenceStates),
  given_by: z.string(),
  made_at: z.string(),
  answer: z.nullable(z.string()),
  answered_by: z.nullable(z.string()),
  /** Missed lessons that stand in the journals on these days. */
  misses: z.int(),
})
export type AbsenceReason = z.infer<typeof AbsenceReason>

/** Reasons that were submitted for one child of the caller, the newest first, and recent misses that have none. */
export const readOwnAbsences = endpoint({
  method: 'GET',
  path: '/api/journal/absence-reasons/own/',
  access: family(),
  query: z.strictObject({ student: idText }),
  response: z.object({
    today: isoDate,
    kinds: z.array(Kind),
    items: z.array(AbsenceReason),
    /** Days on which lessons were missed and for which nobody has submitted a reason, the latest first. */
    unexplained: z.array(z.object({ date: isoDate, slots: z.array(z.int()) })),
  }),
  summary: 'Причины отсутствия ребёнка и пропуски без причины',
})

export const NewAbsenceReason = z.strictObject({
  student_id: id,
  kind_id: id,
  date_from: isoDate,
  date_to: isoDate,
  first_slot: z.optional(z.nullable(slot)),
  last_slot: z.optional(z.nullable(slot)),
  text: text(500),
})
/** A parent submits why a child was or will be absent; the class teacher is notified. */
export const submitAbsenceReason = endpoint({
  method: 'POST',
  path: '/api/journal/absence-reasons/',
  access: family(),
  body: NewAbsenceReason,
  response: z.object({ id }),
  summary: 'Сообщить причину отсутствия ребёнка',
})
/** Withdraws a reason that nobody has answered, or an accepted one before its first day; it stays in the list. */
export const withdrawAbsenceReason = endpoint({
  method: 'DELETE',
  path: '/api/journal/absence-reasons/{id}',
  access: family(),
  params: IdParams,
  response: z.object({ id }),
  summary: 'Отозвать причину отсутствия',
})

const sorts = ['waiting', 'student', 'date'] as const
const filters = { state: z.optional(z.enum(absenceStates)), class_id: z.optional(idText) }

/** Reasons of the classes that the caller leads or curates, of all classes with jrn_full_filter; unanswered ones first. */
export const listAbsenceReasons = endpoint({
  method: 'GET',
  path: '/api/journal/absence-reasons/',
  access: readsAbsenceReasons,
  query: listQuery(sorts, filters),
  response: listOf(z.extend(AbsenceReason, { may_answer: z.boolean() })),
  hot: true,
  summary: 'Причины отсутствия, о которых сообщили семьи',
})
export const exportAbsenceReasons = exportOf({
  path: '/api/journal/absence-reasons/export/',
  access: readsAbsenceReasons,
  sorts,
  filters,
  columns: ['student', 'class', 'date', 'misses', 'kind', 'text', 'given_by', 'state', 'answer'],
  summary: 'Причины отсутствия, о которых сообщили семьи, в XLSX',
})
/** The class teacher's answer. An accepted reason gives its kind to the misses of these lessons, in open periods. */
export const answerAbsenceReason = endpoint({
  method: 'POST',
  path: '/api/journal/absence-reasons/{id}/answer/',
  access: answersAbsences,
  params: IdParams,
  body: z.strictObject({ is_accepted: z.boolean(), answer: z.optional(z.nullable(text(500))) }),
  response: z.object({
    id,
    /** How many misses have the kind and the reason now, and how many stay as they were because their period is closed. */
    changed: z.int(),
    kept: z.int(),
  }),
  summary: 'Принять или отклонить причину отсутствия',
})
