import type { RawBuilder } from 'kysely'
import type { Access } from '#platform/contract/access.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Text } from '#platform/contract/text.ts'

/** What has to be done once before a new school can work, as the area that it belongs to says it. */
export interface FirstStep {
  /** Stable. */
  id: string
  /** Among the steps of all areas, the smallest first. */
  order: number
  title: Text
  /** A line on what it is for. */
  hint: Text
  /** The page on which it is done. */
  to: `/${string}`
  /** Who does it; to others it is not shown. */
  access: Access
  isDone: (today: CalendarDate) => RawBuilder<boolean>
}
