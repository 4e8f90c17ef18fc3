import type { ComponentType } from 'react'
import { definePlace } from '#platform/web/places.tsx'

/** A part of one's own profile; it shows nothing where it is of no use to the reader. */
export interface ProfilePart {
  id: string
  component: ComponentType
}
/** Parts of higher rooms. */
export const profileParts = definePlace<ProfilePart>()
