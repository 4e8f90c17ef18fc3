import { Outlet } from '@tanstack/react-router'
import { ManagingLinks } from './managing-links.tsx'

/** The frame of the study set-up of a year: its pages stand side by side. */
export function ManagingLayout() {
  return (
    <>
      <ManagingLinks />
      <Outlet />
    </>
  )
}
