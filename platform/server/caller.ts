import type { Rights } from '#platform/contract/access.ts'
import type { AccessRules } from './access-rules.ts'

/** Who calls: read from the access token at each request. */
export interface Caller extends Rights {
  /** The account, `user_id` of the token. */
  accountId: number
  /** The person of that account, where there is one. */
  personId: number | null
  sessionId: number
  /** That they have chosen; without one their browser's. */
  language?: string | undefined
  /** Seconds since the epoch at which the token ends. */
  expiresAt: number
  /** Of the house in which they call: what its areas say together of keys and scopes. */
  accessRules: AccessRules
}
