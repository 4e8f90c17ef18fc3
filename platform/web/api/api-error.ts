import { Objection } from '#platform/contract/problem.ts'

/** A refused or failed call. `status` 0: no answer came. `detail` as the server said it: a sentence, objections or nothing. */
export class ApiError extends Error {
  readonly status: number
  readonly detail: unknown
  /** Of a refusal that is shown in a way of its own (`refusalCodes` of the contract). */
  readonly code: string | undefined
  constructor(status: number, detail?: unknown, code?: string) {
    super(typeof detail === 'string' ? detail : `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.code = code
  }
}

/** Whether a call ended because somebody gave it up: such an end is shown nowhere. */
export const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Whether the server could not take the call now, and will in a moment: it is busy, starting, or waits for its database. */
export const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 503 && error.detail === undefined

/** The end of a call that has lost its reader, in the form that `fetch` gives it. */
export const cancelled = (): DOMException => new DOMException('The session has ended', 'AbortError')

/** The sentence of a refusal, where it bears one. */
export const sentenceOf = (error: unknown): string | null =>
  error instanceof ApiError && typeof error.detail === 'string' ? error.detail : null

/** The objections of a refusal to bad input; empty where it bears none. */
export function objectionsOf(error: unknown): Objection[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.detail)) return []
  return error.detail.flatMap((one) => {
    const parsed = Objection.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
}
