import { QueryClientProvider } from '@tanstack/react-query'
import { use, useEffect, type ReactNode } from 'react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { allows } from '#platform/contract/access.ts'
import { useSession } from '#platform/web/api/session.ts'
import { whenIdle } from '#platform/web/when-idle.ts'
import { keepPages, keepShell } from '../update.ts'
import { AppPartsContext } from '../app-parts.ts'
import { ShellParts } from './shell-parts.tsx'

/** What goes on in the background begins once the page that was opened is drawn, after so long at the latest. */
const latestMs = 2_000

/** What pages of every layout stand in, once somebody has come in: the cache of answers, the worker of the shell. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const app = use(AppPartsContext)
  const session = useSession()
  useEffect(
    () =>
      whenIdle(() => {
        void keepShell()
        app?.startBackground()
      }, latestMs),
    [app],
  )
  useEffect(() => {
    // who acts as somebody else leaves nothing of theirs on the device
    if (!app || session === null || session.act !== undefined) return
    void keepPages(app.pages.filter(({ access }) => allows(access, session)).map(({ id }) => id))
  }, [app, session])
  return (
    <QueryClientProvider client={queryClient}>
      <ShellParts at="everywhere" />
      {children}
    </QueryClientProvider>
  )
}
