import { Outlet } from '@tanstack/react-router'
import { Shell } from '#platform/web/shell/Shell.tsx'

/** The frame of the study set-up of a year. */
export function ManagingLayout() {
  return (
    <Shell period={null} person={null} banners={null}>
      <Outlet />
    </Shell>
  )
}
