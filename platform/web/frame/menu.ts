import type { MessageDescriptor } from '@lingui/core'
import { allows, type Rights } from '#platform/contract/access.ts'
import { menuGroups, titleOf, type MenuGroup, type MenuPlace, type Page } from '../routes.ts'
import type { IconName } from './icons.ts'

export interface MenuEntry {
  id: string
  to: string
  title: MessageDescriptor
  hint: MessageDescriptor | null
  icon: IconName
  use: number
  /** Pages of other entries lie under its address: only its own page is it. */
  isExact: boolean
}
export interface MenuSection {
  group: MenuGroup | null
  entries: MenuEntry[]
}

const placeOf = (page: Page, rights: Rights): MenuPlace | null =>
  typeof page.menu === 'function' ? page.menu(rights) : (page.menu ?? null)

/** The left navigation of who is signed in: only pages they may open, grouped and ordered; empty groups are left out. */
export function menuOf(pages: readonly Page[], rights: Rights | null): MenuSection[] {
  if (rights === null) return []
  const placed = pages.flatMap((page) => {
    const place = allows(page.access, rights) ? placeOf(page, rights) : null
    return place === null ? [] : [{ page, place }]
  })
  const addressOf = ({ page, place }: (typeof placed)[number]) => place.to ?? page.path
  const addresses = placed.map(addressOf)
  return [null, ...menuGroups].flatMap((group) => {
    const entries = placed
      .filter(({ place }) => place.group === group)
      .toSorted((a, b) => a.place.order - b.place.order)
      .map(({ page, place }) => ({ page, place, to: addressOf({ page, place }) }))
      .map(({ page, place, to }) => ({
        id: page.id,
        to,
        isExact: to === '/' || addresses.some((other) => other.startsWith(`${to}/`)),
        title: titleOf(page, rights),
        hint: place.hint ?? null,
        icon: place.icon,
        use: place.use,
      }))
    return entries.length > 0 ? [{ group, entries }] : []
  })
}
