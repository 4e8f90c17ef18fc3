import { i18n } from '@lingui/core'
import { resetDenied } from '#platform/web/api/catalogue.ts'
import { currentSession } from '#platform/web/api/session.ts'
import { documentTitle } from '#platform/web/document-title.ts'
import type { Page } from '#platform/web/routes.ts'
import { router } from './router.tsx'

interface Place {
  page: Page
  path: string
}
const placeOf = (matches: readonly { staticData: { page?: Page } }[], path: string): Place | undefined => {
  const page = matches.at(-1)?.staticData.page
  return page && { page, path }
}

/** After each navigation: the tab's title, the flag of denied access, where the focus stands, the log of page views. */
export function watchNavigation(): void {
  let before: Place | undefined
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) resetDenied()
  })
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const page = router.matchRoutes(toLocation).at(-1)?.staticData.page
    if (page) document.title = documentTitle(i18n._(page.title))
  })
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    const place = placeOf(router.state.matches, toLocation.pathname)
    if (!place || (before && !pathChanged)) return
    if (before) document.getElementById('content')?.focus({ preventScroll: true })
    if (currentSession()) void import('./inside.ts').then(({ logPageView }) => logPageView(place, before))
    before = place
  })
}
