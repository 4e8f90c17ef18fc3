import type { CalendarDate } from '#platform/contract/calendar-date.ts'

/** What holds on a day: the latest that began by then, before all of them the earliest. @param dated in any order, not empty */
export function ofDay<One extends { since: CalendarDate }>(dated: readonly One[], day: CalendarDate): One {
  const sorted = dated.toSorted((one, other) => one.since.localeCompare(other.since))
  const found = sorted.findLast(({ since }) => since <= day) ?? sorted[0]
  if (found === undefined) throw new Error('a norm without numbers')
  return found
}
