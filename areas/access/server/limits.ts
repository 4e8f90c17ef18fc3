import type { Limit } from './attempts.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { cookiesOf, type Http } from './cookies.ts'
import { knownDevice } from './known-device.ts'
import { hashOf } from './secrets.ts'

const maxPerAccount = 10
const maxPerAddress = 300

/** Failures from one address, whoever is meant: a school's network has one. */
export const addressLimit = (address: string): Limit => ({
  subject: `address:${address}`,
  max: maxPerAddress,
  minutes: 15,
  isClearedBySuccess: false,
})

/** Failures at one account under all its spellings, or on a device it knows. */
export const accountLimit = (accountId: number, device: string | null = null): Limit => ({
  subject: device === null ? `account:${accountId}` : `device:${accountId}:${device}`,
  max: maxPerAccount,
  minutes: 60,
  isClearedBySuccess: true,
})

/** Failures at a login that nobody has, counted alike; hashed, for people type passwords here too. */
export const strangerLimit = (alias: string): Limit => ({
  subject: `login:${hashOf(alias).toString('base64url')}`,
  max: maxPerAccount,
  minutes: 60,
  isClearedBySuccess: true,
})

/** Those of somebody signed in who proves who they are once more: strangers' guesses do not keep them from their own page. */
export const ownLimits = (context: AppContext, http: Http, accountId: number): Limit[] => [
  addressLimit(http.request.ip),
  accountLimit(accountId, knownDevice(context.secret, accountId, cookiesOf(context, http).device)),
]
