import type { AnyEndpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { ApiError, cancelled, errorOf } from './api-error.ts'
import { freshToken } from './refresh.ts'
import { addressOf, bodyOf, headersOf } from './send.ts'

interface Uploading {
  signal: AbortSignal
  /** Hears how many of the bytes have gone, 0 to 1. */
  onProgress: (share: number) => void
}

const messageFrom = (http: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(http.responseText)
  } catch {
    return undefined
  }
}

/** Sends a form with a file and tells how far it has come, which `fetch` can't; its failures are those of `request`. */
export async function upload<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, onProgress }: Uploading,
): Promise<Output<E>> {
  const token = await freshToken()
  if (token === undefined || signal.aborted) throw cancelled()
  const body = bodyOf(endpoint, input.body) as FormData
  return new Promise((resolve, reject) => {
    const http = new XMLHttpRequest()
    http.open(endpoint.method, addressOf(endpoint, input))
    for (const [name, value] of headersOf(endpoint, body, { token })) http.setRequestHeader(name, value)
    http.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    http.addEventListener('load', () => {
      const message = messageFrom(http)
      if (http.status >= 200 && http.status < 300) resolve(message as Output<E>)
      else reject(errorOf(http.status, message))
    })
    http.addEventListener('error', () => reject(new ApiError(0)))
    http.addEventListener('abort', () => reject(cancelled()))
    signal.addEventListener('abort', () => http.abort(), { once: true })
    http.send(body)
  })
}
