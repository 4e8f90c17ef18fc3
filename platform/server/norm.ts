import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { Text } from '#platform/contract/text.ts'

/** Numbers of a norm by the keys of its lines. */
export type NormNumbers = Readonly<Record<string, number>>

/** A norm of one number has one line of this key. */
export const soleLine = 'value'

/**
 * Numbers that an order or the school may change: they hold from a day on, and every area reads them of the day in question
 * (`numbersOn` of areas/norms). What stands here holds until the school has entered its own.
 */
export interface NormKind<Line extends string = string> {
  /** `room.norm`. */
  key: string
  title: Text
  /** The heading under which it stands among others. */
  group: Text
  /** What the numbers count: «часов в неделю», «%», «₸». */
  unit: Text
  /** Whoever holds it may read the norm, at write change it. */
  permission: PermissionKey
  lines: readonly { key: Line; title: Text }[]
  /** The largest number, and how many digits may stand after the comma. */
  max: number
  decimals: 0 | 1 | 2
  /** From when, by what, which numbers; the earliest holds before its day too. */
  initial: readonly { since: CalendarDate; source: Text; numbers: Readonly<Record<Line, number>> }[]
}
