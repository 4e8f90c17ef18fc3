import type { AnyRouter } from '@tanstack/react-router'
import { OpeningPage } from './layouts/opening-page.tsx'

/** So long the first page may be on its way before it is said, milliseconds. */
export const patienceMs = 1_500

/**
 * Shows that the first page is on its way, or needs the network. From then on the page before stands until the next one has
 * come, with all that is typed into it.
 */
export function showOpening(router: AnyRouter): void {
  router.update({
    ...router.options,
    defaultPendingComponent: OpeningPage,
    defaultPendingMs: patienceMs,
    defaultPendingMinMs: 0,
  })
  const forget = router.subscribe('onResolved', () => {
    forget()
    router.update({ ...router.options, defaultPendingMs: Infinity })
  })
}
