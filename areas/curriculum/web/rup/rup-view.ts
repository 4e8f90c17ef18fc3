import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import { definePlace } from '#platform/web/places.tsx'

/** What a higher room shows in the place of the plan of a year. */
export interface RupView {
  /** In the address, `?view=`. */
  id: string
  title: MessageDescriptor
  /** The way there beside the plan; without one it stands in the plan's menu. */
  button?: ComponentType<{ onClick: () => void }>
  component: ComponentType<{ yearId: number }>
}
export const rupViews = definePlace<RupView>()
