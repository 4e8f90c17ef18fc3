import type { MessageDescriptor } from '@lingui/core'
import { definePlace } from '../places.tsx'
import type { HistoryWords } from './words.ts'

/** What the page of all changes must know of an area's tables. */
export interface AreaHistory {
  /** The first part of their names. */
  schema: string
  title: MessageDescriptor
  /** Fetches the hook that describes their changes; without it a table is shown by its name. */
  loadWords?: () => Promise<() => HistoryWords>
}
/** The histories of all areas. */
export const areaHistories = definePlace<AreaHistory>()
