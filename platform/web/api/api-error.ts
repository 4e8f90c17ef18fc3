import type { Objection, Outage, RefusalCode, Unavailability } from '#platform/contract/problem.ts'
import { noteReadsOnly } from './server-state.ts'

/** A refused or failed call. `status` 0: no answer came. `detail` as the server said it: a sentence, objections or nothing. */
export class ApiError extends Error {
  readonly status: number
  readonly detail: unknown
  /** Of status 503: what the server lacks. */
  readonly reason: Unavailability
  /** Of a refusal that is shown in a way of its own. */
  readonly code: RefusalCode | undefined
  constructor(status: number, detail?: unknown, reason: Unavailability = 'busy', code?: RefusalCode) {
    super(typeof detail === 'string' ? detail : `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.code = code
    this.reason = reason
  }
}

/** The error of an answer that is none of what was asked for. @param body parsed, undefined where it is no JSON */
export function errorOf(status: number, body: unknown): ApiError {
  const { detail, reason, code } = (body ?? {}) as { detail?: unknown; code?: RefusalCode } & Outage
  if (reason === 'disk') noteReadsOnly(true)
  return new ApiError(status, detail, reason, code)
}

/** Whether a call ended because somebody gave it up: such an end is shown nowhere. */
export const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Whether the server could not take the call now, and will in a moment: it is busy, starting, or waits for its database. */
export const isBusy = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 503 && error.detail === undefined

/** The end of a call that has lost its reader, in the form that `fetch` gives it. */
export const cancelled = (): DOMException => new DOMException('The session has ended', 'AbortError')

/** The sentence of a refusal, where it bears one. */
export const sentenceOf = (error: unknown): string | null =>
  error instanceof ApiError && typeof error.detail === 'string' ? error.detail : null

const isObjection = (given: Partial<Objection> | null): given is Objection =>
  Array.isArray(given?.loc) && typeof given.msg === 'string' && typeof given.type === 'string'

/** The objections of a refusal to bad input; empty where it bears none. */
export function objectionsOf(error: unknown): Objection[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.detail)) return []
  return error.detail.filter(isObjection)
}
