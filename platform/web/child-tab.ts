import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import { definePlace } from './places.tsx'

/** A tab of a child on the page of its family. */
export interface ChildTab {
  /** In the address, `?tab=`. */
  id: string
  title: MessageDescriptor
  /** Among the tabs, the smallest first; the child's day stands at 10. */
  order: number
  component: ComponentType<{ studentId: number; name: string }>
}
export const childTabs = definePlace<ChildTab>()
