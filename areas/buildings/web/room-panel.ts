import type { ComponentType } from 'react'
import type { Access } from '#platform/contract/access.ts'
import { definePlace } from '#platform/web/places.tsx'

/** What another room tells of a room on its card: the lessons of the day. */
export interface RoomPanel {
  id: string
  /** Of the calls it makes. */
  access: Access
  component: ComponentType<{ roomId: number }>
}
export const roomPanels = definePlace<RoomPanel>()
