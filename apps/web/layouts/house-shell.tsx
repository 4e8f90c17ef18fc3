import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArchiveBanner, PeriodSwitch } from '#areas/calendar/web/index.ts'
import { ImpersonationBanner, PersonMenu } from '#areas/people/web/index.ts'
import { Shell } from '#platform/web/shell/shell.tsx'
import { Inside } from './inside.tsx'

/** The shell with what the areas put into it. */
export function HouseShell({ aside }: { aside?: ReactNode }) {
  return (
    <Inside>
      <Shell
        period={<PeriodSwitch />}
        person={<PersonMenu />}
        banners={
          <>
            <ImpersonationBanner />
            <ArchiveBanner />
          </>
        }
        aside={aside}
      >
        <Outlet />
      </Shell>
    </Inside>
  )
}
