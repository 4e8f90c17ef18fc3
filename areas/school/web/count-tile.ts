import type { MessageDescriptor } from '@lingui/core'
import { definePlace } from '#platform/web/places.tsx'

/** How many there are of something, with the way to its list; shown to who gets a number. */
export interface CountTile {
  /** Of the count, as the server knows it. */
  id: string
  title: MessageDescriptor
  /** Among the tiles, the smallest first. */
  order: number
  to: string
  search?: Record<string, string>
}
/** Tiles of higher rooms. */
export const countTiles = definePlace<CountTile>()
