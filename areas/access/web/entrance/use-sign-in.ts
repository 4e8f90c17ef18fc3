import { useSearch } from '@tanstack/react-router'
import { forgetLeaving } from '#platform/web/api/leaving.ts'
import { publishToTabs } from '#platform/web/api/session-channel.ts'
import { safeNext } from '#platform/web/guards.ts'

/** What follows a successful sign-in: the page that was asked for is loaded, with the cookies that have come. */
export function useSignedIn(): () => void {
  const { next }: { next?: unknown } = useSearch({ strict: false })
  return () => {
    // the session that was left without a network has been replaced by this one
    forgetLeaving()
    publishToTabs('changed')
    window.location.assign(safeNext(next))
  }
}
