import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Access } from '#platform/contract/access.ts'
import { definePlace } from '#platform/web/places.tsx'

/** A section of a class's card that a higher room brings. */
export interface ClassSection {
  id: string
  title: MessageDescriptor
  /** Of the calls it makes. */
  access: Access
  component: ComponentType<{ classId: number }>
}
export const classSections = definePlace<ClassSection>()
