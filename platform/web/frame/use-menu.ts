import { useMemo } from 'react'
import { useSession } from '../api/session.ts'
import { usePages } from '../pages-context.ts'
import { menuOf, type MenuSection } from './menu.ts'

/** All that the rights open, group by group. */
export function useMenu(): MenuSection[] {
  const pages = usePages()
  const session = useSession()
  return useMemo(() => menuOf(pages, session), [pages, session])
}
