import { Outlet } from '@tanstack/react-router'
import { Inside } from './inside.tsx'

/** Nothing around the page. */
export function BlankLayout() {
  return (
    <Inside>
      <Outlet />
    </Inside>
  )
}
