import { Outlet } from '@tanstack/react-router'
import { ArchiveBanner, PeriodSwitch } from '#areas/calendar/web/index.ts'
import { NoticeBell } from '#areas/notices/web/index.ts'
import { ImpersonationBanner, PersonMenu } from '#areas/people/web/index.ts'
import { JobsButton } from '#platform/web/jobs/jobs-button.tsx'
import { Shell } from '#platform/web/shell/shell.tsx'
import { Inside } from './inside.tsx'

/** The frame of most pages: the shell with what the areas put into it. */
export function DefaultLayout() {
  return (
    <Inside>
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
            <ImpersonationBanner />
            <ArchiveBanner />
          </>
        }
      >
        <Outlet />
      </Shell>
    </Inside>
  )
}
