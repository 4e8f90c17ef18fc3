import { Outlet } from '@tanstack/react-router'
import { House } from '#platform/web/house.tsx'
import { PagesContext } from '#platform/web/pages-context.ts'
import { pages } from './areas.ts'

export function Root() {
  return (
    <House>
      <PagesContext value={pages}>
        <Outlet />
      </PagesContext>
    </House>
  )
}
