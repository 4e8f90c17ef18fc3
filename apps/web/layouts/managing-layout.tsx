import { Outlet } from '@tanstack/react-router'
import { PeriodSwitch } from '#areas/calendar/web/index.ts'
import { Box } from '#platform/web/ui/index.ts'
import { ManagingLinks } from './managing-links.tsx'

/** The frame of the study set-up of a year: its pages stand side by side; on phones the year is chosen here, the bar has no room. */
export function ManagingLayout() {
  return (
    <>
      <Box hiddenFrom="sm" mb="xs" data-print="never">
        <PeriodSwitch />
      </Box>
      <ManagingLinks />
      <Outlet />
    </>
  )
}
