import type { ComponentType } from 'react'
import { definePlace } from '#platform/web/places.tsx'
import type { People } from './use-people.ts'

/** What can be done beside a list of people. */
export interface PeopleTool {
  /** Among the tools, the smallest first; the room's own stand at 10, 30 and 40. */
  order: number
  component: ComponentType<{ people: People }>
}
/** Tools of higher rooms. */
export const peopleTools = definePlace<PeopleTool>()
