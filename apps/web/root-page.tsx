import { Outlet, useRouteContext } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'
import { AppHalfContext } from './app-half.ts'

/**
 * The page of the address, or that it is not there for whoever asks: told by what is drawn, since a «not found» that was
 * thrown would be thrown again at the next page that is not there.
 */
export function RootPage(): ReactNode {
  const half = use(AppHalfContext)
  const { isMissing = false } = useRouteContext({ strict: false })
  return half && isMissing ? <half.notFoundPage /> : <Outlet />
}
