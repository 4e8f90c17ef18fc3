import * as z from 'zod/mini'
import { anyOf, inOwnName, self, signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { id, IdParams, idText, isoDate, line, text } from '#platform/contract/wire.ts'
import { readsDeputies, readsRoutes } from './access.ts'

const Named = z.object({ id, name: z.string() })
export const deputyStates = ['now', 'later', 'ended'] as const
export type DeputyState = (typeof deputyStates)[number]

/** Somebody stands in for a head: the first and the last day. */
export const Deputy = z.object({
  id,
  head: Named,
  deputy: Named,
  from: isoDate,
  to: isoDate,
  /** Null to who has no part in it. */
  reason: z.nullable(z.string()),
  named_by: z.nullable(z.string()),
  state: z.enum(deputyStates),
  /** Ended before its last day, by whom. */
  ended_by: z.nullable(z.string()),
  version: z.int(),
  may_change: z.boolean(),
})
export type Deputy = z.infer<typeof Deputy>

const sorts = ['from'] as const
/** Who replaces whom, the latest first; with `person` one's own or another's as head or deputy. */
export const listDeputies = endpoint({
  method: 'GET',
  path: '/api/documents/deputies/',
  access: anyOf(readsDeputies, readsRoutes),
  query: listQuery(sorts, { state: z.optional(z.enum(deputyStates)), person: z.optional(idText) }),
  response: z.extend(listOf(Deputy), {
    /** Whether the reader may name a deputy of the person asked about; without one, of anybody. */
    may_name: z.boolean(),
    today: isoDate,
  }),
  summary: 'Кто кого замещает: исполняющие обязанности',
})
/** By the head, or by who keeps the structure of the school. 409 where the head has one on these days. */
export const nameDeputy = endpoint({
  method: 'POST',
  path: '/api/documents/deputies/',
  access: inOwnName(signedIn()),
  body: z.strictObject({ head_id: id, deputy_id: id, from: isoDate, to: isoDate, reason: text(300) }),
  response: Deputy,
  summary: 'Назначить исполняющего обязанности',
})
/** Ends today, or takes back what has not begun. */
export const endDeputy = endpoint({
  method: 'POST',
  path: '/api/documents/deputies/{id}/end/',
  access: inOwnName(signedIn()),
  params: IdParams,
  body: z.strictObject({ seen: z.int() }),
  response: Deputy,
  summary: 'Закончить исполнение обязанностей раньше',
})
/** The staff by name, to be named as deciders, deputies, authors; twenty at most. */
export const findStaff = endpoint({
  method: 'GET',
  path: '/api/documents/staff/',
  access: anyOf(readsDeputies, readsRoutes),
  query: z.strictObject({ search: z._default(line(100, 0), ''), id: z.optional(idText) }),
  response: z.object({ items: z.array(Named) }),
  silent: true,
  summary: 'Найти сотрудника',
})
/** On whose behalf the reader acts today, and who acts on theirs. */
export const readOwnDeputies = endpoint({
  method: 'GET',
  path: '/api/documents/deputies/own/',
  access: self(),
  response: z.object({ acting_for: z.array(Deputy), replaced_by: z.array(Deputy) }),
  silent: true,
  summary: 'Кого замещаю я и кто замещает меня сегодня',
})
