import type { ComponentType } from 'react'
import { definePlace } from '#platform/web/places.tsx'

/** What a higher room shows in the place of the lists of people. */
export interface PeopleView {
  /** Whether the address asks for it, and the reader may have it; a hook. */
  useIsOpen: () => boolean
  /** The way there, beside a list. */
  opener: ComponentType
  component: ComponentType
}
export const peopleViews = definePlace<PeopleView>()
