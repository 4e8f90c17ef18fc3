import { refresh } from '#platform/web/api/refresh.ts'
import { currentSession, onSessionChange } from '#platform/web/api/session.ts'
import { listen } from '#platform/web/realtime/realtime.ts'
import { rightsChanged } from '../../contract/rights-events.ts'

/**
 * Renews the token as soon as one's rights have changed; without a network the next renewal does. Begins with the first
 * session: for a stranger, who reads a document's page, there is nothing to hear.
 */
export function watchRights(): void {
  let isWatching = false
  const begin = () => {
    if (isWatching || currentSession() === null) return
    isWatching = true
    listen(rightsChanged, () => void refresh().catch(() => undefined))
  }
  onSessionChange(begin)
  begin()
}
