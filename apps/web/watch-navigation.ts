import { i18n } from '@lingui/core'
import { requestedStep } from '#platform/web/api/requested-step.ts'
import { resetDenied } from '#platform/web/api/catalogue.ts'
import { currentSession } from '#platform/web/api/session.ts'
import type { Viewed } from '#platform/web/area.ts'
import { dismissDialogs } from '#platform/web/dialog/dialog.ts'
import { documentTitle } from '#platform/web/document-title.ts'
import { openedJob } from '#platform/web/jobs/open-job.ts'
import { titleOf } from '#platform/web/routes.ts'
import type { AppRouter } from './router.ts'
import type { AppParts } from './app-parts.ts'

/** What the page has begun with keeps the keyboard: a cell of the journal, the first field of a form. */
function focusContent(): void {
  const content = document.getElementById('content')
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
}

/** With each navigation: open windows, the tab's title, the flag of denied access, where the focus stands, the log of page views. */
export function watchNavigation(router: AppRouter, { onPageView }: AppParts): void {
  let before: Viewed | null = null
  // what was asked on a page is not answered on another
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (!pathChanged || !before) return
    dismissDialogs()
    openedJob.set(null)
    requestedStep.get()?.settle(false)
  })
  // at the moment when the next page stands: the one that was denied must not come back before
  router.subscribe('onLoad', ({ pathChanged, toLocation }) => {
    if (!pathChanged) return
    resetDenied()
    const page = router.matchRoutes(toLocation).at(-1)?.staticData.page
    if (page) document.title = documentTitle(i18n._(titleOf(page, currentSession())))
  })
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    const page = router.state.matches.at(-1)?.staticData.page
    if (!page || (before && !pathChanged)) return
    const [from, to] = [before, { pageId: page.id, path: toLocation.pathname }]
    before = to
    if (from) focusContent()
    if (currentSession()) onPageView(to, from)
  })
}
