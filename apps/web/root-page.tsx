import { Outlet, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NotFoundPage } from './shell-pages.ts'

/**
 * The page of the address, or that it is not there for whoever asks: told by what is drawn, since a «not found» that was
 * thrown would be thrown again at the next page that is not there.
 */
export function RootPage(): ReactNode {
  return useRouteContext({ strict: false }).isMissing ? <NotFoundPage /> : <Outlet />
}
