import { randomBytes } from 'node:crypto'

const nonces = new WeakMap<object, string>()
/** One nonce for a raw request: the header and the page that is sent with it agree. */
export function nonceOf(rawRequest: object): string {
  const known = nonces.get(rawRequest)
  if (known !== undefined) return known
  const fresh = randomBytes(16).toString('base64')
  nonces.set(rawRequest, fresh)
  return fresh
}
