import * as z from 'zod/mini'
import { inOwnName, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, text } from '#platform/contract/wire.ts'
import { audienceKinds } from '../rules/words.ts'
import { clientId } from '#platform/contract/steps.ts'
import { evaEvacuation } from './permissions.ts'
import { boardAccess } from './access.ts'

export const ParentMessage = z.object({
  id,
  text: z.string(),
  audience: z.enum(audienceKinds),
  sent_at: z.string(),
  sent_by_name: z.nullable(z.string()),
  /** Accounts that were notified, and how many of them have read it. */
  recipients: z.int(),
  read: z.int(),
})
export type ParentMessage = z.infer<typeof ParentMessage>

const Audience = z.object({
  students: z.int(),
  accounts: z.int(),
  /** Students of whom no representative has an account. */
  unreached: z.int(),
})
export type Audience = z.infer<typeof Audience>

/** The latest first; `audience` is whom the next one would reach: legal representatives of the students on the lists. */
export const listParentMessages = endpoint({
  method: 'GET',
  path: '/api/evacuation/evacuations/{id}/parent_messages/',
  access: boardAccess,
  params: IdParams,
  response: z.object({
    items: z.array(ParentMessage),
    audience: z.object({ here: Audience, all: Audience }),
  }),
  silent: true,
  summary: 'Что школа сообщила родителям об эвакуации и кого достигнет новое сообщение',
  urgent: true,
})

/** Of the running evacuation, and a day after its end. The same `client_id` again is the same message. */
export const sendParentMessage = endpoint({
  method: 'POST',
  path: '/api/evacuation/evacuations/{id}/parent_messages/',
  access: inOwnName(write(evaEvacuation)),
  params: IdParams,
  body: z.strictObject({ client_id: clientId, text: text(1000), audience: z._default(z.enum(audienceKinds), 'here') }),
  response: ParentMessage,
  summary: 'Сообщить родителям детей, стоящих в списках',
  urgent: true,
})
