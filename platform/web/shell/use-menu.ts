import { useMemo } from 'react'
import { useSession } from '../api/session.ts'
import { usePages } from '../pages-context.ts'
import { arrange, beginsFolded, type ArrangedMenu } from './arrange.ts'
import { menuOf, type MenuSection } from './menu.ts'
import { useMenuSettings } from './use-menu-settings.ts'

/** All that the rights open, group by group. */
export function useMenu(): MenuSection[] {
  const pages = usePages()
  const session = useSession()
  return useMemo(() => menuOf(pages, session), [pages, session])
}

/** The same as its owner likes it. */
export function useArrangedMenu(): ArrangedMenu & { beginsFolded: boolean } {
  const menu = useMenu()
  const { favourites } = useMenuSettings().settings
  return useMemo(() => ({ ...arrange(menu, favourites), beginsFolded: beginsFolded(menu) }), [menu, favourites])
}
