import type { ComponentType } from 'react'
import { definePlace } from '../places.tsx'
import type { PagePart } from '../routes.ts'

/** A card of the first page, or several, that a room shows to some: by what the rights open, not by what a role is called. */
export interface HomeCard extends PagePart {
  id: string
  /**
   * How soon it is wanted, the smallest first: the page holds six. Below 0 it stands above the day; up to 20 it is one's own
   * day, to 40 what waits to be done, above that what is good to know.
   */
  order: number
}
export const homeCards = definePlace<HomeCard>()

/** A panel among those of a class teacher's own classes on the first page. */
export interface OwnClassPanel {
  id: string
  /** Among the panels, the smallest first; who is absent stands at 10, who fails at 30. */
  order: number
  component: ComponentType<{ classes: readonly { id: number; title: string }[] }>
}
export const ownClassPanels = definePlace<OwnClassPanel>()

/** A card above a child's day on the page of its family, whichever child is shown. */
export interface FamilyCard {
  id: string
  /** Among the cards, the smallest first. */
  order: number
  component: ComponentType
}
export const familyCards = definePlace<FamilyCard>()
