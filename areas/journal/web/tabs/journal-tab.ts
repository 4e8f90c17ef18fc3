import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Access } from '#platform/contract/access.ts'
import { definePlace } from '#platform/web/places.tsx'
import type { RoomPresence } from '#platform/web/realtime/index.ts'
import type { JournalFrame } from '../../contract/journal.ts'
import type { JournalSession } from '../journal-session.ts'
import type { JournalPlace } from '../journal-place.ts'
import type { Period } from '../sheet/columns.ts'

export interface JournalTabProps extends JournalPlace {
  journalSession: JournalSession
  presence: RoomPresence
  period: Period
}

/** A tab of an open journal. */
export interface JournalTab {
  /** In the address, `?tab=`. */
  id: string
  title: MessageDescriptor
  /** Among the tabs, the smallest first; the room's own stand at 10 and 30. */
  order: number
  /** Of the calls it makes beside those of the journal. */
  access?: Access
  /** Whether this journal has it, a hook; by default every journal. */
  useIsFor?: (grid: JournalFrame) => boolean
  /** A hook: asks what `useIsFor` will ask, while it is not known yet which journal opens; its answers stay fresh until then. */
  useAhead?: (year: number | undefined) => void
  /** It shows lessons one by one: it stands too for who reads some of them alone. */
  isByLessons?: true
  /** It shows the quarter or the year that is chosen for the journal. */
  hasPeriod?: true
  /** Words of the address at which only this tab looks: they do not go over to the next one. */
  ownAddress?: readonly string[]
  component: ComponentType<JournalTabProps>
}
/** Tabs of higher rooms. */
export const journalTabs = definePlace<JournalTab>()
