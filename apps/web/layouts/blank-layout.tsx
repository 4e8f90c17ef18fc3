import { Outlet } from '@tanstack/react-router'
import { SignedInFrame } from './signed-in-frame.tsx'

/** Nothing around the page. */
export function BlankLayout() {
  return (
    <SignedInFrame>
      <Outlet />
    </SignedInFrame>
  )
}
