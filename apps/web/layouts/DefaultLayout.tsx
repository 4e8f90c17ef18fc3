import { Outlet } from '@tanstack/react-router'
import { Shell } from '#platform/web/shell/Shell.tsx'

/** The frame of most pages. */
export function DefaultLayout() {
  return (
    <Shell period={null} person={null} banners={null}>
      <Outlet />
    </Shell>
  )
}
