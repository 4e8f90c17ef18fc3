import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Preview } from '#platform/contract/preview.ts'
import type { Database } from './database.ts'

/** What a room keeps of teaching groups on days from one on: told before they are divided, merged or closed on that day. */
export interface GroupHold {
  /** Among what rooms tell, the smallest first. */
  order: number
  read: (db: Database, asked: { groups: readonly number[]; from: CalendarDate }) => Promise<Preview['effects']>
}
