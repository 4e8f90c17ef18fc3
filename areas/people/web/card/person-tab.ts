import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Access } from '#platform/contract/access.ts'
import { definePlace } from '#platform/web/places.tsx'
import type { PersonCard } from '../../contract/people.ts'

/** A tab of a person's card. */
export interface PersonTab {
  /** In the address, `?tab=`. */
  id: string
  title: MessageDescriptor
  /** Among the tabs, the smallest first; the room's own stand at 10, 20, 30 and from 80 on. */
  order: number
  /** Of the calls it makes. */
  access: Access
  /** Whether this person's card has it; by default everybody's. */
  isFor?: (person: PersonCard) => boolean
  component: ComponentType<{ person: PersonCard }>
}
/** Tabs of higher rooms. */
export const personTabs = definePlace<PersonTab>()
