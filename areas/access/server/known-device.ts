import { derived, randomToken } from './secrets.ts'

/** People who share a computer do not put each other's devices out. */
const maxAccounts = 5
const between = '~'

/**
 * A device on which an account has signed in before has failures of its own: others who guess at the account elsewhere
 * can't lock its owner out. The cookie proves the device for the accounts used last, and opens nothing.
 */
const proofOf = (secret: string, accountId: number, nonce: string) => derived(secret, 'device', `${accountId}.${nonce}`)

const entriesOf = (cookie: string | undefined): string[] => (cookie ? cookie.split(between) : [])
const isOf = (entry: string, accountId: number) => entry.startsWith(`${accountId}.`)

/** The nonce of a cookie made for this account, or null. */
export function knownDevice(secret: string, accountId: number, cookie: string | undefined): string | null {
  const [, nonce, proof] =
    entriesOf(cookie)
      .find((entry) => isOf(entry, accountId))
      ?.split('.') ?? []
  if (nonce === undefined) return null
  return proof === proofOf(secret, accountId, nonce) ? nonce : null
}

/** The cookie with this account first; of the others those that were used last. */
export function deviceCookie(secret: string, accountId: number, before: string | undefined): string {
  const nonce = knownDevice(secret, accountId, before) ?? randomToken()
  const others = entriesOf(before).filter((entry) => !isOf(entry, accountId))
  return [[accountId, nonce, proofOf(secret, accountId, nonce)].join('.'), ...others]
    .slice(0, maxAccounts)
    .join(between)
}
