import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Access } from '#platform/contract/access.ts'
import { definePlace } from '#platform/web/places.tsx'

/** A tab of `/passport/guides` beside the dictionaries. */
export interface GuideTab {
  /** In the address, `?tab=`. */
  id: string
  title: MessageDescriptor
  /** Among the tabs, the smallest first; the dictionaries stand at 10. */
  order: number
  /** Of the calls it makes. */
  access: Access
  component: ComponentType
}
/** Tabs of other rooms. */
export const guideTabs = definePlace<GuideTab>()
