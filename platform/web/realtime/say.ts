import type { AnyEndpoint, Input } from '#platform/contract/endpoint.ts'
import { freshToken } from '../api/refresh.ts'
import { request } from '../api/request.ts'
import { opened } from './realtime.ts'

/** So long a connection may take before what is to be said is sent by itself. */
const patienceMs = 10_000

/**
 * Says a call that is `said`: through the connection as soon as it stands, so that it is no request of its own; by itself where none
 * comes, and at once where the page is left. Its failures are nobody's concern.
 */
export function say<E extends AnyEndpoint>(endpoint: E, input: Input<E>): void {
  let isSaid = false
  const once = (act: () => Promise<unknown>) => {
    if (isSaid) return
    isSaid = true
    clearTimeout(timer)
    window.removeEventListener('pagehide', alone)
    act().catch(() => undefined)
  }
  const alone = () => once(() => request(endpoint, input))
  const timer = setTimeout(alone, patienceMs)
  window.addEventListener('pagehide', alone)
  void opened().then((io) => {
    const speak = () =>
      once(async () => {
        const token = await freshToken()
        if (token !== undefined) io.emit('say', { path: endpoint.path, token, body: input.body })
      })
    if (io.connected) speak()
    else io.once('connect', speak)
  })
}
