import { Outlet, useMatches } from '@tanstack/react-router'
import { ArchiveBanner, PeriodSwitch } from '#areas/calendar/web/index.ts'
import { RunningBanner } from '#areas/evacuation/web/index.ts'
import { NoticeBell } from '#areas/notices/web/index.ts'
import { ImpersonationBanner, PersonMenu } from '#areas/people/web/index.ts'
import { useSession } from '#platform/web/api/index.ts'
import { JobsButton } from '#platform/web/jobs/jobs-button.tsx'
import { Shell } from '#platform/web/shell/shell.tsx'
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
        period={<PeriodSwitch />}
        person={
          <>
            <JobsButton />
            <NoticeBell />
            <PersonMenu />
          </>
        }
        banners={
          <>
            <RunningBanner />
            <ImpersonationBanner />
            <ArchiveBanner />
          </>
        }
      >
        <Outlet />
      </Shell>
    </SignedInFrame>
  )
}
