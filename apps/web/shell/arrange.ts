import type { MenuSettings } from '#platform/contract/menu-settings.ts'
import type { MenuEntry, MenuSection } from '#platform/web/frame/menu.ts'

/** So many places are proposed to who has chosen none. */
const proposed = 6
/** So many the bottom of a phone holds. */
export const placesOnPhone = 5
/** A longer menu begins with its groups folded: one's own places stand open above them. */
const longMenu = 12

export interface ArrangedMenu {
  /** Own places, in their order: those chosen, else those that the rights make one's work. */
  favourites: MenuEntry[]
  /** All else, each in its one group. */
  sections: MenuSection[]
}

/** A menu as its owner likes it; each entry stands in one place only. What was chosen and may not be opened any more is left out. */
export function arrange(menu: readonly MenuSection[], chosen: MenuSettings['favourites']): ArrangedMenu {
  const all = menu.flatMap(({ entries }) => entries)
  const favourites =
    chosen === null
      ? all.toSorted((one, other) => one.use - other.use).slice(0, proposed)
      : chosen.flatMap((id) => all.find((entry) => entry.id === id) ?? [])
  const sections = menu
    .map(({ group, entries }) => ({ group, entries: entries.filter((entry) => !favourites.includes(entry)) }))
    .filter(({ entries }) => entries.length > 0)
  return { favourites, sections }
}

/** Whether groups nobody has folded or opened begin folded. */
export const beginsFolded = (menu: readonly MenuSection[]): boolean =>
  menu.reduce((count, { entries }) => count + entries.length, 0) > longMenu
