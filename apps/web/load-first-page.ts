import { later } from './later.ts'
import type { AppRouter } from './router.ts'
import { patienceMs } from './show-opening.ts'

/**
 * Until the first page is there, or shows that it is on its way: what the router tells after it is drawn is drawn at one go,
 * and keeps the page from answering for as long. Who goes elsewhere meanwhile is followed; afterwards what draws pages does that.
 */
export async function loadFirstPage(router: AppRouter): Promise<void> {
  const unfollow = router.history.subscribe(() => void router.load())
  const forget = router.subscribe('onRendered', () => {
    forget()
    unfollow()
  })
  await Promise.race([router.load(), later(patienceMs)])
}
