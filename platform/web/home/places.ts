import type { ComponentType } from 'react'
import type { Rights } from '#platform/contract/access.ts'
import { definePlace } from '../places.tsx'

/** A part of the first page that a room shows to some. */
export interface HomeCard {
  id: string
  /** Among the cards, the smallest first; below 0 above the day itself. */
  order: number
  isFor: (rights: Rights) => boolean
  component: ComponentType
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
