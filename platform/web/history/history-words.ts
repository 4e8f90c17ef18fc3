import { definePlace } from '../places.tsx'
import type { HistoryWords } from './words.ts'

/** Fetches the hook that describes changes of an area's tables. */
export type LoadHistoryWords = () => Promise<() => HistoryWords>

/** How changes of all areas are described. */
export const historyWords = definePlace<LoadHistoryWords>()
