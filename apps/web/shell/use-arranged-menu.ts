import { useMemo } from 'react'
import { useMenu } from '#platform/web/frame/use-menu.ts'
import { arrange, beginsFolded, type ArrangedMenu } from './arrange.ts'
import { useMenuSettings } from './use-menu-settings.ts'

/** All that the rights open, as its owner likes it. */
export function useArrangedMenu(): ArrangedMenu & { beginsFolded: boolean } {
  const menu = useMenu()
  const { favourites } = useMenuSettings().settings
  return useMemo(() => ({ ...arrange(menu, favourites), beginsFolded: beginsFolded(menu) }), [menu, favourites])
}
