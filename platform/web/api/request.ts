import type { AnyEndpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { ApiError, cancelled } from './api-error.ts'
import { withStep } from './requested-step.ts'
import { trackLoading } from './loading.ts'
import { freshToken, refresh } from './refresh.ts'
import { send } from './send.ts'
import { sessionToken } from './session.ts'
import { uuid } from './uuid.ts'

export interface RequestOptions {
  signal?: AbortSignal
  /** Of a write that may be sent again: the server answers the same key once. By default a new one. */
  idempotencyKey?: string
  /** Of a reading: under which the cache keeps its answer as it is. */
  cacheKey?: readonly unknown[]
}

async function sendSignedIn<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
  options: RequestOptions,
): Promise<Output<E>> {
  const token = await freshToken()
  if (token === undefined) throw cancelled()
  try {
    return await send(endpoint, input, { ...options, token })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    const renewed = await refresh()
    if (renewed === undefined) throw cancelled()
    return await send(endpoint, input, { ...options, token: renewed })
  }
}

/**
 * Calls the server. The token is renewed silently before and, once, after a 401; a session that has ended cancels the
 * call. Open calls go as they are, with the token if there is one. Where the server asks for a second step first, the person
 * is asked and the call sent again.
 */
export function request<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E> = {},
  options: RequestOptions = {},
): Promise<Output<E>> {
  const isWrite = endpoint.method !== 'GET'
  const sending = isWrite ? { idempotencyKey: uuid(), ...options } : options
  const act = () =>
    endpoint.access.kind === 'open'
      ? // not before those beside it that wait for a token: they share a request
        Promise.resolve().then(() => send(endpoint, input, { ...sending, token: sessionToken() }))
      : sendSignedIn(endpoint, input, sending)
  // a person thinks longer than a call runs: the bar shows the call alone
  return withStep(() => (isWrite && !endpoint.silent ? trackLoading(act) : act()), endpoint.silent)
}
