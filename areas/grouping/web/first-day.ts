import { schoolDay } from '#platform/web/format/moment.ts'

/** The day of a year from which a change is offered: today, or the nearest day of the year. */
export function firstDay({ from, to }: { from: string; to: string }): string {
  const today = schoolDay()
  return today < from ? from : today > to ? to : today
}
