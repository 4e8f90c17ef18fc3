import type { ComponentType } from 'react'
import type { Rights } from '#platform/contract/access.ts'
import type { ListView } from '#platform/contract/list-views.ts'
import { definePlace } from '../places.tsx'

/** A dialog in which a kept view of a list is shown to others. */
export interface ViewSharing {
  isFor: (rights: Rights | null) => boolean
  component: ComponentType<{ view: ListView; onShared: (view: ListView) => void; onClose: () => void }>
}
export const viewSharing = definePlace<ViewSharing>()
