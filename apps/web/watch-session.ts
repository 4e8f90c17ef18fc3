import { refreshTokens } from '#areas/access/contract/tokens.ts'
import { endSession, provideSession, type Ending } from '#platform/web/api/refresh.ts'
import { hearTabs } from '#platform/web/api/session-channel.ts'
import { safeNext } from '#platform/web/guards.ts'
import { router } from './router.ts'

const beginAnew = (): void => window.location.assign('/')

/** Who left by themself goes to /, who lost the session to /login and back afterwards. */
function leave(how: Ending): void {
  if (how === 'left') return void router.navigate({ to: '/' })
  const next = safeNext(router.state.location.href)
  if (router.state.location.pathname !== '/login')
    void router.navigate({ to: '/login', search: next === '/' ? {} : { next } })
}

/** Joins the life of the session with the pages, in this tab and beside the others. */
export function watchSession(): void {
  provideSession({ refresh: refreshTokens, onEnd: leave, onOther: beginAnew })
  hearTabs((said) => (said === 'ended' ? endSession('lost', { tell: false }) : beginAnew()))
  // a page that the browser has kept for Back would show what was read before signing out
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
}
