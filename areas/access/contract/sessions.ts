import * as z from 'zod/mini'
import { inOwnName, self, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { bigId, BigIdParams, id, IdParams, text } from '#platform/contract/wire.ts'
import { pasUsers } from './permissions.ts'

/** A session of one's own; `impersonated_by` names who acted in one's place. */
const OwnSession = z.object({
  id: bigId,
  client: z.int(),
  device: z.string(),
  address: z.nullable(z.string()),
  started_at: z.string(),
  seen_at: z.string(),
  ended_at: z.nullable(z.string()),
  is_current: z.boolean(),
  impersonated_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type OwnSession = z.infer<typeof OwnSession>

/** Those alive, and for a month those in which somebody else acted. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/admin/users/sessions',
  access: self(),
  response: z.object({ items: z.array(OwnSession) }),
  summary: 'Свои входы',
})
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/sessions/{id}',
  access: inOwnName(self()),
  params: BigIdParams,
  response: z.object({}),
  summary: 'Закончить один из своих входов',
})
/** This session included. */
export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/sessions',
  access: inOwnName(self()),
  response: z.object({}),
  summary: 'Выйти везде',
})
const Account = z.object({ id, status: z.enum(['active', 'blocked']) })
/** Blocking ends all sessions at once; its reason is kept with the account until it is unblocked. */
export const changeAccount = endpoint({
  method: 'PATCH',
  path: '/api/admin/accounts/{id}',
  access: inOwnName(write(pasUsers)),
  params: IdParams,
  body: z.strictObject({ status: z.enum(['active', 'blocked']), reason: z.optional(text(500)) }),
  response: Account,
  summary: 'Заблокировать или разблокировать учётную запись',
})
