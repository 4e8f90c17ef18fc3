import type { MessageDescriptor } from '@lingui/core'
import { definePlace } from '../places.tsx'

/** How the page of all changes names an area's tables. */
export interface AreaHistory {
  /** The first part of their names. */
  schema: string
  title: MessageDescriptor
}
/** The histories of all areas. */
export const areaHistories = definePlace<AreaHistory>()
