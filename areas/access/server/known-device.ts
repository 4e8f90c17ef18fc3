import { derived, randomToken } from './secrets.ts'

/**
 * A device on which an account has signed in before has failures of its own: others who guess at the account elsewhere
 * can't lock its owner out. The cookie proves the device and opens nothing.
 */
const proofOf = (secret: string, accountId: number, nonce: string) => derived(secret, 'device', `${accountId}.${nonce}`)

/** The nonce of a cookie made for this account, or null. */
export function knownDevice(secret: string, accountId: number, cookie: string | undefined): string | null {
  const [account, nonce, proof] = cookie?.split('.') ?? []
  if (account !== String(accountId) || nonce === undefined) return null
  return proof === proofOf(secret, accountId, nonce) ? nonce : null
}

export function deviceCookie(secret: string, accountId: number, nonce = randomToken()): string {
  return [accountId, nonce, proofOf(secret, accountId, nonce)].join('.')
}
