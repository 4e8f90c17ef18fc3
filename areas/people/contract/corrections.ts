import * as z from 'zod/mini'
import { family } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, idText, line } from '#platform/contract/wire.ts'
import { maintainsPeople } from './access.ts'

/** What a family may ask to put right. */
export const correctableFields = [
  'surname',
  'name',
  'patronymic',
  'iin',
  'birth_date',
  'phone',
  'email',
  'address',
] as const
export type CorrectableField = (typeof correctableFields)[number]
export const correctionStates = ['waiting', 'accepted', 'declined'] as const

const Named = z.object({ id, full_name: z.string() })
const Correction = z.object({
  id,
  person: Named,
  field: z.enum(correctableFields),
  value: z.string(),
  /** ISO 8601. */
  made_at: z.string(),
})
export const OwnCorrection = z.extend(Correction, { state: z.enum(correctionStates), answer: z.nullable(z.string()) })
export const WaitingCorrection = z.extend(Correction, {
  /** What stands there now; null too where the card masks it. */
  present: z.nullable(z.string()),
  proposed_by: z.string(),
})
export type WaitingCorrection = z.infer<typeof WaitingCorrection>

/** Of oneself or of a child whom one represents; a newer one of the same field takes the place of what waits. */
export const proposeCorrection = endpoint({
  method: 'POST',
  path: '/api/users/corrections/',
  access: family(),
  body: z.strictObject({ person_id: id, field: z.enum(correctableFields), value: line(300) }),
  response: z.object({ id }),
  summary: 'Предложить исправление своих данных или данных ребёнка',
})
/** Those that wait, of persons whose records the caller keeps, the oldest first; two hundred at most. */
export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/users/corrections/',
  access: maintainsPeople,
  query: z.strictObject({ person_id: z.optional(idText) }),
  response: z.object({ items: z.array(WaitingCorrection), /** How many wait in all. */ total: z.int() }),
  summary: 'Исправления, которых ждут семьи',
})
export const listOwnCorrections = endpoint({
  method: 'GET',
  path: '/api/users/me/corrections/',
  access: family(),
  response: z.object({ items: z.array(OwnCorrection) }),
  summary: 'Исправления, которые предложили вы',
})
/** Accepted, the value stands in the record; the family is told either way. */
export const answerCorrection = endpoint({
  method: 'POST',
  path: '/api/users/corrections/{id}/answer/',
  access: maintainsPeople,
  params: IdParams,
  body: z.strictObject({ is_accepted: z.boolean(), answer: z.nullable(line(500)) }),
  response: z.object({ id }),
  summary: 'Принять исправление или отклонить',
})
