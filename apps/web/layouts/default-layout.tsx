import { Outlet, useMatches } from '@tanstack/react-router'
import { useSession } from '#platform/web/api/index.ts'
import { JobsButton } from '../shell/jobs/jobs-button.tsx'
import { Shell } from '../shell/shell.tsx'
import { ShellParts } from './shell-parts.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

/** The frame of most pages: the shell with what the areas put into it. */
export function DefaultLayout() {
  const session = useSession()
  const isOpen = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.skipsAuthentication === true })
  // a stranger has no menu, no bell and no years
  if (session === null && isOpen)
    return (
      <SignedInFrame>
        <Outlet />
      </SignedInFrame>
    )
  return (
    <SignedInFrame>
      <Shell
        period={<ShellParts at="period" />}
        person={
          <>
            <JobsButton />
            <ShellParts at="person" />
          </>
        }
        banners={<ShellParts at="banner" />}
      >
        <Outlet />
      </Shell>
    </SignedInFrame>
  )
}
