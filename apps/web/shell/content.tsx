import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { allows } from '#platform/contract/access.ts'
import { useIsDenied } from '#platform/web/api/catalogue.ts'
import { useSession } from '#platform/web/api/session.ts'
import { Redirect } from '#platform/web/redirect.tsx'
import { AccessDenied } from './access-denied.tsx'
import { useIsFullHeight } from '#platform/web/frame/full-height.ts'
import classes from './shell.module.css'

/** The page itself, unless its reader lacks the right to it, or the server has just said so. */
export function Content({ children }: { children: ReactNode }) {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page })
  const session = useSession()
  const isDenied = useIsDenied()
  const isFullHeight = useIsFullHeight()
  const isTheirs = page === undefined || allows(page.access, session)
  // a page of others that opens without signing in: a family has pages of its own
  if (!isTheirs && session?.client === 1) return <Redirect to="/" />
  const isShown = !isDenied && isTheirs
  return (
    <div id="content" tabIndex={-1} className={classes['content']} data-full-height={isFullHeight || undefined}>
      {isShown ? children : <AccessDenied />}
    </div>
  )
}
