import * as z from 'zod/mini'
import { inOwnName, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { bigId, BigIdParams, flagText } from '#platform/contract/wire.ts'

export const letterStates = ['queued', 'sent', 'failed', 'cancelled'] as const
export type LetterState = (typeof letterStates)[number]
/** Why a letter did not arrive, or was not tried further. */
export const letterFailures = [
  'no_address',
  'account_closed',
  'refused',
  'file_gone',
  'unreachable',
  'restored',
] as const
export type LetterFailure = (typeof letterFailures)[number]

/** A letter as whoever sent it sees it: not what it says. */
export const SentLetter = z.object({
  id: bigId,
  subject: z.string(),
  /** The person written to; null of a bare address. */
  recipient: z.nullable(z.string()),
  /** Where it went or goes; null where nobody knows one. */
  address: z.nullable(z.string()),
  /** Null: the school itself. */
  sender: z.nullable(z.string()),
  state: z.enum(letterStates),
  queued_at: z.string(),
  sent_at: z.nullable(z.string()),
  /** Of one that waits: when it is tried again. */
  next_try_at: z.nullable(z.string()),
  tries: z.int(),
  /** Why it was not sent, in words, with what the mail server said. */
  reason: z.nullable(z.string()),
  files: z.int(),
  /** Whether the reader may send it again, or take it back. */
  may_change: z.boolean(),
})
export type SentLetter = z.infer<typeof SentLetter>

/** Letters that the reader has sent; all of the school for who reads accounts. The newest first. */
export const listLetters = endpoint({
  method: 'GET',
  path: '/api/admin/letters/',
  access: self(),
  query: listQuery(['newest'], { state: z.optional(z.enum(letterStates)), mine: z.optional(flagText) }),
  response: listOf(SentLetter),
  summary: 'Письма: свои отправленные, с правом на учётные записи — все',
})
/** Sends once more what has failed or was cancelled. 409 for any other one. */
export const retryLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/{id}/retry/',
  access: inOwnName(self()),
  params: BigIdParams,
  response: z.object({ id: bigId }),
  summary: 'Отправить письмо ещё раз',
})
/** Takes back a letter that still waits. 409 for any other one. */
export const cancelLetter = endpoint({
  method: 'POST',
  path: '/api/admin/letters/{id}/cancel/',
  access: inOwnName(self()),
  params: BigIdParams,
  response: z.object({ id: bigId }),
  summary: 'Не отправлять письмо',
})
