import { logout, refreshTokens } from '#areas/access/contract/tokens.ts'
import { finishLeaving } from '#platform/web/api/leaving.ts'
import { request } from '#platform/web/api/request.ts'
import { endSession, provideSession, refresh, type Ending } from '#platform/web/api/refresh.ts'
import { onTabMessage, type TabMessage } from '#platform/web/api/session-channel.ts'
import { keepSession } from './kept-session.ts'
import { safeNext } from '#platform/web/guards.ts'
import type { Page } from '#platform/web/routes.ts'
import type { AppRouter } from './router.ts'

/** Loading the document anew forgets everything that was read. */
const beginAnew = (): void => window.location.assign('/')

const pageAt = (router: AppRouter, path: string): Page | undefined =>
  router.getMatchedRoutes(path)[0].at(-1)?.options.staticData?.page

/** Who left by themself goes to /, who lost the session to /login and back afterwards; who was blocked learns it there. */
export function leave(router: AppRouter, how: Ending): void {
  const { pathname, search } = window.location
  if (how === 'left') return beginAnew()
  // a page that opens without sign-in signs in on the spot, or needs nobody
  if (how === 'lost' && pageAt(router, pathname)?.skipsAuthentication) return
  const next = safeNext(pathname + search)
  const requested = new URLSearchParams({
    ...(next === '/' ? {} : { next }),
    ...(how === 'blocked' ? { blocked: '1' } : {}),
  })
  window.location.assign(requested.size > 0 ? `/login?${requested}` : '/login')
}

function heed(message: TabMessage): void {
  if (message === 'ended') endSession('lost', { toOtherTabs: false })
  else if (message === 'left') endSession('lost', { toOtherTabs: false, keepsInput: false })
  // without an answer the next renewal tells
  else if (message === 'renewed') void refresh().catch(() => undefined)
  else beginAnew()
}

/** Joins the life of the session with the pages, in this tab and beside the others. @param onEnd hears that it has ended here */
export function watchSession(onEnd: (how: Ending) => void): void {
  keepSession()
  finishLeaving(() => request(logout, { body: {} }))
  provideSession({
    refresh: refreshTokens,
    onEnd,
    onOther: beginAnew,
  })
  onTabMessage(heed)
  // a page that the browser has kept for Back would show what was read before signing out
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
}
