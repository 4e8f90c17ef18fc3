import type { Text } from '#platform/contract/text.ts'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'

/** Something that happened to a student, or held for some days. */
export interface TimelineEntry {
  /** The day, or the first of the days, `yyyy-MM-dd`. */
  date: string
  /** The last of the days; null for a single day, and where no end is set. */
  until: string | null
  /** Said to whoever asks. */
  title: string
  detail: string | null
}
/** What a room tells of a student's life. */
export interface TimelineSource {
  /** Stable: pages filter by it. */
  id: string
  title: Text
  /** Those entries that the caller may read; none for who may read nothing of it. */
  read: (asking: { db: Database; caller: Caller; today: string }, studentId: number) => Promise<TimelineEntry[]>
}
