import { accountRoom } from '#platform/contract/realtime.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { rightsChanged } from '../../contract/rights-events.ts'

/** The sessions of these accounts renew their tokens at once; who is not connected, at the next renewal. */
export function publishRights(publish: Publish, accountIds: readonly number[]): void {
  if (accountIds.length > 0) publish(accountIds.map(accountRoom), rightsChanged, {})
}
