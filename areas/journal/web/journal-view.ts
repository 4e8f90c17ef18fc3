import type { ComponentType } from 'react'
import { definePlace } from '#platform/web/places.tsx'
import type { JournalPlace } from './journal-place.ts'

/** What a higher room shows of a group in the place of its present journal. */
export interface JournalView {
  /** Whether the address asks for it, and the reader may have it; a hook. */
  useIsOpen: () => boolean
  component: ComponentType<JournalPlace & { groupId: number }>
}
export const journalViews = definePlace<JournalView>()
