import type { RawBuilder } from 'kysely'
import type { Access } from '#platform/contract/access.ts'
import type { SetUpLink } from '#platform/contract/set-up-links.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Database } from './database.ts'

interface Asked {
  db: Database
  yearId: number
  /** By which memberships and assignments are looked at: today, else the first or the last day of the year. */
  day: string
  yearStart: string
}
/** Something that a year needs before it is taught, or had better have, as the area to which it belongs says it. */
export interface ReadinessCheck {
  /** Stable. */
  id: string
  link: SetUpLink
  /** Within its link. */
  order: number
  title: Text
  /** What follows where it is missing. */
  hint: Text
  /** Without it nothing is taught; else it is advised. */
  isNeeded: boolean
  /** The page on which it is repaired, with what narrows it to what is missing. */
  to: `/${string}`
  /** Names the way there: «Назначить учителей». */
  repair: Text
  /** Who reads it; to others it is not shown. */
  access: Access
  /** A query of one row, `missing` of `total`: one part of the statement for all checks. */
  count: (asked: Asked) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>
}
