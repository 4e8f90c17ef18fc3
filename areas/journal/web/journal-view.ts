import type { ComponentType } from 'react'
import { definePlace } from '#platform/web/places.tsx'
import type { JournalGrid } from '../contract/journal.ts'
import type { JournalPlace } from './journal-place.ts'

/** What a higher room shows of a group in the place of its present journal. */
export interface JournalView {
  /** Whether the address asks for it, and the reader may have it; a hook. */
  useIsOpen: () => boolean
  component: ComponentType<JournalPlace & { groupId: number }>
}
/** What a higher room shows of a journal to a former teacher: as it stood on their last day, `read_until`. */
export interface FormerJournal {
  component: ComponentType<JournalPlace & { grid: JournalGrid }>
}
export const formerJournals = definePlace<FormerJournal>()
export const journalViews = definePlace<JournalView>()
