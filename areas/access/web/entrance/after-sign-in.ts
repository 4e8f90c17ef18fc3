import { forgetLeaving } from '#platform/web/api/leaving.ts'
import { publishToTabs } from '#platform/web/api/session-channel.ts'
import { safeNext } from '#platform/web/guards.ts'
import { parseSearch } from '#platform/web/search-text.ts'

/** What follows a successful sign-in: the page that was asked for is loaded, with the cookies that have come. */
export function afterSignIn(): void {
  // the session that was left without a network has been replaced by this one
  forgetLeaving()
  publishToTabs('changed')
  window.location.assign(safeNext(parseSearch(window.location.search)['next']))
}
